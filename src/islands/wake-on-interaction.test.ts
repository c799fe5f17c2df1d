// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { wakeOnInteraction } from './wake-on-interaction.ts';

/** An island as Astro renders it, and its code, which arrives or fails when told. */
function island() {
  document.body.innerHTML = '<astro-island><input><button data-replay>Send</button></astro-island>';
  const element = document.querySelector('astro-island') as HTMLElement;
  const button = document.querySelector('button') as HTMLButtonElement;
  const loads: ((failed: boolean) => void)[] = [];
  const done: string[] = [];
  wakeOnInteraction(
    element,
    () =>
      new Promise((resolve) => {
        loads.push((failed) => {
          if (!failed) button.onclick = () => done.push('sent');
          resolve(!failed);
        });
      }),
  );
  const answer = async (failed: boolean) => {
    loads.at(-1)?.(failed);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return {
    loads,
    done,
    state: () => [...element.attributes].map(({ name }) => name),
    touch: () => element.querySelector('input')?.dispatchEvent(new Event('focusin', { bubbles: true })),
    press: () => {
      button.dispatchEvent(new Event('pointerdown', { bubbles: true }));
      button.click();
    },
    arrive: () => answer(false),
    fail: () => answer(true),
  };
}

it('loads nothing before it is touched, and once however often it is', () => {
  const { loads, touch } = island();
  expect(loads).toHaveLength(0);
  touch();
  touch();
  expect(loads).toHaveLength(1);
});

it('does a click that came too early when the code is there, once, and shows that it waits', async () => {
  const { press, arrive, done, state } = island();
  press();
  press();
  expect(done).toEqual([]);
  expect(state()).toEqual(['data-waiting']);
  await arrive();
  expect(done).toEqual(['sent']);
  expect(state()).toEqual([]);
});

it('shows that the code failed, and tries again at the next touch', async () => {
  const { press, fail, arrive, loads, done, state } = island();
  press();
  await fail();
  expect(state()).toEqual(['data-failed']);
  press();
  expect(loads).toHaveLength(2);
  expect(state()).toEqual(['data-failed', 'data-waiting']);
  await arrive();
  expect(done).toEqual(['sent']);
  expect(state()).toEqual([]);
});

it('forgets a click that failed with the code', async () => {
  const { press, fail, touch, arrive, done } = island();
  press();
  await fail();
  touch();
  await arrive();
  expect(done).toEqual([]);
});
