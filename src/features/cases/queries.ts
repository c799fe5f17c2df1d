import type { CollectionEntry } from 'astro:content';
import { type CaseFacts, caseFacts } from '@/collections/facts.ts';
import { entriesIn } from '@/features/hindi/model/entries.ts';
import type { Language } from '@/lib/languages.ts';
import { ACTS, type Act } from '@/lib/law/acts.ts';
import { sectionOfReference } from '@/lib/law/references.ts';
import { perBuild } from '@/lib/per-build.ts';
import { caseHref } from './hrefs.ts';

export interface CaseLink {
  slug: string;
  name: string;
  /** Law reports, joined for display. */
  citation: string;
  year: number;
  court: string;
  /** The holding in one sentence. */
  summary: string;
  href: string;
}

/** Decisions seen in one document only are kept in the table but not shown until they are confirmed. */
const isShown = (facts: CaseFacts): boolean => facts.confidence === 'high';

function toLink(facts: CaseFacts): CaseLink {
  return {
    slug: facts.slug,
    name: facts.name,
    citation: facts.citations.join(', '),
    year: facts.year,
    court: facts.court,
    summary: facts.point,
    href: caseHref(facts.slug),
  };
}

/** A decision with its story. */
export interface Decision extends CaseLink {
  yearBasis: CaseFacts['yearBasis'];
  /** The sections it bears on, by Act. */
  bearsOn: Readonly<Record<Act, readonly string[]>>;
  story: CollectionEntry<'cases'>['data'];
}

/** The words of a decision in Hindi, where it is written: its name and its point, which the table has in English. */
interface HindiCase {
  name?: string;
  point?: string;
}

const inWordsOf = (link: CaseLink, { name = link.name, point = link.summary }: HindiCase): CaseLink => ({
  ...link,
  name,
  summary: point,
});

/** Law reports know a decision by its English name, so a page in Hindi gives that with them. */
const citedByName = (link: CaseLink, language: Language): CaseLink =>
  language === 'en' ? link : { ...link, citation: `${link.name}, ${link.citation}` };

/** Every decision that has a page, oldest first. In Hindi those that are not written are there in English. */
export async function getCases(language: Language = 'en'): Promise<readonly Decision[]> {
  const own = new Map((await entriesIn('cases', language)).map((entry) => [entry.id, entry]));
  const english = await entriesIn('cases', 'en');
  return english
    .flatMap((entry) => {
      const facts = caseFacts.get(entry.id);
      return facts && isShown(facts) ? [{ facts, story: (own.get(entry.id) ?? entry).data }] : [];
    })
    .sort((a, b) => a.facts.year - b.facts.year || a.facts.name.localeCompare(b.facts.name, 'en'))
    .map(({ facts, story }) => ({
      ...inWordsOf(citedByName(toLink(facts), language), story as HindiCase),
      yearBasis: facts.yearBasis,
      bearsOn: { ipc: facts.ipc, bns: facts.bns },
      story,
    }));
}

const loadHindiCases = perBuild(
  async (_all: 'all'): Promise<ReadonlyMap<string, HindiCase>> =>
    new Map((await entriesIn('cases', 'hi')).map(({ id, data }) => [id, data as HindiCase])),
);

/** Links to decisions in the words of a language, where those are written. */
export async function caseLinksIn(
  links: readonly CaseLink[],
  language: Language,
): Promise<readonly CaseLink[]> {
  if (language === 'en') return links;
  const own = await loadHindiCases('all');
  return links.map((link) => inWordsOf(link, own.get(link.slug) ?? {}));
}

const MOST_BESIDE = 6;

/** Other decisions that bear on a section this one bears on, those with the most in common first. */
export async function getCasesSharing(
  { slug, bearsOn }: Decision,
  language: Language,
): Promise<readonly CaseLink[]> {
  const own = new Set(ACTS.flatMap((act) => bearsOn[act].map((reference) => `${act} ${reference}`)));
  const shared = (other: Decision) =>
    ACTS.flatMap((act) => other.bearsOn[act].map((reference) => `${act} ${reference}`)).filter((name) =>
      own.has(name),
    ).length;
  return (await getCases(language))
    .filter((other) => other.slug !== slug && shared(other) > 0)
    .sort((a, b) => shared(b) - shared(a))
    .slice(0, MOST_BESIDE);
}

/** Links to the decisions an entry names, in its order. Throws when one of them is not confirmed. */
export function getCaseLinks(slugs: readonly string[]): CaseLink[] {
  return slugs.map((slug) => {
    const facts = caseFacts.get(slug);
    if (!facts || !isShown(facts)) throw new Error(`The decision "${slug}" is cited but not confirmed.`);
    return toLink(facts);
  });
}

/** Decisions that the table connects with a section. */
export function getCasesOn(act: Act, number: string): CaseLink[] {
  return [...caseFacts.values()]
    .filter((facts) => isShown(facts) && facts[act].map(sectionOfReference).includes(number))
    .map(toLink);
}
