import { z } from 'astro/zod';
import { pastDate, text } from './common-fields.ts';

const sentence = text(400);

/**
 * What the first plan of this guide listed and the Acts do not say, shown on the page it concerns, on /corrections and in
 * its feeds. It never stood on a published page, and no note may say that it did.
 */
export const corrections = z
  .array(
    z.strictObject({
      said: sentence.describe(
        'What was listed, without a full stop: sections 152 to 160 as offences against the State',
      ),
      right: sentence.describe('What the law says, as one or two sentences'),
      source: sentence.describe('The provision that shows it: BNS, Chapter VII'),
      date: pastDate.describe('The day it was put right'),
    }),
  )
  .default([])
  .describe('What the first plan of this guide listed and the law does not say');

export type Correction = z.infer<typeof corrections>[number];

/** The note in one sentence each for what was listed and what is right. */
export const correctionText = ({ said, right }: Pick<Correction, 'said' | 'right'>): string =>
  `The first plan of this guide listed ${said}. The Act says: ${right}`;
