/**
 * The element around an island, in place of Astro's own, which every page would carry. That one knows five moments to wake,
 * islands inside islands, twelve kinds of props and page changes without loading, and weighs five times as much; this one
 * knows what the site uses: `client:interaction` and, in hydrate.ts, plain props and slots.
 */
import { report } from '@/lib/report.ts';
import { wakeOnInteraction } from './wake-on-interaction.ts';

/** A browser may remember that an import failed: the second attempt, a moment later, has an address of its own. */
async function importTwice(address: string | null) {
  try {
    return await import(`${address}`);
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return import(`${address}?again=${Date.now()}`);
  }
}

/** Loads the island's code and has it take over the HTML. Says whether that succeeded, and in the log when not. */
async function wake(island: HTMLElement): Promise<boolean> {
  try {
    // Only `astro dev` has one: what React, which runs there, needs to follow changes.
    const before = island.getAttribute('before-hydration-url');
    if (before) await import(before);
    const [module, { default: hydrate }] = await Promise.all(
      ['component-url', 'renderer-url'].map((name) => importTwice(island.getAttribute(name))),
    );
    hydrate(island, module);
    island.removeAttribute('ssr');
    return true;
  } catch (error) {
    report('error', 'An island could not be loaded', { error });
    return false;
  }
}

customElements.define(
  'astro-island',
  class extends HTMLElement {
    connectedCallback() {
      wakeOnInteraction(this, () => wake(this));
    }
  },
);
