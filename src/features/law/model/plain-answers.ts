/** The cells of the answer plate where a section has no punishment to show: rules, definitions, and what is no longer law. */
import type { ShortAnswer } from './answer-plate.ts';
import { counterpartLinks, type Section } from './section.ts';

export interface PlainAnswer extends Pick<ShortAnswer, 'term'> {
  question: string;
  answer: string;
  /** Where the answer is a section of the other Act. */
  href?: string;
}

const KINDS = {
  rule: 'A general rule',
  sentence: 'A rule on punishment',
  defence: 'A defence',
  definition: 'A definition',
} as const;

const KIND_OF_CHAPTER: Readonly<Record<Section['act'], Readonly<Record<string, keyof typeof KINDS>>>> = {
  ipc: { I: 'rule', II: 'rule', III: 'sentence', IV: 'defence' },
  bns: { I: 'rule', II: 'sentence', III: 'defence', XX: 'rule' },
};

/** Sections of chapters on offences that neither punish nor define, read from the texts. */
const RULES: Readonly<Record<Section['act'], ReadonlySet<string>>> = {
  ipc: new Set(['108A', '112', '139', '301']),
  bns: new Set(['47', '48', '102', '167']),
};

function kindOf({ act, number, chapter }: Section): keyof typeof KINDS {
  return RULES[act].has(number) ? 'rule' : (KIND_OF_CHAPTER[act][chapter.number] ?? 'definition');
}

function inTheOtherLaw(section: Section): PlainAnswer {
  const question = section.act === 'ipc' ? 'In the new law' : 'In the old law';
  const [first, ...rest] = counterpartLinks(section);
  if (!first) {
    const text = section.act === 'ipc' ? 'Not carried over' : 'New in the BNS';
    return { question, answer: 'None', term: { text, tone: 'neutral' } };
  }
  const more = rest.length > 0 ? ` +${rest.length}` : '';
  // Several lead to the list below, never to a guess.
  return { question, answer: first.reference + more, href: more ? '#bridge' : first.href };
}

/** The three cells of a section that has no line of answers, or had one until a court struck it down. */
export function plainAnswers(section: Section, punishment?: ShortAnswer): PlainAnswer[] {
  const other = inTheOtherLaw(section);
  if (punishment) {
    const replaced = counterpartLinks(section).length > 0;
    return [
      { question: 'Punishment it had', answer: punishment.answer, term: punishment.term },
      other,
      {
        question: 'Now',
        answer: replaced ? 'No longer used' : 'Not a crime',
        term: { text: 'Struck down', tone: 'caution' },
      },
    ];
  }
  if (section.status === 'repealed earlier') {
    return [
      { question: 'What it is', answer: 'No longer law' },
      { question: 'Repealed', answer: section.repealedYear ? `In ${section.repealedYear}` : 'Before 2024' },
      other,
    ];
  }
  const kind = kindOf(section);
  return [
    { question: 'What it is', answer: KINDS[kind] },
    kind === 'definition'
      ? { question: 'Punishment', answer: 'Not here', term: { text: 'In other sections', tone: 'neutral' } }
      : { question: 'Punishment', answer: 'None', term: { text: 'No offence here', tone: 'neutral' } },
    other,
  ];
}
