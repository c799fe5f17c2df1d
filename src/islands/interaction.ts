import type { ClientDirective } from 'astro';

/**
 * `client:interaction` loads an island's code on the first pointer, touch or focus inside it, so that a page nobody
 * touches loads none of it.
 *
 * What the reader does while the code is on its way is not lost. Text fields, disclosures and links work as plain
 * HTML. A control that needs the code carries `data-replay`: its first click is held back and done once the island
 * listens; until then the island carries `data-waiting`. When the code cannot be loaded the island carries
 * `data-failed`, its HTML goes on working, and the next touch tries again. Both are there for stylesheets, which show
 * what to say.
 */
const interaction: ClientDirective = (load, _options, element) => {
  const listeners = new AbortController();
  const options = { capture: true, signal: listeners.signal };
  let loading = false;
  let failed = false;
  let held: HTMLElement | undefined;

  const wake = async () => {
    if (loading) return;
    loading = true;
    failed = false;
    await (await load())();
    loading = false;
    element.toggleAttribute('data-waiting', false);
    element.toggleAttribute('data-failed', failed);
    if (!failed) {
      listeners.abort();
      held?.click();
    }
    // A click that failed with the code is over: it must not be done by a later touch.
    held = undefined;
  };

  const hold = (event: Event) => {
    const control = (event.target as Element).closest<HTMLElement>('[data-replay]');
    if (!control) return;
    event.preventDefault();
    element.toggleAttribute('data-waiting', true);
    held = control;
  };

  const fail = () => {
    failed = true;
  };

  for (const name of ['pointerenter', 'pointerdown', 'focusin', 'keydown'])
    element.addEventListener(name, wake, options);
  element.addEventListener('click', hold, options);
  // Astro reports a failed import by this event and resolves as if all were well.
  element.addEventListener('astro:hydration-error', fail, options);
};

export default interaction;
