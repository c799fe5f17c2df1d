import type { JobPosting } from 'schema-dts';
import { site } from '@/config/site.ts';
import type { Job } from './queries.ts';

const EMPLOYMENT: Record<Job['type'], string> = {
  'Full-time': 'FULL_TIME',
  'Part-time': 'PART_TIME',
  Contract: 'CONTRACTOR',
  Internship: 'INTERN',
};

/** What a posting says of a position, however the position was read. */
type Position = Omit<Job, 'entry' | 'slug'>;

/**
 * A position as search engines for jobs read it: one, or none where the position is a sample, in any build. Only the page
 * of the position itself carries it.
 */
export const jobPostings = (job: Position, origin: URL | undefined): JobPosting[] =>
  job.unconfirmed ? [] : [jobPosting(job, origin)];

function jobPosting(job: Position, origin: URL | undefined): JobPosting {
  const remote = /remote/i.test(job.location);
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: [job.description, ...job.requirements].join('\n'),
    datePosted: job.posted,
    validThrough: job.closes,
    employmentType: EMPLOYMENT[job.type],
    hiringOrganization: { '@type': 'Organization', name: site.name, sameAs: origin?.href ?? '/' },
    ...(remote
      ? {
          jobLocationType: 'TELECOMMUTE',
          applicantLocationRequirements: { '@type': 'Country', name: 'India' },
        }
      : {
          jobLocation: {
            '@type': 'Place',
            address: {
              '@type': 'PostalAddress',
              addressLocality: job.location.replace(/[,(].*/, '').trim(),
              addressCountry: site.country,
            },
          },
        }),
    url: new URL(job.href, origin).href,
  };
}
