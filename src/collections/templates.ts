import { z } from 'astro/zod';
import { lead, order, pageFields, reviewed, sources, text } from './common-fields.ts';
import { markdownFolder } from './markdown-folder.ts';

const templateFrontMatter = z.strictObject({
  ...pageFields,
  lead,
  order,
  limits: text(500).describe('What this template cannot do, and when a lawyer is needed'),
  document: text(6000).describe('The text to copy, with [what to fill in] in square brackets'),
  sources,
  reviewed,
});

/** Texts to copy and print. Below the front matter: when to use it, how to fill it in, where it goes. */
export const templates = markdownFolder('templates', templateFrontMatter, {
  address: (id) => `/resources/templates/${id}`,
  anchors: () => [],
});
