/**
 * The element around an island, in place of Astro's own, which every page would carry. That one knows five moments to wake,
 * islands inside islands, twelve kinds of props and page changes without loading, and weighs three times as much; this one
 * knows what the site uses: `client:interaction`, plain props, and slots.
 */
import { report } from '@/lib/report.ts';
import { wakeOnInteraction } from './wake-on-interaction.ts';

/** A value of the props as Astro writes it: 0 is the value itself, 1 a list. No other kind is on any page (a test says so). */
type Written = [kind: 0 | 1, value?: unknown];

const readFields = (fields: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, written]) => [name, read(written)]));

function read([kind, value]: Written): unknown {
  if (kind) return (value as Written[]).map(read);
  return value && typeof value === 'object' ? readFields(value) : value;
}

/** A browser may remember that an import failed: the second attempt, a moment later, has an address of its own. */
async function importTwice(address: string) {
  try {
    return await import(address);
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return import(`${address}?again=${Date.now()}`);
  }
}

/** Loads the island's code and has it take over the HTML. Says whether that succeeded, and in the log when not. */
async function hydrate(island: HTMLElement): Promise<boolean> {
  const attribute = (name: string) => island.getAttribute(name) ?? '';
  try {
    const [component, { default: renderer }] = await Promise.all([
      importTwice(attribute('component-url')),
      importTwice(attribute('renderer-url')),
    ]);
    const slots = [...island.querySelectorAll('astro-slot')].map((slot) => [
      slot.getAttribute('name') ?? 'default',
      slot.innerHTML,
    ]);
    await renderer(island)(
      component[attribute('component-export')],
      readFields(JSON.parse(attribute('props'))),
      Object.fromEntries(slots),
      {},
    );
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
      wakeOnInteraction(this, () => hydrate(this));
    }
  },
);
