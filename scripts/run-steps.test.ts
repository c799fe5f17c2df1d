import { expect, it } from 'vitest';
import { runSteps, type Step } from './run-steps.ts';

/** Runs the steps, each ending in its turn; returns what began and ended, in order, and the one that failed. */
async function follow(steps: readonly Step[], slots: number, failing?: string) {
  const events: string[] = [];
  const failed = await runSteps(steps, slots, async ({ name }, alone) => {
    events.push(`${name} begins${alone ? ' alone' : ''}`);
    await new Promise((resolve) => setImmediate(resolve));
    events.push(`${name} ends`);
    return name !== failing;
  });
  return { events, failed: failed?.name };
}

const STEPS: Step[] = [
  { name: 'build' },
  { name: 'checks' },
  { name: 'unit' },
  { name: 'dist', after: ['build'] },
  { name: 'browser', after: ['build', 'checks', 'unit', 'dist'] },
];

it('runs as many beside each other as there are slots, and each after those it waits for', async () => {
  const { events, failed } = await follow(STEPS, 2);
  expect(events).toEqual([
    'build begins',
    'checks begins',
    'build ends',
    'unit begins',
    'checks ends',
    'dist begins',
    'unit ends',
    'dist ends',
    'browser begins alone',
    'browser ends',
  ]);
  expect(failed).toBeUndefined();
});

it('runs one after the other where there is one slot', async () => {
  const { events } = await follow(STEPS, 1);
  expect(events).toEqual(STEPS.flatMap(({ name }) => [`${name} begins alone`, `${name} ends`]));
});

it('lets what runs end when a step fails, and starts nothing more', async () => {
  const { events, failed } = await follow(STEPS, 2, 'build');
  expect(events).toEqual(['build begins', 'checks begins', 'build ends', 'checks ends']);
  expect(failed).toBe('build');
});
