/** What became of a provision in the other Act, in the few words that stand under a bridge. */
import { droppedLimbs, type LimbPair, pairsBySection, ruleOf } from '@/collections/limb-pairs.ts';
import { type Act, banksOf, otherAct } from '@/lib/law/acts.ts';
import { sectionOfReference } from '@/lib/law/references.ts';
import { en, type Words } from '@/words/en.ts';
import type { Counterpart, ReferenceLink, SectionLink } from './links.ts';

/** `new`: what the new law changed; `neutral`: nothing changed, or there is nothing to compare. */
export interface Verdict {
  text: string;
  tone: 'changed' | 'neutral';
}

const neutral = (text: string): Verdict => ({ text, tone: 'neutral' });
const changed = (text: string): Verdict => ({ text, tone: 'changed' });

/** "up to 7 years" or "up to ₹1,000": what it limits, the figure, and its unit. */
const FIGURE = /(up to|at least) (₹)?(\d+(?:,\d+)*)(?: (day|hour|week|month|year)s?)?/g;

/**
 * The one figure in which two punishments of the tables differ: "Raised: 1 → 3 years", "Fine raised: ₹500 → ₹5,000".
 * Undefined where they differ in anything else as well, or in more than one figure.
 */
function figureThatChanged(before: string, after: string, { verdict }: Words): string | undefined {
  const shape = (text: string) =>
    text.replace(FIGURE, (_, bound, rupee = '', __, unit = '') => `${bound} ${rupee}#${unit}`);
  if (shape(before) !== shape(after)) return undefined;
  const [old, current] = [before, after].map((text) => [...text.matchAll(FIGURE)]);
  const differing = (old ?? []).flatMap((was, index) => {
    const is = current?.[index];
    return is && is[3] !== was[3] ? [{ was, is }] : [];
  });
  const [only] = differing;
  if (!only || differing.length > 1) return undefined;
  const { was, is } = only;
  const [from = '', to = '', unit = ''] = [was[3], is[3], is[4]];
  const amount = (figure: string) => Number(figure.replaceAll(',', ''));
  const up = amount(to) > amount(from);
  if (was[2]) return verdict.fine(up, from, to);
  return was[1] === 'at least' ? verdict.minimum(up, from, to, unit) : verdict.term(up, from, to, unit);
}

/** Whether a limb stands under a reference of the table: `318(4)` under `318(4)` and under `318`. */
export const isUnder = (limb: string, reference: string): boolean =>
  limb === reference || limb.startsWith(`${reference}(`);

/** The verdict on the punishments of limbs that answer to one another; there is at least one pair. */
export function punishmentVerdict(pairs: readonly LimbPair[], words: Words = en): Verdict {
  const punishments = [
    ...new Map(
      pairs.map(({ ipc, bns }) => [
        `${ipc.punishment}\n${bns.punishment}`,
        [ruleOf(ipc.punishment), ruleOf(bns.punishment)] as const,
      ]),
    ).values(),
  ];
  const different = punishments.filter(([before, after]) => before !== after);
  if (different.length === 0) return neutral(words.verdict.samePunishment);
  const [only] = different;
  const figure = only && different.length === 1 ? figureThatChanged(...only, words) : undefined;
  return changed(figure ?? words.verdict.punishmentChanged);
}

/**
 * The verdict on one line of the correspondence, read from the tables: the relation first, then the punishments, limb
 * beside limb.
 */
export function verdictOf(
  act: Act,
  { own, relation, certain, others }: Counterpart,
  words: Words = en,
): Verdict {
  const { verdict } = words;
  if (relation === 'new') return changed(verdict.new);
  if (relation === 'not re-enacted') return neutral(verdict.notCarriedOver);
  if (relation === 'repealed before 2024') return neutral(verdict.repealedBefore);
  if (relation === 'replaced in part') return changed(verdict.replacedInPart);
  if (act === 'ipc' && droppedLimbs.some(({ ref }) => isUnder(ref, own)))
    return changed(verdict.droppedInPart);
  const other = otherAct(act);
  const pairs = (pairsBySection[act].get(sectionOfReference(own)) ?? []).filter(
    (pair) =>
      isUnder(pair[act].ref, own) && others.some(({ reference }) => isUnder(pair[other].ref, reference)),
  );
  const sections = new Set(others.map(({ reference }) => sectionOfReference(reference)));
  if (pairs.length === 0) {
    if (sections.size > 1) return neutral(verdict.split(sections.size));
    return neutral(certain ? verdict.same : verdict.nearest);
  }
  return punishmentVerdict(pairs, words);
}

export interface BridgeLine extends Counterpart {
  verdict: Verdict;
  /** The provision of the other Act by name; what is new, where there is none. */
  text: string;
  /** What stands on the old bank, and on the new. */
  ipc: readonly ReferenceLink[];
  bns: readonly ReferenceLink[];
}

/** The lines of a section's correspondence with their banks and verdicts: a line for each provision of the other Act. */
export function bridgeLinesOf(
  section: SectionLink & { counterparts: readonly Counterpart[] },
  words: Words = en,
): BridgeLine[] {
  const { act, title, href, counterparts } = section;
  return counterparts
    .flatMap((line) =>
      line.others.length > 1 ? line.others.map((other) => ({ ...line, others: [other] })) : line,
    )
    .map((line) => {
      return {
        ...line,
        ...banksOf<readonly ReferenceLink[]>(act, [{ reference: line.own, title, href }], line.others),
        verdict: verdictOf(act, line, words),
        text: line.others[0]?.title ?? line.note ?? '',
      };
    });
}

/** The words of the verdicts on all lines of a section's correspondence, each once. */
export const verdictsOf = (
  { act, counterparts }: { act: Act; counterparts: readonly Counterpart[] },
  words: Words = en,
): string[] => [...new Set(counterparts.map((line) => verdictOf(act, line, words).text))];
