import type { SearchPageWords } from '../words/page-en.ts';

/**
 * Defines `<site-search>`: answers what is typed into its form, and `?q=` of the address, on the page itself. The code and the
 * index are loaded when there is something to answer or the reader comes to the field. Without them the form and the
 * lists below it are plain HTML.
 * @param words of the language of the page; English ones come with the code
 */
export function defineSiteSearch(words?: SearchPageWords): void {
  class SiteSearch extends HTMLElement {
    connectedCallback() {
      const start = async () => (await import('./controller.ts')).startSearchPage(this, words);
      if (new URLSearchParams(location.search).get('q')) start();
      else this.addEventListener('focusin', start, { once: true });
    }
  }
  customElements.define('site-search', SiteSearch);
}
