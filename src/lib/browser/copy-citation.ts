/** `<copy-citation data-citation>`: adds a Copy button beside a citation that can be read and selected without it. */
class CopyCitation extends HTMLElement {
  connectedCallback() {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'copy';
    button.textContent = 'Copy citation';
    button.addEventListener('click', () => {
      navigator.clipboard.writeText(this.dataset.citation ?? '').then(
        () => {
          button.textContent = 'Copied';
        },
        () => {
          // Without the clipboard the citation is selected, ready for the reader's own copy.
          const text = this.querySelector('cite');
          if (text) getSelection()?.selectAllChildren(text);
        },
      );
    });
    button.setAttribute('aria-live', 'polite');
    this.append(' ', button);
  }
}

customElements.define('copy-citation', CopyCitation);
