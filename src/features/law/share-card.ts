import { acts, otherAct } from '@/lib/law/acts.ts';
import type { ShareCard } from '@/lib/page-register.ts';
import type { Words } from '@/words/en.ts';
import { answerLines } from './model/answer-plate.ts';
import { isWhollyNew, referencesOf, type Section } from './model/section.ts';
import { verdictsOf } from './model/verdict.ts';

function punishmentOf({ rows }: Section, words: Words): string | undefined {
  const lines = answerLines(rows, words);
  const [only] = lines;
  return lines.length > 1 ? words.card.kinds(lines.length) : only?.punishment.answer;
}

/** More references than this are counted on the picture. */
const NAMED_AT_MOST = 2;

const bankOf = ([first = '', ...more]: readonly string[]): string =>
  more.length < NAMED_AT_MOST ? [first, ...more].join(', ') : `${first} +${more.length}`;

/** What a link preview says of a section: the bridge between its numbers, its punishment, bail and arrest. */
export function shareCardOf(section: Section, words: Words): ShareCard {
  const { card } = words;
  const { act, number, title } = section;
  const punishment = punishmentOf(section, words);
  const references = referencesOf(section);
  const counterpart = isWhollyNew(section) ? card.isNew : references.join(', ');
  const banks = { [act]: number, [otherAct(act)]: bankOf(references) };
  const [verdict = '', ...others] = verdictsOf(section, words);
  return {
    caption: `${words.acts[act]}, ${acts[act].year}`,
    title,
    bridge: {
      ipc: banks.ipc ?? '',
      bns: banks.bns ?? '',
      verdict: others.length > 0 ? card.several : verdict,
      till: words.bridge.till,
      from: words.bridge.from,
      none: words.bridge.none,
    },
    facts: [
      ...(punishment ? [{ name: card.punishment, value: punishment }] : []),
      ...(counterpart ? [{ name: card.inThe(acts[otherAct(act)].short), value: counterpart }] : []),
    ],
  };
}
