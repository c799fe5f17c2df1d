import { type CollectionEntry, getCollection } from 'astro:content';
import { type CaseFacts, caseFacts } from '@/collections/facts.ts';
import { ACTS, type Act } from '@/lib/law/acts.ts';
import { sectionOfReference } from '@/lib/law/references.ts';
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

/** Every decision that has a page, oldest first. */
export async function getCases(): Promise<readonly Decision[]> {
  return (await getCollection('cases'))
    .flatMap(({ id, data: story }) => {
      const facts = caseFacts.get(id);
      if (!facts || !isShown(facts)) return [];
      const { yearBasis, ipc, bns } = facts;
      return [{ ...toLink(facts), yearBasis, bearsOn: { ipc, bns }, story }];
    })
    .sort((a, b) => a.year - b.year || a.name.localeCompare(b.name, 'en'));
}

const MOST_BESIDE = 6;

/** Other decisions that bear on a section this one bears on, those with the most in common first. */
export async function getCasesSharing({ slug, bearsOn }: Decision): Promise<readonly CaseLink[]> {
  const own = new Set(ACTS.flatMap((act) => bearsOn[act].map((reference) => `${act} ${reference}`)));
  const shared = (other: Decision) =>
    ACTS.flatMap((act) => other.bearsOn[act].map((reference) => `${act} ${reference}`)).filter((name) =>
      own.has(name),
    ).length;
  return (await getCases())
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
