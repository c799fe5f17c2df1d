/** Letters missed, added, wrong or swapped with their neighbour, between two words (optimal string alignment). */
export function typingErrors(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const next = [row];
    for (let at = 1; at <= other.length; at++) {
      const wrong = one[row - 1] === other[at - 1] ? 0 : 1;
      let errors = Math.min((last[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1, (last[at - 1] ?? 0) + wrong);
      if (one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]) {
        errors = Math.min(errors, (beforeLast[at - 2] ?? errors) + 1);
      }
      next.push(errors);
    }
    beforeLast = last;
    last = next;
  }
  return last[other.length] ?? 0;
}
