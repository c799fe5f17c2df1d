/** A section beside its counterparts, question by question, each limb beside the limb that took its place. */
import { type ClassificationRow, sectionFacts } from '@/collections/facts.ts';
import { pairsBySection, ruleOf } from '@/collections/limb-pairs.ts';
import { type Act, otherAct } from '@/lib/law/acts.ts';
import { en, type Words } from '@/words/en.ts';
import { type Answer, answersOf } from './answers.ts';

/** An answer in words, with the legal term where there is one. */
export type ComparedText = Omit<Answer, 'question'>;

/** One question answered for both Acts. */
export interface ComparedAnswer {
  question: string;
  /** Each answer of the own Act once; without `others` where the limb has no counterpart. */
  answers: readonly { own: ComparedText; others: readonly ComparedText[]; changed: boolean }[];
  changed: boolean;
}

interface Line {
  own: ClassificationRow;
  other?: ClassificationRow;
}

function linesOf(act: Act, number: string): Line[] {
  const pairs = pairsBySection[act].get(number) ?? [];
  return (sectionFacts[act].get(number)?.classification ?? []).flatMap((own): Line[] => {
    const others = pairs.filter((pair) => pair[act] === own).map((pair) => pair[otherAct(act)]);
    return others.length > 0 ? others.map((other) => ({ own, other })) : [{ own }];
  });
}

/** An answer as it is shown, all its words in English as one text, which tells it from others, and the rule that they state. */
function answerOf(row: ClassificationRow, index: number, said: Words) {
  const { question, ...answer } = answersOf(row)[index] ?? { question: '', text: '' };
  const { question: _, ...shown } = answersOf(row, said)[index] ?? { question: '', text: '' };
  const words = answer.term ? `${answer.term}: ${answer.text}` : answer.text;
  // A note beside a punishment is about the Schedule and not about the punishment.
  return { shown, words, rule: ruleOf(question === en.compared.punishment ? row.punishment : words) };
}

/** Each answer once. */
const distinct = (answers: readonly ReturnType<typeof answerOf>[]): ComparedText[] => [
  ...new Map(answers.map(({ words, shown }) => [words, shown])).values(),
];

/**
 * Compares the rows of a section with the rows that answer to them. Empty where none does, and for an unknown number. A
 * limb without a counterpart counts only where its answer is not that of another limb beside it.
 */
export function compare(act: Act, number: string, words: Words = en): ComparedAnswer[] {
  const lines = linesOf(act, number);
  const [first] = lines;
  if (!first || lines.every(({ other }) => !other)) return [];
  return answersOf(first.own, words).map(({ question }, index) => {
    const compared = lines.map(({ own, other }) => ({
      own: answerOf(own, index, words),
      other: other && answerOf(other, index, words),
    }));
    const paired = new Set(compared.flatMap(({ own, other }) => (other ? [own.words] : [])));
    const kept = compared.filter(({ own, other }) => other || !paired.has(own.words));
    const answers = [...Map.groupBy(kept, ({ own }) => own.words).values()].map((group) => ({
      // A group has at least one line, and all of them say the same.
      own: distinct(group.map(({ own }) => own))[0] as ComparedText,
      others: distinct(group.flatMap(({ other }) => other ?? [])),
      changed: group.some((line) => line.own.rule !== line.other?.rule),
    }));
    return { question, answers, changed: answers.some(({ changed }) => changed) };
  });
}
