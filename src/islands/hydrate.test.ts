// @vitest-environment happy-dom
import { act, createElement, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import hydrate from './hydrate.ts';

/** Shows what it was given, and that it runs. */
function Shown({ props, panel }: { props: object; panel?: ReactNode }) {
  return createElement(
    'div',
    { onClick: (event: { currentTarget: Element }) => event.currentTarget.setAttribute('data-clicked', '') },
    createElement('p', null, JSON.stringify(props)),
    panel,
  );
}

const GIVEN = { name: 'a "b"', hours: { open: 9, days: null, closed: false } };
/** As Astro writes it. */
const WRITTEN = {
  props: [0, { name: [0, GIVEN.name], hours: [0, { open: [0, 9], days: [0, null], closed: [0, false] }] }],
};

function island(exportName: string): Element {
  const text = JSON.stringify(GIVEN);
  document.body.innerHTML = `<astro-island><div><p>${text}</p><astro-slot name="panel"><b>Panel</b></astro-slot></div></astro-island>`;
  const element = document.body.firstElementChild as Element;
  element.setAttribute('component-export', exportName);
  element.setAttribute('props', JSON.stringify(WRITTEN));
  return element;
}

const errors = vi.spyOn(console, 'error');

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  errors.mockClear();
});

afterEach(() => vi.unstubAllGlobals());

it('takes over the HTML as it is: the same elements, the props, the slots', async () => {
  const element = island('Shown');
  const before = [...element.querySelectorAll('*')];
  await act(async () => hydrate(element, { Shown: Shown as never }));
  expect([...element.querySelectorAll('*')]).toEqual(before);
  expect(element.querySelector('b')?.textContent).toBe('Panel');
  expect(errors).not.toHaveBeenCalled();
  await act(async () => element.querySelector('p')?.click());
  expect(element.firstElementChild?.hasAttribute('data-clicked')).toBe(true);
});

it('refuses code without the component', () => {
  expect(() => hydrate(island('Other'), { Shown: Shown as never })).toThrow(/No component/);
});
