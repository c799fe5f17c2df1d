/**
 * Loads an island's code on the first pointer, touch or focus inside it, so that a page nobody touches loads none of it.
 * `hydrate` says whether it succeeded, and is called until it has.
 *
 * What the reader does while the code is on its way is not lost. Text fields, disclosures and links work as plain
 * HTML. A control that needs the code carries `data-replay`: its first click is held back and done once the island
 * listens; until then the island carries `data-waiting`. When the code cannot be loaded the island carries
 * `data-failed`, its HTML goes on working, and the next touch tries again. Both are there for stylesheets, which show
 * what to say.
 */
export function wakeOnInteraction(island: HTMLElement, hydrate: () => Promise<boolean>): void {
  const listeners = new AbortController();
  const options = { capture: true, signal: listeners.signal };
  let loading = false;
  let held: HTMLElement | undefined;

  const wake = async () => {
    if (loading) return;
    loading = true;
    const succeeded = await hydrate();
    loading = false;
    island.toggleAttribute('data-waiting', false);
    island.toggleAttribute('data-failed', !succeeded);
    if (succeeded) {
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
    island.toggleAttribute('data-waiting', true);
    held = control;
  };

  for (const name of ['pointerenter', 'pointerdown', 'focusin', 'keydown'])
    island.addEventListener(name, wake, options);
  island.addEventListener('click', hold, options);
}
