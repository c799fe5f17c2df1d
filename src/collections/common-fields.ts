/** Fields that front matter of several collections has in common, with the words an editor sees when one is wrong. */
import { z } from 'astro/zod';

/** The longest description a search result shows whole. */
export const DESCRIPTION_LIMIT = 160;

/** Prose of a field: trimmed, never empty. */
export const text = (maximum: number) => z.string().trim().min(1).max(maximum);

export const isoDate = z.iso.date({
  error: 'must be a date written as year-month-day: 2026-11-20',
  // What is no date is not asked whether it is past.
  abort: true,
});

/** In Canada dates are written as here: 2026-11-20. */
const editorsCalendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** The day of the check where the editors are. */
export const today = (): string => editorsCalendar.format(new Date());

/** A day on which something was done: it cannot be still to come. */
export const pastDate = isoDate.refine((date) => date <= today(), 'is a day in the future; correct the date');

/** A year in which something was done, not before `first`. */
export const pastYear = (first: number) =>
  z
    .int()
    .min(first)
    .refine((year) => year <= Number(today().slice(0, 4)), 'is a year in the future; correct it');

/** A list in which nothing stands twice. */
export const distinct = <Item extends z.ZodType<string>>(list: z.ZodArray<Item>) =>
  list.superRefine((items, context) => {
    for (const [index, item] of items.entries())
      if (items.indexOf(item) < index)
        context.addIssue({
          code: 'custom',
          path: [index],
          message: `"${item}" stands twice; remove one of the two`,
        });
  });

/** An address outside the site, encrypted. */
export const webAddress = z.url({
  protocol: /^https$/,
  error: 'must be an address that begins with https://',
});

/** What every page needs for its heading and for the search result. */
export const pageFields = {
  title: text(70).describe('The name of the page: in the browser, in lists and in search results'),
  description: text(DESCRIPTION_LIMIT).describe('One or two sentences; also the search result'),
};

/** An address of this site: `/find-lawyer`. */
export const path = z
  .string()
  .regex(/^\/(?!\/)[^\s]*$/, 'must be an address of this site that begins with a slash: /find-lawyer');

export const link = z.strictObject({
  name: text(60).describe('The words of the link'),
  path: path.describe('Where it leads: /find-lawyer'),
});

export const question = z.strictObject({
  question: text(160).describe('As a reader would ask it'),
  answer: text(700).describe('The answer in the first sentence, then what goes with it'),
});

/** What is said of every list of questions. */
export const QUESTIONS = 'What readers ask, each with its answer';

export const lead = text(300).describe('The paragraph below the heading');

export const order = z.int().describe('Place in its list, small numbers first');

export const reviewed = pastDate.describe('The day the text was last checked against its sources');

/** What a text rests on. */
export const source = z.strictObject({
  name: text(200).describe('Name of the Act, judgment or page'),
  url: webAddress.optional().describe('Where it can be read: https://www.indiacode.nic.in/'),
});

export const sources = z.array(source).min(1).describe('What the text was checked against');

/** On any part that a live build can do without: src/config/claims.ts. */
export const unconfirmed = text(80)
  .optional()
  .describe(
    'What of this part the owner has still to confirm: "number of lawyers". A live build leaves the part out; delete the line when it is right',
  );
