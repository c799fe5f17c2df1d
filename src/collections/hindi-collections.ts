/** Which collections are written in Hindi beside the sections, and which of their fields are words. */
import { cases } from './cases.ts';
import { chapters } from './chapters.ts';
import { DESCRIPTION_LIMIT } from './common-fields.ts';
import { pages } from './company.ts';
import { caseFacts } from './facts.ts';
import { glossary } from './glossary.ts';
import { hindiWords } from './hindi-words.ts';
import { lawCategoryOptions } from './law-categories.ts';

const CATEGORY = { title: 70, description: DESCRIPTION_LIMIT, keyPoints: [300] } as const;

export const hindiCollections = {
  'chapters-hi': hindiWords('chapters', chapters, { description: DESCRIPTION_LIMIT }),
  'ipc-categories-hi': hindiWords('ipc-categories', lawCategoryOptions('ipc'), CATEGORY),
  'bns-categories-hi': hindiWords('bns-categories', lawCategoryOptions('bns'), CATEGORY),
  'cases-hi': hindiWords(
    'cases',
    cases,
    {
      name: 120,
      point: 400,
      description: DESCRIPTION_LIMIT,
      facts: 600,
      question: 400,
      holding: 600,
      whyItMatters: 600,
    },
    // The name of a decision and its point stand in the table.
    ({ id, frontMatter }) => {
      const facts = caseFacts.get(id);
      return { ...frontMatter, name: facts?.name, point: facts?.point };
    },
  ),
  'glossary-hi': hindiWords('glossary', glossary, {
    description: DESCRIPTION_LIMIT,
    confusedWith: [{ difference: 400 }],
  }),
  'pages-hi': hindiWords('pages', pages, {
    title: 70,
    description: DESCRIPTION_LIMIT,
    heading: 120,
    lead: 400,
    calls: [{ name: 60 }],
    blocks: [{ heading: 120, lead: 400, items: [{ title: 120, text: 400 }], call: { name: 60 } }],
  }),
};
