/**
 * <optimized-image data-src="/cities/delhi.png"> around a real <img>: its states (`data-state` loading, loaded, failed)
 * and its fallbacks. Without this script the <img> is simply a picture.
 */
const BLUR_STAYS_MS = 50;

/** A live region must be on the page for a moment before its words are, or they are not announced. */
const ANNOUNCE_AFTER_MS = 100;

/** A second tap within this time is still the first one's. */
const DOUBLE_TAP_MS = 500;

/** What to load, best first: the variant in the page, the same in the format of the source, the source. */
function candidatesOf(first: string, source: string): string[] {
  if (first === source) return [source];
  return [first, first.replace(/\w+$/, source.slice(source.lastIndexOf('.') + 1)), source];
}

class OptimizedImage extends HTMLElement {
  #listeners = new AbortController();
  #attempt = 0;
  #retriedAt = Number.NEGATIVE_INFINITY;
  #candidates: string[] | undefined;
  #status: HTMLElement | undefined;

  connectedCallback() {
    const image = this.querySelector('img');
    if (!image) return;
    this.#listeners = new AbortController();
    const { signal } = this.#listeners;
    const first = image.getAttribute('src') ?? '';
    this.#candidates ??= candidatesOf(first, this.dataset.src ?? first);
    image.addEventListener('load', () => setTimeout(() => this.#show('loaded'), BLUR_STAYS_MS), { signal });
    image.addEventListener('error', () => this.#try(image, this.#attempt + 1), { signal });
    this.addEventListener(
      'click',
      (event) => {
        // Inside a card that is one large link, Retry must not follow the link, nor may the second tap of a double
        // one, which meets the picture: the button is gone by then.
        if (event.timeStamp - this.#retriedAt < DOUBLE_TAP_MS) event.preventDefault();
      },
      { signal },
    );

    // The picture may have arrived, or failed, before this script ran.
    if (!image.complete) this.#show('loading');
    else if (image.naturalWidth > 0) this.#show('loaded');
    else this.#try(image, this.#attempt + 1);
  }

  disconnectedCallback() {
    this.#listeners.abort();
  }

  #show(state: 'loading' | 'loaded' | 'failed') {
    this.dataset.state = state;
  }

  #try(image: HTMLImageElement, attempt: number) {
    const candidate = this.#candidates?.[attempt];
    if (!candidate) return this.#fail(image);
    this.#attempt = attempt;
    this.#show('loading');
    image.src = candidate;
  }

  #fail(image: HTMLImageElement) {
    this.#status ??= this.#addFailure(image);
    const status = this.#status;
    status.textContent = '';
    this.#show('failed');
    setTimeout(() => {
      status.textContent = 'Failed to load image';
    }, ANNOUNCE_AFTER_MS);
  }

  /** Adds the message and the button, shown by the stylesheet in the failed state; returns the live region. */
  #addFailure(image: HTMLImageElement) {
    const panel = document.createElement('span');
    panel.dataset.failure = '';
    const status = document.createElement('span');
    status.setAttribute('role', 'status');
    const retry = document.createElement('button');
    retry.type = 'button';
    retry.textContent = 'Retry';
    retry.addEventListener('click', (event) => {
      this.#retriedAt = event.timeStamp;
      // The button is about to disappear; without this, keyboard readers would be sent to the top of the page.
      this.tabIndex = -1;
      this.focus({ preventScroll: true });
      this.#try(image, 0);
    });
    panel.append(status, retry);
    this.append(panel);
    return status;
  }
}

customElements.define('optimized-image', OptimizedImage);
