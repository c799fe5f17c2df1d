/** The middle of some figures; nothing where there are none. */
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The median of each figure of some measurements of the same thing. */
export function medians<Key extends string>(
  runs: readonly Record<Key, number>[],
  keys: readonly Key[],
): Record<Key, number> {
  return Object.fromEntries(keys.map((key) => [key, median(runs.map((run) => run[key]))])) as Record<
    Key,
    number
  >;
}
