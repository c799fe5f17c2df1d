/** What a verdict says, and why, in the words of a language. */
import type { Act } from '@/lib/law/acts.ts';
import type { VerdictText } from '@/words/between-en.ts';
import type { Words } from '@/words/en.ts';
import type { Verdict } from './rule.ts';

/** The bank that an answer stands on; nothing where it is neither the old law nor the new. */
const BANKS: Readonly<Partial<Record<Verdict['act'] | Verdict['procedure'], Act>>> = {
  ipc: 'ipc',
  bns: 'bns',
  crpc: 'ipc',
  bnss: 'bns',
};

interface LawText extends VerdictText {
  bank: Act | undefined;
}

export const actText = (act: Verdict['act'], { whichLaw }: Words): LawText => ({
  ...whichLaw.acts[act],
  bank: BANKS[act],
});

export const procedureText = (procedure: Verdict['procedure'], { whichLaw }: Words): LawText => ({
  ...whichLaw.procedures[procedure],
  bank: BANKS[procedure],
});

/** The answers to a verdict in short: the Act, and the procedure where it can be said. */
export const lawsOf = ({ act, procedure }: Verdict, words: Words): readonly LawText[] =>
  procedure === 'no-fir' ? [actText(act, words)] : [actText(act, words), procedureText(procedure, words)];

/** Why, a paragraph each. */
export const reasonsOf = (
  { act, procedure, notInForce }: Verdict,
  { whichLaw }: Words,
): readonly string[] => [
  whichLaw.acts[act].reason,
  ...(notInForce ? [whichLaw.notInForce] : []),
  whichLaw.procedures[procedure].reason,
];
