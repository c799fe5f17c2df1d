import type { Correction } from '@/collections/corrections.ts';
import { getCategories } from '@/features/law/model/categories.ts';
import { getCorrectedSections } from '@/features/law/model/queries.ts';
import type { Language } from '@/lib/languages.ts';
import { acts } from '@/lib/law/acts.ts';

interface CorrectedPage {
  name: string;
  href: string;
  corrections: readonly Correction[];
}

/** Every page that carries a correction, the latest correction first. */
export async function getCorrectedPages(language: Language): Promise<readonly CorrectedPage[]> {
  const sections = await getCorrectedSections(language);
  const categories = [
    ...(await getCategories('ipc', language)),
    ...(await getCategories('bns', language)),
  ].filter(({ corrections }) => corrections.length > 0);
  const pages = [
    ...sections.map(({ act, number, title, href, corrections }) => ({
      name: `${acts[act].short} ${number}, ${title}`,
      href,
      corrections,
    })),
    ...categories.map(({ title, href, corrections }) => ({ name: title, href, corrections })),
  ];
  const latest = ({ corrections }: CorrectedPage) =>
    corrections
      .map(({ date }) => date)
      .sort()
      .at(-1) ?? '';
  return pages.sort((a, b) => latest(b).localeCompare(latest(a)));
}
