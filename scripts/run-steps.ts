/** One step of several, some of which must wait for others. */
export interface Step {
  name: string;
  /** Steps that must have gone well before. */
  after?: readonly string[];
}

/**
 * Runs steps side by side, those that come first in the list first. When one fails, those that run are let end and no
 * other is started.
 * @param slots how many run at once
 * @param execute runs one and says whether it went well; `alone` when nothing runs beside it
 * @returns the step that failed first, if one did
 */
export async function runSteps<Kind extends Step>(
  steps: readonly Kind[],
  slots: number,
  execute: (step: Kind, alone: boolean) => Promise<boolean>,
): Promise<Kind | undefined> {
  const waiting = [...steps];
  const running = new Map<Kind, Promise<void>>();
  const passed = new Set<string>();
  let failed: Kind | undefined;

  const start = async (step: Kind, alone: boolean) => {
    const ok = await execute(step, alone);
    running.delete(step);
    if (ok) passed.add(step.name);
    else failed ??= step;
  };

  while (running.size > 0 || (waiting.length > 0 && !failed)) {
    const ready = waiting.findIndex(({ after = [] }) => after.every((name) => passed.has(name)));
    const [step] = !failed && ready >= 0 && running.size < slots ? waiting.splice(ready, 1) : [];
    if (step) running.set(step, start(step, slots === 1 || waiting.length + running.size === 0));
    else await Promise.race(running.values());
  }
  return failed;
}
