/**
 * `<filter-rows data-table="id">`: puts a field above a table that hides the rows without the words typed. Without
 * this the table is simply whole. A number matches only at the start of a cell, so that "23" does not find 1823.
 */
class FilterRows extends HTMLElement {
  connectedCallback() {
    const table = this.querySelector('table');
    if (!table) return;
    const field = document.createElement('input');
    field.type = 'search';
    field.className = 'row-filter no-print';
    field.placeholder = 'Filter: 420, theft…';
    field.setAttribute('aria-label', 'Filter the rows by number or words');
    field.setAttribute('aria-controls', table.id);
    const count = document.createElement('p');
    count.className = 'small muted no-print';
    count.setAttribute('role', 'status');
    this.prepend(field, count);

    const rows = [...(table.tBodies[0]?.rows ?? [])].map((row) => ({
      row,
      cells: [...row.cells].map((cell) => cell.textContent?.toLowerCase() ?? ''),
    }));
    field.addEventListener('input', () => {
      const query = field.value.trim().toLowerCase();
      const startsWithDigit = /^\d/.test(query);
      let shown = 0;
      for (const { row, cells } of rows) {
        const matches = startsWithDigit
          ? cells.some((cell) => cell.split(', ').some((part) => part.startsWith(query)))
          : cells.some((cell) => cell.includes(query));
        row.hidden = !matches;
        if (matches) shown++;
      }
      count.textContent = query === '' ? '' : `${shown} of ${rows.length} rows`;
    });
  }
}

customElements.define('filter-rows', FilterRows);
