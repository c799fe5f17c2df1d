/**
 * `<keep-typed name="…">`: what is typed in the form inside survives a reload within the session. It works before the
 * code of the form has arrived, and when that code cannot be loaded. The form says `typed:done` when it has been sent.
 */
type Field = HTMLInputElement | HTMLTextAreaElement;

class KeepTyped extends HTMLElement {
  #fields = () => this.querySelectorAll<Field>('input[name], textarea[name]');

  connectedCallback() {
    const key = `typed:${this.getAttribute('name')}`;
    try {
      const typed = JSON.parse(sessionStorage.getItem(key) ?? '{}');
      for (const field of this.#fields()) field.value ||= typed[field.name] ?? '';
    } catch {
      // Without storage, or with one that is spoilt, the form starts empty.
    }
    const keep = () => {
      const typed = Object.fromEntries([...this.#fields()].map(({ name, value }) => [name, value]));
      try {
        sessionStorage.setItem(key, JSON.stringify(typed));
      } catch {
        // Storage may be full or forbidden; typing must go on.
      }
    };
    this.addEventListener('input', keep);
    // A program that fills in the fields may say nothing but this.
    this.addEventListener('change', keep);
    this.addEventListener('typed:done', () => sessionStorage.removeItem(key));
  }
}

customElements.define('keep-typed', KeepTyped);
