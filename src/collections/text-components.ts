/**
 * Components that an editor may write in a text, where Markdown has no sign for what is meant. Each stands on a line of
 * its own and has its data in attributes, which are checked like fields.
 */
import { z } from 'astro/zod';
import { distinct } from './common-fields.ts';
import { HELPLINE_NUMBERS, helplinesOf } from './helplines.ts';

interface TextComponent<Attributes extends z.ZodType = z.ZodType> {
  attributes: Attributes;
  /** What it says in Markdown, for the files of the open data. */
  markdown: (attributes: z.infer<Attributes>) => string;
}

const component = <Attributes extends z.ZodType>(of: TextComponent<Attributes>) => of as TextComponent;

/** `112, 181` as an attribute says it. */
export const helplineList = z
  .string()
  .transform((list) => list.split(/,\s*/))
  .pipe(distinct(z.array(z.enum(HELPLINE_NUMBERS))));

const TEXT_COMPONENTS = {
  /** The box "Need help now?", in the words every section has: `<Helplines numbers="112, 181" />`. */
  Helplines: component({
    attributes: z.strictObject({ numbers: helplineList }),
    markdown: ({ numbers }) =>
      helplinesOf(numbers)
        .map(({ number, name }) => `- ${number}: ${name}`)
        .join('\n'),
  }),
} as const;

export type TextComponentName = keyof typeof TEXT_COMPONENTS;

const isKnown = (name: string): name is TextComponentName => Object.hasOwn(TEXT_COMPONENTS, name);

/** A tag that is a whole component: its name in capitals, its attributes in quotation marks, closed in itself. */
const WHOLE_TAG = /^<([A-Z]\w*)((?:\s+[\w-]+="[^"<>{}]*")*)\s*\/>$/;

/** A known component as it is written, its attributes held against its schema; nothing where the text is anything else. */
export function readComponent(tag: string) {
  const [, name = '', list = ''] = WHOLE_TAG.exec(tag.trim()) ?? [];
  if (!isKnown(name)) return;
  const { attributes, markdown } = TEXT_COMPONENTS[name];
  const written = [...list.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]);
  return { parsed: attributes.safeParse(Object.fromEntries(written), { reportInput: true }), markdown };
}

/** A text with each component in the words of Markdown, for readers that have no components. */
export const plainMarkdown = (markdown: string): string =>
  markdown.replace(/^<[A-Z].*\/>[ \t]*$/gm, (tag) => {
    const component = readComponent(tag);
    return component?.parsed.success ? component.markdown(component.parsed.data) : tag;
  });
