/** `<copy-text>`: adds Copy and Print above a text that can be selected and printed without them. */
class CopyText extends HTMLElement {
  connectedCallback() {
    const text = this.querySelector<HTMLElement>('.document');
    if (!text) return;
    const tools = document.createElement('p');
    tools.className = 'tools no-print';
    const button = (name: string, act: (button: HTMLButtonElement) => void) => {
      const made = document.createElement('button');
      made.type = 'button';
      made.className = 'button quiet';
      made.textContent = name;
      made.setAttribute('aria-live', 'polite');
      made.addEventListener('click', () => act(made));
      tools.append(made);
    };
    button('Copy the text', (made) => {
      navigator.clipboard.writeText(text.textContent ?? '').then(
        () => {
          made.textContent = 'Copied';
        },
        // Without the clipboard the text is selected, ready for the reader's own copy.
        () => getSelection()?.selectAllChildren(text),
      );
    });
    button('Print', () => print());
    this.prepend(tools);
  }
}

customElements.define('copy-text', CopyText);
