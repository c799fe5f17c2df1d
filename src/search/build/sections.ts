/** What the search loads of the sections, made from the law's read model. */
import { plainAnswers } from '@/features/law/model/plain-answers.ts';
import { getSection, getSections } from '@/features/law/model/queries.ts';
import { rowAnswersOf } from '@/features/law/model/row-answers.ts';
import { referencesOf, type Section } from '@/features/law/model/section.ts';
import { ACTS, otherAct } from '@/lib/law/acts.ts';
import { sectionOfReference } from '@/lib/law/references.ts';
import type { AnswersFile, DescriptionsFile, NamesFile, SectionNames } from '../index/format.ts';

/** `dhara 420`, `ipc 420` and the like: the search reads them as the number, so they need no place in the file. */
const NUMBER_IN_WORDS =
  /^(?:ipc|bns|dhara|धारा|section|sec\.?)?\s*\d+[a-z]{0,2}(?:\(\d\))?(?:\s*(?:ipc|bns))?$/i;

/** The names that stand neither in the title nor among what is `known` already. */
function namesOf({ title, keywords }: Section, known: string): string[] {
  const said = `${title} ${known}`.toLowerCase();
  return keywords.filter((name) => !NUMBER_IN_WORDS.test(name) && !said.includes(name.toLowerCase()));
}

const numbersAndTitles = (sections: readonly Section[]) => ({
  numbers: sections.map(({ number }) => number),
  titles: sections.map(({ title }) => title),
});

const oldNames = (sections: readonly Section[]): SectionNames => ({
  ...numbersAndTitles(sections),
  names: sections.map((section) => namesOf(section, '').join(',')),
  counterparts: sections.map((section) => referencesOf(section).join(',')),
});

/** A section that replaced another is found by the other's names; only a new one brings names of its own. */
const newNames = (sections: readonly Section[]): SectionNames => ({
  ...numbersAndTitles(sections),
  names: sections.map((section) => (referencesOf(section).length > 0 ? '' : namesOf(section, '').join(','))),
  counterparts: [],
});

export async function getNamesFile(): Promise<NamesFile> {
  return { ipc: oldNames(await getSections('ipc')), bns: newNames(await getSections('bns')) };
}

/** A description made from the facts repeats the title, so it is left empty. */
const descriptionOf = ({ description }: Section): string => description;

/** The names a BNS section has beyond those of the sections it replaced follow with its description. */
async function bnsDescription(section: Section): Promise<string> {
  const old = await Promise.all(
    referencesOf(section).map((reference) => getSection(otherAct('bns'), sectionOfReference(reference))),
  );
  if (old.length === 0) return descriptionOf(section);
  const known = old.map(({ title, keywords }) => `${title} ${keywords.join(' ')}`).join(' ');
  return `${descriptionOf(section)} ${namesOf(section, known).join(' ')}`.trim();
}

export async function getDescriptionsFile(): Promise<DescriptionsFile> {
  return {
    ipc: (await getSections('ipc')).map(descriptionOf),
    bns: await Promise.all((await getSections('bns')).map(bnsDescription)),
  };
}

/** What a suggestion says below the title: punishment and bail, how the section stands, or what kind of section it is. */
function shortAnswers(section: Section): string {
  const { punishments, bail, standing } = rowAnswersOf(section);
  const [only, ...more] = punishments;
  const punishment = more.length > 0 ? `${punishments.length} punishments, by the case` : only;
  const said = [punishment, bail?.text, standing].filter(Boolean);
  return said.length > 0 ? said.join(' · ') : (plainAnswers(section)[0]?.answer ?? '');
}

/** The answers of the sub-sections by which a section answers to the other Act; empty for one that punishes nothing. */
function partAnswers(section: Section): [reference: string, answers: string][] {
  const parts = section.counterparts.map(({ own }) => own).filter((own) => own !== section.number);
  if (section.rows.length === 0) return [];
  return parts.map((own) => {
    const rows = section.rows.filter(({ ref }) => ref === own || ref.startsWith(`${own}(`));
    return [own, rows.length > 0 ? shortAnswers({ ...section, rows }) : ''];
  });
}

/** Texts, each once, and the place of each. */
class Texts {
  readonly all: string[] = [];
  readonly #places = new Map<string, number>();

  placeOf(text: string): number {
    const place = this.#places.get(text) ?? this.all.push(text) - 1;
    this.#places.set(text, place);
    return place;
  }
}

export async function getAnswersFile(): Promise<AnswersFile> {
  const texts = new Texts();
  const [ipc = [], bns = []] = await Promise.all(ACTS.map((act) => getSections(act)));
  const places = (sections: readonly Section[]) =>
    sections.map((section) => texts.placeOf(shortAnswers(section)));
  const parts = bns.flatMap((section) =>
    partAnswers(section).filter(([, answers]) => answers !== shortAnswers(section)),
  );
  return {
    ipc: places(ipc),
    bns: places(bns),
    parts: Object.fromEntries(parts.map(([reference, answers]) => [reference, texts.placeOf(answers)])),
    texts: texts.all,
  };
}
