/**
 * `<site-search>`: answers what is typed into its form, and `?q=` of the address, on the page itself. The code and the
 * index are loaded when there is something to answer or the reader comes to the field. Without them the form and the
 * lists below it are plain HTML.
 */
class SiteSearch extends HTMLElement {
  connectedCallback() {
    const start = async () => (await import('./controller.ts')).startSearchPage(this);
    if (new URLSearchParams(location.search).get('q')) start();
    else this.addEventListener('focusin', start, { once: true });
  }
}

customElements.define('site-search', SiteSearch);
