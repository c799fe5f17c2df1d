/**
 * `<copy-button data-text="…" data-label="Copy link">`: adds a button that copies the text. Where the browser refuses,
 * the text is shown in a box it can be copied from. What it copies can be read and selected on the page without it.
 */
class CopyButton extends HTMLElement {
  connectedCallback() {
    const { text = '', label = 'Copy', done = 'Copied' } = this.dataset;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = this.dataset.style ?? 'copy';
    button.textContent = label;
    button.setAttribute('aria-live', 'polite');
    button.addEventListener('click', async () => {
      try {
        // An insecure page and an old browser have no clipboard at all.
        await navigator.clipboard.writeText(text);
        button.textContent = done;
      } catch {
        prompt(label, text);
      }
    });
    this.append(button);
  }
}

customElements.define('copy-button', CopyButton);
