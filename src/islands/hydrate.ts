/**
 * What wakes an island in the browser, in place of the renderer of `@astrojs/react`, which knows forms of the server, pages
 * drawn in the browser alone and children as React elements besides. It stands in the file of Preact, which a build has in
 * the place of React (build/preact.ts), so that no page carries it before the first touch.
 */
import { type ComponentType, createElement, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** A value of the props as Astro writes it: its kind and itself. The one kind on our pages is 0, a plain value (a test says so). */
type Written = [kind: 0, value?: unknown];

function read([, value]: Written): unknown {
  return value && typeof value === 'object' ? readFields(value) : value;
}

const readFields = (fields: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, written]) => [name, read(written)]));

/** A slot as the server renders it: HTML that is left as it is. */
const slot = (name: string, html: string) =>
  createElement('astro-slot', {
    name,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: html },
  });

/**
 * Takes over the HTML of an island.
 * @param module the code of the island, which exports its component by the name that Astro wrote down
 */
export default function hydrate(island: Element, module: Record<string, ComponentType>): void {
  const component = module[island.getAttribute('component-export') ?? ''];
  if (!component) throw new Error(`No component in ${island.getAttribute('component-url')}`);
  const slots = [...island.querySelectorAll('astro-slot[name]')].map((element) => {
    const name = element.getAttribute('name') ?? '';
    return [name, slot(name, element.innerHTML)];
  });
  const props = {
    ...readFields(JSON.parse(island.getAttribute('props') ?? '{}')),
    ...Object.fromEntries(slots),
  };
  startTransition(() => {
    hydrateRoot(island, createElement(component, props));
  });
}
