/**
 * `<filter-rows>`: puts a field above a table or a list that hides the rows without the words typed. Without this they
 * are simply all there. A number matches only at the start of a word, so that "23" does not find 1823.
 */
class FilterRows extends HTMLElement {
  connectedCallback() {
    const rows = [...this.querySelectorAll<HTMLElement>('tbody tr, li')].map((row) => {
      const text = [...row.children]
        .map((part) => part.textContent)
        .join(' ')
        .toLowerCase();
      return { row, text, words: text.split(/[\s,]+/) };
    });
    const field = document.createElement('input');
    field.type = 'search';
    field.className = 'row-filter no-print';
    field.placeholder = this.dataset.hint ?? '';
    field.setAttribute('aria-label', 'Filter the rows by number or words');
    const count = document.createElement('p');
    count.className = 'small muted no-print';
    count.setAttribute('role', 'status');
    this.prepend(field, count);

    field.addEventListener('input', () => {
      const typed = [...new Set(field.value.toLowerCase().split(/\s+/).filter(Boolean))];
      let shown = 0;
      for (const { row, text, words } of rows) {
        const matches = typed.every((part) =>
          /^\d/.test(part) ? words.some((word) => word.startsWith(part)) : text.includes(part),
        );
        row.hidden = !matches;
        if (matches) shown++;
      }
      count.textContent = typed.length > 0 ? `${shown} of ${rows.length} rows` : '';
    });
  }
}

customElements.define('filter-rows', FilterRows);
