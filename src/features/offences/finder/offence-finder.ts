/**
 * `<offence-finder>`: answers its form on the page itself, while answers are chosen. The code and the offences are loaded
 * at the first touch, or at once where the address asks for something. Without them the form leads to the lists.
 */
class OffenceFinder extends HTMLElement {
  connectedCallback() {
    const first = new AbortController();
    const start = async () => {
      first.abort();
      (await import('./controller.ts')).startFinder(this);
    };
    if (location.search.length > 1) start();
    // A field that is filled in by the browser is changed without having had the focus.
    else
      for (const name of ['focusin', 'input']) this.addEventListener(name, start, { signal: first.signal });
  }
}

customElements.define('offence-finder', OffenceFinder);
