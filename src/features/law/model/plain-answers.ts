/** The cells of the answer plate where a section has no punishment to show: rules, definitions, and what is no longer law. */
import { en, type Words } from '@/words/en.ts';
import type { ShortAnswer } from './answer-plate.ts';
import { counterpartLinks, type Section } from './section.ts';

export interface PlainAnswer extends Pick<ShortAnswer, 'term'> {
  question: string;
  answer: string;
  /** Where the answer is a section of the other Act. */
  href?: string;
}

type Kind = keyof Words['plain']['kinds'];

const KIND_OF_CHAPTER: Readonly<Record<Section['act'], Readonly<Record<string, Kind>>>> = {
  ipc: { I: 'rule', II: 'rule', III: 'sentence', IV: 'defence' },
  bns: { I: 'rule', II: 'sentence', III: 'defence', XX: 'rule' },
};

/** Sections of chapters on offences that neither punish nor define, read from the texts. */
const RULES: Readonly<Record<Section['act'], ReadonlySet<string>>> = {
  ipc: new Set(['108A', '112', '139', '301']),
  bns: new Set(['47', '48', '102', '167']),
};

function kindOf({ act, number, chapter }: Section): Kind {
  return RULES[act].has(number) ? 'rule' : (KIND_OF_CHAPTER[act][chapter.number] ?? 'definition');
}

function inTheOtherLaw(section: Section, { plain }: Words): PlainAnswer {
  const question = section.act === 'ipc' ? plain.inTheNewLaw : plain.inTheOldLaw;
  const [first, ...rest] = counterpartLinks(section);
  if (!first) {
    const text = section.act === 'ipc' ? plain.notCarriedOver : plain.newInTheBns;
    return { question, answer: plain.none, term: { text, tone: 'neutral' } };
  }
  const more = rest.length > 0 ? ` +${rest.length}` : '';
  // Several lead to the list below, never to a guess.
  return { question, answer: first.reference + more, href: more ? '#bridge' : first.href };
}

/** The three cells of a section that has no line of answers, or had one until a court struck it down. */
export function plainAnswers(section: Section, punishment?: ShortAnswer, words: Words = en): PlainAnswer[] {
  const { plain } = words;
  const other = inTheOtherLaw(section, words);
  if (punishment) {
    const replaced = counterpartLinks(section).length > 0;
    return [
      { question: plain.punishmentItHad, answer: punishment.answer, term: punishment.term },
      other,
      {
        question: plain.now,
        answer: replaced ? plain.noLongerUsed : plain.notACrime,
        term: { text: plain.struckDown, tone: 'caution' },
      },
    ];
  }
  if (section.status === 'repealed earlier') {
    return [
      { question: plain.whatItIs, answer: plain.noLongerLaw },
      {
        question: plain.repealed,
        answer: section.repealedYear ? plain.inYear(section.repealedYear) : plain.before2024,
      },
      other,
    ];
  }
  const kind = kindOf(section);
  return [
    { question: plain.whatItIs, answer: plain.kinds[kind] },
    kind === 'definition'
      ? {
          question: plain.punishment,
          answer: plain.notHere,
          term: { text: plain.inOtherSections, tone: 'neutral' },
        }
      : { question: plain.punishment, answer: plain.none, term: { text: plain.noOffence, tone: 'neutral' } },
    other,
  ];
}
