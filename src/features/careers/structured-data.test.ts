import { expect, it } from 'vitest';
import { jobPostings } from './structured-data.ts';

const position = {
  title: 'Editor',
  description: 'Writes entries.',
  department: 'Content',
  location: 'Mumbai (hybrid)',
  type: 'Full-time',
  experience: '2 years',
  requirements: ['A degree in law.'],
  posted: '2026-11-02',
  send: 'one page',
  closes: '2027-01-31',
  order: 1,
  href: '/careers/editor',
} as const;
const origin = new URL('https://www.example.in');
const postingsOf = (change: object) =>
  jobPostings({ ...position, requirements: [...position.requirements], ...change }, origin);

it('a position is posted once, with its dates and its place', () => {
  expect(postingsOf({})).toEqual([
    expect.objectContaining({
      '@type': 'JobPosting',
      datePosted: '2026-11-02',
      validThrough: '2027-01-31',
      employmentType: 'FULL_TIME',
      jobLocation: expect.objectContaining({
        address: expect.objectContaining({ addressLocality: 'Mumbai', addressCountry: 'IN' }),
      }),
      url: 'https://www.example.in/careers/editor',
    }),
  ]);
});

it('a remote one has no place but a country', () => {
  const [posting] = postingsOf({ location: 'Remote, India' });
  expect(posting).toMatchObject({ jobLocationType: 'TELECOMMUTE' });
  expect(posting).not.toHaveProperty('jobLocation');
});

it('a sample is never posted', () => expect(postingsOf({ unconfirmed: 'sample positions' })).toEqual([]));
