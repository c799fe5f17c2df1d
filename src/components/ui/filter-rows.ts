/**
 * `<filter-rows>`: puts a field above a table or a list that hides the rows without the words typed. Without this they
 * are simply all there. A number matches only at the start of a word, so that "23" does not find 1823. What it says is in
 * `data-` attributes where the page is not in English.
 */
class FilterRows extends HTMLElement {
  connectedCallback() {
    const {
      hint = '',
      label: asks = 'Filter this list',
      some = '{shown} of {all}',
      none = 'Nothing here matches “{typed}”.',
    } = this.dataset;
    const rows = [...this.querySelectorAll<HTMLElement>('tbody tr, li')].map((row) => {
      const text = [...row.children]
        .map((part) => part.textContent)
        .join(' ')
        .toLowerCase();
      return { row, text, words: text.split(/[\s,]+/) };
    });
    const field = document.createElement('input');
    field.type = 'search';
    field.placeholder = hint;
    const label = document.createElement('label');
    label.className = 'row-filter no-print';
    label.append(asks, field);
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
      const said: Record<string, string> = {
        shown: `${shown}`,
        all: `${rows.length}`,
        typed: field.value.trim(),
      };
      count.textContent =
        typed.length === 0
          ? ''
          : (shown > 0 ? some : none).replace(/\{(\w+)\}/g, (_, name: string) => said[name] ?? '');
    });
  }
}

customElements.define('filter-rows', FilterRows);
