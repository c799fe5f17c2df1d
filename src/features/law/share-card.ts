import { acts, otherAct } from '@/lib/law/acts.ts';
import type { ShareCard } from '@/lib/page-register.ts';
import { answerLines } from './model/answer-plate.ts';
import { isWhollyNew, referencesOf, type Section } from './model/section.ts';
import { verdictsOf } from './model/verdict.ts';

function punishmentOf({ rows }: Section): string | undefined {
  const lines = answerLines(rows);
  const [only] = lines;
  return lines.length > 1 ? `${lines.length} kinds, depending on the case` : only?.punishment.answer;
}

/** More references than this are counted on the picture. */
const NAMED_AT_MOST = 2;

const bankOf = ([first = '', ...more]: readonly string[]): string =>
  more.length < NAMED_AT_MOST ? [first, ...more].join(', ') : `${first} +${more.length}`;

/** What a link preview says of a section: the bridge between its numbers, its punishment, bail and arrest. */
export function shareCardOf(section: Section): Omit<ShareCard, 'caption'> {
  const { act, number, title } = section;
  const punishment = punishmentOf(section);
  const references = referencesOf(section);
  const counterpart = isWhollyNew(section) ? 'None: it is new' : references.join(', ');
  const banks = { [act]: number, [otherAct(act)]: bankOf(references) };
  const [verdict = '', ...others] = verdictsOf(section);
  return {
    title,
    bridge: {
      ipc: banks.ipc ?? '',
      bns: banks.bns ?? '',
      verdict: others.length > 0 ? 'Several changes' : verdict,
    },
    facts: [
      ...(punishment ? [{ name: 'Punishment', value: punishment }] : []),
      ...(counterpart ? [{ name: `In the ${acts[otherAct(act)].short}`, value: counterpart }] : []),
    ],
  };
}
