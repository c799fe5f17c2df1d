/**
 * Adds to native `<details>` menus what HTML alone does not do: Escape closes the open menu and returns focus to its
 * button, a click or focus elsewhere closes it, and opening one closes its neighbour. Each `<details>` controls the
 * element after it. Returns a function that takes everything back.
 */
export function superviseDisclosures(bar: HTMLElement): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const groups = () => [...bar.querySelectorAll<HTMLDetailsElement>('.nav-group details')];
  const menu = bar.querySelector<HTMLDetailsElement>('.menu-toggle');

  const closeGroups = (except?: HTMLDetailsElement) => {
    for (const group of groups()) if (group !== except) group.open = false;
  };

  for (const group of groups()) {
    group.addEventListener('toggle', () => group.open && closeGroups(group), { signal });
    const item = group.closest<HTMLElement>('.nav-group');
    item?.addEventListener('pointerleave', () => item.removeAttribute('data-dismissed'), { signal });
  }

  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // A panel that is open only because the pointer is over it goes away too, until the pointer leaves.
    bar.querySelector('.nav-group:hover')?.setAttribute('data-dismissed', '');
    const open = groups().find((group) => group.open) ?? (menu?.open ? menu : undefined);
    if (!open) return;
    open.open = false;
    open.querySelector('summary')?.focus();
  };

  const onElsewhere = (event: Event) => {
    if (event.target instanceof Node && bar.contains(event.target)) return;
    closeGroups();
    if (menu) menu.open = false;
  };

  document.addEventListener('keydown', onEscape, { signal });
  document.addEventListener('pointerdown', onElsewhere, { signal });
  document.addEventListener('focusin', onElsewhere, { signal });
  return () => controller.abort();
}
