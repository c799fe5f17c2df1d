/** Measures of English prose, for the checks that keep the guide readable and its words its own. */

/** Markdown or plain text to words: links keep their text, marks and addresses go. */
export function wordsOf(text: string): string[] {
  const plain = text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[*_`#>]/g, '');
  return plain.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? [];
}

function syllablesIn(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  if (letters === '') return 1;
  const groups = letters.replace(/(?:[^laeiouy]es|[^laeiouytd]ed|[^laeiouy]e)$/, '').match(/[aeiouy]+/g);
  return Math.max(1, groups?.length ?? 1);
}

/**
 * Flesch reading ease: 0 (hard) to 100 (easy), 60 to 70 is plain English.
 * Source: R. Flesch, "A new readability yardstick", Journal of Applied Psychology 32 (1948). Syllables are estimated
 * from groups of vowels, which is close enough to compare entries with one another.
 */
export function readingEase(text: string): number {
  const words = wordsOf(text);
  if (words.length === 0) return 100;
  const sentences = Math.max(1, (text.match(/[.!?:;](?=\s|$)/g) ?? []).length);
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  return 206.835 - 1.015 * (words.length / sentences) - 84.6 * (syllables / words.length);
}

/** The runs of `length` words in a text, paragraph by paragraph: a run does not reach over a blank line. */
function runsOf(text: string, length: number): string[] {
  return text.split(/\n\s*\n/).flatMap((paragraph) => {
    const words = wordsOf(paragraph).map((word) => word.toLowerCase());
    return words.slice(length - 1).map((_, start) => words.slice(start, start + length).join(' '));
  });
}

/**
 * Runs of `length` words that stand in more than one of the texts.
 * Returns one line for each pair of texts that shares any, with the first shared run.
 */
export function sharedRuns(
  texts: ReadonlyMap<string, string>,
  length: number,
): { a: string; b: string; run: string }[] {
  const firstSeen = new Map<string, string>();
  const shared = new Map<string, { a: string; b: string; run: string }>();
  for (const [id, text] of texts) {
    for (const run of runsOf(text, length)) {
      const other = firstSeen.get(run);
      if (other === undefined) firstSeen.set(run, id);
      else if (other !== id && !shared.has(`${other} ${id}`))
        shared.set(`${other} ${id}`, { a: other, b: id, run });
    }
  }
  return [...shared.values()];
}
