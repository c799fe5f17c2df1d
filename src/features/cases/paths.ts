import { entriesIn } from '@/features/hindi/model/entries.ts';
import { type Decision, getCases } from './queries.ts';

const pathOf = (decision: Decision) => ({ params: { slug: decision.slug }, props: { decision } });

export const casePaths = async () => (await getCases()).map(pathOf);

/** The decisions that are written in Hindi. */
export async function hindiCasePaths() {
  const written = new Set((await entriesIn('cases', 'hi')).map(({ id }) => id));
  return (await getCases('hi')).filter(({ slug }) => written.has(slug)).map(pathOf);
}
