import { z } from 'astro/zod';
import { pastDate, text } from './fields.ts';

const sentence = text(400);

/**
 * What this guide said wrongly before, shown on the page it concerns and on /corrections. Reads as: "This guide
 * earlier listed {said}. The Act says: {right}."
 */
export const corrections = z
  .array(
    z.strictObject({
      said: sentence.describe(
        'What was listed, without a full stop: sections 152 to 160 as offences against the State',
      ),
      right: sentence.describe('What the law says, as one or two sentences'),
      source: sentence.describe('The provision that shows it: BNS, Chapter VII'),
      date: pastDate,
    }),
  )
  .default([])
  .describe('What this guide said wrongly before');

export type Correction = z.infer<typeof corrections>[number];
