/**
 * `<filter-rows>`: puts a field above a table or a list that hides the rows without the words typed. Without this they
 * are simply all there. A number matches only at the start of a word, so that "23" does not find 1823. Its words stand in
 * `data-` attributes, in the language of the page.
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
    const { hint = '', label: name = '', shown: someShown = '', none = '' } = this.dataset;
    field.placeholder = hint;
    const label = document.createElement('label');
    label.className = 'row-filter no-print';
    label.append(name, field);
    const count = document.createElement('p');
    count.className = 'row-count no-print';
    count.setAttribute('role', 'status');
    this.prepend(label, count);

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
      if (typed.length === 0) count.textContent = '';
      else {
        const said = [shown, rows.length, field.value.trim()];
        count.textContent = (shown > 0 ? someShown : none).replace(
          /{([123])}/g,
          (_, place) => `${said[place - 1]}`,
        );
      }
    });
  }
}

customElements.define('filter-rows', FilterRows);
