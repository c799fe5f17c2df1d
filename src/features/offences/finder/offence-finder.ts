/**
 * `<offence-finder>`: answers its form on the page itself, while answers are chosen. The code and the offences are loaded
 * at the first touch, or at once where the address asks for something. Without them the form leads to the lists.
 */
class OffenceFinder extends HTMLElement {
  connectedCallback() {
    const start = async () => (await import('./controller.ts')).startFinder(this);
    if (location.search.length > 1) start();
    else this.addEventListener('focusin', start, { once: true });
  }
}

customElements.define('offence-finder', OffenceFinder);
