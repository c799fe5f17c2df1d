/** `<print-button>`: adds a button that prints the page. The browser's own menu does the same without it. */
class PrintButton extends HTMLElement {
  connectedCallback() {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'button quiet';
    button.textContent = 'Print';
    button.addEventListener('click', () => print());
    this.append(button);
  }
}

customElements.define('print-button', PrintButton);
