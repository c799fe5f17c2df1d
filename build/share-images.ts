import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { PageDescription } from '../src/lib/page-register.ts';
import type { Order } from './share-images.worker.ts';

/** Waking the thread costs more than an order. */
const BATCH = 50;

/**
 * The pictures that links to pages are shown with. They are made in a thread of their own, while pages are rendered in
 * this one; what is on one is what its page says of itself.
 */
export class ShareImages {
  readonly #siteName: string;
  readonly #dist: string;
  readonly #orders: Order[] = [];
  readonly #worker = new Worker(new URL('./share-images.worker.ts', import.meta.url));

  /** @param dist folder of the build */
  constructor(siteName: string, dist: URL) {
    this.#siteName = siteName;
    this.#dist = fileURLToPath(dist);
    this.#worker.unref();
  }

  /** Orders the picture of a page, unless the page names one that is there already. */
  add({ image, alias, card }: PageDescription): void {
    if (!image.startsWith('/share/') || alias) return;
    const order: Order = { content: { siteName: this.#siteName, ...card }, file: join(this.#dist, image) };
    if (this.#orders.push(order) >= BATCH) this.#send();
  }

  #send(): void {
    this.#worker.postMessage(this.#orders.splice(0));
  }

  /**
   * Waits for the pictures that were ordered. Throws where one could not be made.
   * @returns a line that says how many they are
   */
  async done(): Promise<string> {
    this.#worker.ref();
    this.#send();
    this.#worker.postMessage('done');
    const [said] = await once(this.#worker, 'message');
    await this.#worker.terminate();
    return said;
  }
}
