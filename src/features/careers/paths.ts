import { getJobs } from './queries.ts';

export async function jobPaths() {
  return (await getJobs()).map((job) => ({ params: { slug: job.slug }, props: { job } }));
}
