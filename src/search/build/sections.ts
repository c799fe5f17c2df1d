/** What the search loads of the sections, made from the law's read model. */
import { plainAnswers } from '@/features/law/model/plain-answers.ts';
import { getSection, getSections } from '@/features/law/model/queries.ts';
import { rowAnswersOf } from '@/features/law/model/row-answers.ts';
import { referencesOf, type Section } from '@/features/law/model/section.ts';
import { type Language, languageAt } from '@/lib/languages.ts';
import { ACTS, type Act, otherAct } from '@/lib/law/acts.ts';
import { sectionOfReference } from '@/lib/law/references.ts';
import type { Words } from '@/words/en.ts';
import { WORDS } from '@/words/words-for.ts';
import type {
  AnswersFile,
  DescriptionsFile,
  HindiNamesFile,
  NamesFile,
  SectionNames,
} from '../index/format.ts';

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

async function inHindi(act: Act, names: SectionNames): Promise<SectionNames> {
  const sections = await getSections(act, 'hi');
  return {
    ...names,
    titles: sections.map(({ title }) => title),
    pages: sections.map(({ href }) => (languageAt(href) === 'hi' ? 'h' : 'e')).join(''),
  };
}

export async function getNamesFile(language: Language): Promise<NamesFile> {
  const [ipc, bns] = [oldNames(await getSections('ipc')), newNames(await getSections('bns'))];
  return language === 'en'
    ? { ipc, bns }
    : { ipc: await inHindi('ipc', ipc), bns: await inHindi('bns', bns) };
}

/** In Hindi those of the sections that are written. */
const descriptionsIn = async (act: Act, language: Language): Promise<readonly string[]> =>
  (await getSections(act, language)).map(({ description }) => description);

/** The names a BNS section has beyond those of the sections it replaced follow with its description. */
async function bnsDescription(section: Section): Promise<string> {
  const old = await Promise.all(
    referencesOf(section).map((reference) => getSection(otherAct('bns'), sectionOfReference(reference))),
  );
  if (old.length === 0) return section.description;
  const known = old.map(({ title, keywords }) => `${title} ${keywords.join(' ')}`).join(' ');
  return `${section.description} ${namesOf(section, known).join(' ')}`.trim();
}

const titlesOf = async (act: Act): Promise<readonly string[]> =>
  (await getSections(act)).map(({ title }) => title);

export async function getDescriptionsFile(language: Language): Promise<DescriptionsFile> {
  const ipc = await descriptionsIn('ipc', language);
  if (language === 'hi') {
    const english = { ipc: await titlesOf('ipc'), bns: await titlesOf('bns') };
    return { ipc, bns: await descriptionsIn('bns', language), english };
  }
  return { ipc, bns: await Promise.all((await getSections('bns')).map(bnsDescription)) };
}

/** What people who ask in Hindi call the sections; on English pages the heading in the Hindi Act as well. */
export async function getHindiNamesFile(language: Language): Promise<HindiNamesFile> {
  const namesOfAct = async (act: Act): Promise<readonly string[]> => {
    const english = await getSections(act);
    return (await getSections(act, 'hi')).map(({ title, keywords }, at) => {
      const own = keywords.slice(english[at]?.keywords.length);
      return [...(language === 'en' ? [title.replaceAll(',', '')] : []), ...own].join(',');
    });
  };
  return { ipc: await namesOfAct('ipc'), bns: await namesOfAct('bns') };
}

/** What a suggestion says below the title: punishment and bail, how the section stands, or what kind of section it is. */
function shortAnswers(section: Section, words: Words): string {
  const { punishments, bail, standing } = rowAnswersOf(section, words);
  const [only, ...more] = punishments;
  const punishment = more.length > 0 ? words.guide.rows.punishments(punishments.length) : only;
  const said = [punishment, bail?.text, standing].filter(Boolean);
  return said.length > 0 ? said.join(' · ') : (plainAnswers(section, undefined, words)[0]?.answer ?? '');
}

/** The answers of the sub-sections by which a section answers to the other Act; empty for one that punishes nothing. */
function partAnswers(section: Section, words: Words): [reference: string, answers: string][] {
  const parts = section.counterparts.map(({ own }) => own).filter((own) => own !== section.number);
  if (section.rows.length === 0) return [];
  return parts.map((own) => {
    const rows = section.rows.filter(({ ref }) => ref === own || ref.startsWith(`${own}(`));
    return [own, rows.length > 0 ? shortAnswers({ ...section, rows }, words) : ''];
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

export async function getAnswersFile(language: Language): Promise<AnswersFile> {
  const words = WORDS[language];
  const texts = new Texts();
  const [ipc = [], bns = []] = await Promise.all(ACTS.map((act) => getSections(act, language)));
  const places = (sections: readonly Section[]) =>
    sections.map((section) => texts.placeOf(shortAnswers(section, words)));
  const parts = bns.flatMap((section) =>
    partAnswers(section, words).filter(([, answers]) => answers !== shortAnswers(section, words)),
  );
  return {
    ipc: places(ipc),
    bns: places(bns),
    parts: Object.fromEntries(parts.map(([reference, answers]) => [reference, texts.placeOf(answers)])),
    texts: texts.all,
  };
}
