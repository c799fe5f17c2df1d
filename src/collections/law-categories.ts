/** Category pages of both Acts: a list of the most consulted sections of a subject, and what ties them together. */
import { z } from 'astro/zod';
import type { Act } from '../lib/law/acts.ts';
import { DESCRIPTION_LIMIT, distinct, pageFields, reviewed, text } from './common-fields.ts';
import { corrections } from './corrections.ts';
import { chapters, sectionFacts, sectionTablesRead } from './facts.ts';
import { prisonTermFindings } from './prison-terms.ts';
import type { CollectionOptions } from './read-entry.ts';

const categoryFrontMatter = z.strictObject({
  slug: text(60).describe('The last part of the address, the same as the file name'),
  title: pageFields.title,
  description: text(DESCRIPTION_LIMIT).describe('What the category covers; also the search result'),
  sectionRange: text(40).describe('The numbers the subject spans: 121–130'),
  chapter: text(10).describe('The chapter the whole of which is linked beside the list: VI'),
  icon: z
    .enum(['state', 'people', 'officer', 'gavel', 'person', 'house', 'shield', 'temple', 'speech'])
    .describe('The sign beside the title'),
  /** The owner's two page forms; one address may need both. */
  forms: z
    .array(z.enum(['tabs', 'grid']))
    .min(1)
    .describe(
      'tabs: important sections, key points, related categories; grid: icon, number cards, three other categories',
    ),
  sections: distinct(z.array(text(60)).min(1)).describe('Numbers of the most consulted sections, in order'),
  keyPoints: z.array(text(300)).min(3).describe('What a reader should know, each with one idea'),
  relatedCategories: distinct(z.array(text(60)).min(3).max(6)).describe(
    'Slugs of other categories; the first three are shown as cards',
  ),
  reviewed,
  corrections,
});

export type CategoryFrontMatter = z.infer<typeof categoryFrontMatter>;

/** How the categories of one Act are loaded and what is refused. */
export function lawCategoryOptions(act: Act): CollectionOptions<CategoryFrontMatter> {
  return {
    base: `src/content/${act}-categories`,
    schema: categoryFrontMatter,
    slugs: true,
    idField: 'slug',
    bodyRequired: true,
    address: (id) => `/${act}-category/${id}`,
    references: ({ relatedCategories }) =>
      relatedCategories.map((id, index) => ({
        field: `relatedCategories.${index}`,
        collection: `${act}-categories`,
        id,
        noun: 'category',
      })),
    check: ({ frontMatter }, passages) => {
      if (!sectionTablesRead) return [];
      return [
        ...prisonTermFindings(act, frontMatter.sections, passages),
        ...frontMatter.sections.flatMap((number, index) =>
          sectionFacts[act].has(number)
            ? []
            : [
                {
                  field: `sections.${index}`,
                  message: `${act.toUpperCase()} ${number} does not exist; correct the number`,
                },
              ],
        ),
        ...(chapters[act].some((chapter) => chapter.number === frontMatter.chapter)
          ? []
          : [
              {
                field: 'chapter',
                message: `there is no chapter ${frontMatter.chapter}; write it in Roman numerals: XVI`,
              },
            ]),
      ];
    },
  };
}
