/** Measures of English prose, for the checks that keep the guide readable and its words its own. */

/** Markdown or plain text to words: links keep their text, marks and addresses go. */
export function proseWords(text: string): string[] {
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
  const words = proseWords(text);
  if (words.length === 0) return 100;
  const sentences = Math.max(1, (text.match(/[.!?:;](?=\s|$)/g) ?? []).length);
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  return 206.835 - 1.015 * (words.length / sentences) - 84.6 * (syllables / words.length);
}

/** The runs of `length` words in a text, paragraph by paragraph: a run does not reach over a blank line. */
function runsOf(text: string, length: number): string[] {
  return text.split(/\n\s*\n/).flatMap((paragraph) => {
    const words = proseWords(paragraph).map((word) => word.toLowerCase());
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

/** A full stop after one of these ends no sentence: "Ltd. v. State", "No. 5", "A.M. Mohan", "R. Baiju". A to E and X to
 * Y are the people of our examples ("A pays B. A leaves."), so as single letters they do end one. */
const UNFINISHED =
  /(?:\b(?:v|vs|Dr|Smt|Mr|Mrs|Ms|Mohd|No|Nos)|\p{Lu}\.\p{Lu}|(?<![\p{L}\p{N}])[F-WZ])\.\s*$/u;

const sentenceBreaks = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Paragraphs and list items of a Markdown text. Headings, tables, code and components are not prose. */
function blocksOf(markdown: string): string[] {
  return markdown
    .replace(/^(`{3,}|~{3,})[\s\S]*?^\1.*$/gm, '')
    .replace(/^[ \t]*[#|<].*$/gm, '')
    .split(/\n\s*\n|\n(?=\s*(?:[-*+]|\d+\.)\s)/)
    .map((block) => block.replace(/^\s*(?:[-*+>]|\d+\.)\s+/, '').replace(/\s+/g, ' '));
}

/** The sentences of a Markdown text in order, marks left in. What does not end as a sentence does, such as a label, is left out. */
export function sentencesOf(markdown: string): string[] {
  return blocksOf(markdown).flatMap((block) => {
    const sentences: string[] = [];
    let open = '';
    for (const { segment } of sentenceBreaks.segment(block)) {
      open += segment;
      if (UNFINISHED.test(open)) continue;
      sentences.push(open.trim());
      open = '';
    }
    return [...sentences, open.trim()].filter((sentence) => /[.!?][”’"'*_)]*$/.test(sentence));
  });
}

/**
 * The sentences in a front matter value, whatever its field: each text that ends as a sentence does.
 * @param leftOut names of fields whose sentences are not the text's own, at any depth
 */
export function sentencesWithin(value: unknown, leftOut: ReadonlySet<string>): string[] {
  if (typeof value === 'string') return /[.!?][”’"')]*$/.test(value.trim()) ? [value] : [];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, part]) =>
    leftOut.has(key) ? [] : sentencesWithin(part, leftOut),
  );
}

const SHORT_SENTENCE = 6;
const LONG_SENTENCE = 30;

/** A decision named in brackets, which readers pass over. */
const CITATION = /\([^()]* v\. [^()]*\)/g;

/** How long the sentences are, in words. `short` have six words or fewer, `long` more than thirty; all are 0 for no sentence. */
export function sentenceLengths(sentences: readonly string[]): {
  count: number;
  median: number;
  short: number;
  long: number;
} {
  const lengths = sentences
    .map((sentence) => proseWords(sentence.replace(CITATION, '')).length)
    .sort((a, b) => a - b);
  return {
    count: lengths.length,
    median: lengths[Math.floor(lengths.length / 2)] ?? 0,
    short: lengths.filter((length) => length <= SHORT_SENTENCE).length,
    long: lengths.filter((length) => length > LONG_SENTENCE).length,
  };
}

/** Words for our own work on the guide. The exceptions are the everyday uses: "in the front row", "life, limb or health". */
const WORKSHOP: readonly RegExp[] = [
  /(?<!\b(?:death|front|back|in a) )\brows?\b(?! (?:his|her|the boat)\b| of (?!punishment|its|the|this))/gi,
  /(?<!\bnewspaper )\bcolumns?\b/gi,
  /(?<!\b(?:on|under|from|at|across) )\b(?:the|this|its|our|fact) tables?\b/gi,
  /\b(?:this|that|separate|no such|new|see the|each|every|(?:first|second|third|fourth|fifth|sixth|widest)) entry\b/gi,
  /\b(?:two|three|four|five|six|\d+) entries\b/gi,
  /(?<!\b(?:life,|life or|lives or|a|losing|weakening) )\blimbs?\b/gi,
];

/** The words of the workshop in a text, each as often as it stands there. */
export function workshopWords(text: string): string[] {
  return WORKSHOP.flatMap((pattern) => text.match(pattern) ?? []);
}

/** Turns of phrase that come back in entry after entry, by the name docs/writing.md gives them. */
const FORMULAS: readonly { name: string; pattern: RegExp }[] = [
  { name: 'closing negation', pattern: /, (?:and |but )?not [^,;:]{1,60}[.!][”’]?$/ },
  {
    name: 'bare denial',
    pattern:
      /^(?:but |and )?(?:it|they|that|this|he|she|neither|both|none)\b[^,]{0,24}\b(?:not|cannot|never|is right)\.$/i,
  },
  { name: 'the new home of', pattern: /\bnew home\b|\bits home is\b|\bhome of this (?:offence|rule)\b/i },
  {
    name: 'carries forward',
    pattern: /\bcarr(?:y|ies|ied) (?:\w+ ){0,4}(?:forward|over|on)\b(?! (?:a|his|her|the|any) )/i,
  },
  { name: 'has its successor in', pattern: /\b(?:successor|succeeds (?:IPC|BNS|section))\b/i },
  { name: 'here we have', pattern: /\bhere we have\b/i },
  { name: 'nearest equivalent', pattern: /\bnearest (?:equivalents?|old rule)\b/i },
  {
    name: 'only the number is new',
    pattern: /\b(?:only|just|nothing but) (?:the|its) number\b|\bunder (?:a|the|its) new number\b/i,
  },
  {
    name: 'another verb for no change',
    pattern:
      /^(?:(?:BNS|IPC) [\dA-Z()]+ (?:now )?(?:keeps|repeats|restates|retains|preserves|continues|holds|mirrors|has taken over)|(?:It )?(?:[Cc]arries|[Tt]akes over|[Rr]estates|[Rr]epeats|[Cc]ontinues)) /,
  },
  {
    name: 'courts often say',
    pattern:
      /\b(?:courts?|judges?|Supreme Court) (?:has |have )?(?:often|many times|again and again|repeatedly|usually)\b/i,
  },
  {
    name: 'a common mistake',
    pattern:
      /\b(?:common|frequent|usual) (?:mistake|belief|error|question)\b|\bpeople (?:often|sometimes) \w+|\breaders (?:mix|confuse)/i,
  },
  { name: 'the heart of', pattern: /\bthe (?:heart|core|soul) of\b/i },
  {
    name: 'counted parts',
    pattern:
      /^(?:there are )?(?:two|three|four|five|six) (?:things|points|limits|conditions|parts|facts|ways|kinds|words|errors|steps|branches)\b/i,
  },
];

/** The formulas a sentence uses, by name. */
export function formulasIn(sentence: string): string[] {
  return FORMULAS.filter(({ pattern }) => pattern.test(sentence)).map(({ name }) => name);
}

/** Sentences that ask the reader something. */
export const questionsIn = (sentences: readonly string[]): string[] =>
  sentences.filter((sentence) => /\?[”’"'*_)]*$/.test(sentence));

/** The first `length` words of a text, in small letters. */
export const openingOf = (text: string, length: number): string =>
  proseWords(text).slice(0, length).join(' ').toLowerCase();

/** The addresses the last sentence of a Markdown text links to. */
export function closingLinks(markdown: string): string[] {
  const last = sentencesOf(markdown).at(-1) ?? '';
  return [...last.matchAll(/\]\(([^)\s]+)\)/g)].map(([, href = '']) => href);
}

/**
 * What at least `least` texts have in common: `piecesOf` gives the sentences, openings or links of a text.
 * Returns each shared part with the ids of its texts, the most shared first.
 */
export function inManyTexts(
  texts: ReadonlyMap<string, string>,
  piecesOf: (text: string) => readonly string[],
  least: number,
): { part: string; ids: string[] }[] {
  const idsOf = new Map<string, string[]>();
  for (const [id, text] of texts) {
    for (const piece of new Set(piecesOf(text))) idsOf.set(piece, [...(idsOf.get(piece) ?? []), id]);
  }
  return [...idsOf]
    .filter(([, ids]) => ids.length >= least)
    .map(([part, ids]) => ({ part, ids }))
    .sort((a, b) => b.ids.length - a.ids.length);
}
