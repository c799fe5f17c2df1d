/**
 * Reads and checks one content file. Astro's loader and `npm run check:content` both come through here, so that what
 * passes the one passes the other.
 */
import path from 'node:path';
import type { z } from 'astro/zod';
import { type Body, mdxProblem, readBody, type Target } from './body.ts';
import { type FrontMatter, parseFrontMatter } from './front-matter.ts';
import { type Finding, findingsOf, type Problem } from './problems.ts';
import { markFindings, type Passage, proseFindings } from './prose.ts';
import { readComponent, type TextComponentName } from './text-components.ts';
import { decode, invisibleIn } from './text-file.ts';

export interface EntryFile<Fields> {
  /** The file name without its ending, case kept: `304B`. */
  id: string;
  frontMatter: Fields;
  /** The Markdown below the front matter. */
  body: string;
}

/** A field that names an entry of another collection. */
interface Reference {
  field: string;
  /** Name of the collection the entry is in. */
  collection: string;
  id: string;
  /** What the entry is called in a message: `category`. */
  noun: string;
}

/** How an entry is held against the one that it renders in another language. */
interface Twin<Fields> {
  /** Name of the collection whose entry has the same id. */
  collection: string;
  /** What does not fit it. */
  findings(own: EntryFile<Fields>, twin: EntryFile<unknown>): Finding[];
  /** The version of its words. */
  version(twin: EntryFile<unknown>): string;
  /** The version that the entry says it renders. */
  renders(own: EntryFile<Fields>): string;
}

/** What a collection is: where its files are, what they may say, and what is checked in them. */
export interface CollectionOptions<Fields> {
  /** Folder of the files, from the project's root: `src/content/ipc`. */
  base: string;
  schema: z.ZodType<Fields>;
  /** Whether a file name is the last part of an address: small letters, digits and hyphens. */
  slugs?: boolean;
  /** The closed set of ids where a fact table says which entries there are, in its order. Every one needs a file. */
  ids?: ReadonlySet<string>;
  /** The ids that may be, where the collection is still being written: like `ids`, but none of them needs a file. */
  known?: ReadonlySet<string>;
  /** The entry of another collection that this one renders in another language. */
  twin?: Twin<Fields>;
  /** The front matter field that must equal the file name, so that a copied file cannot shadow another. */
  idField?: string;
  /** Whether an entry must have text below its front matter. */
  bodyRequired?: boolean;
  /** Lists of short texts in which `**bold**` is shown as bold. In every other field signs of Markdown stand as they are. */
  boldFields?: readonly string[];
  /** Components that the page of an entry provides to its text, by name. */
  components?: readonly TextComponentName[];
  /** The address of an entry's page, for collections whose entries have one; without fields where they cannot be read. */
  address?(id: string, fields?: Fields): string;
  /** Whether an entry is only words that the page at its address asks for. */
  hasRoute?(fields: Fields): boolean;
  /** Addresses that an entry has besides. */
  otherAddresses?: (id: string) => readonly string[];
  /** Addresses of pages that list the entries, where no route file names them. There are none without entries. */
  listings?: readonly string[];
  /** The page on which every entry stands, each under its id as the anchor: `/faqs`. */
  anchoredOn?: string;
  /** The ids on that page besides those of the headings in the text; left out where they are not known. */
  anchors?(fields: Fields): readonly string[];
  /** Entries of other collections that the fields name. */
  references?(fields: Fields): Reference[];
  /** Drawings that the fields name, by address: `/blog/criminal.png`. */
  drawings?(entry: EntryFile<Fields>): { field: string; name: string }[];
  /** Checks that need more than the front matter: what the fact tables say, the words of the text. */
  check?(entry: EntryFile<Fields>, passages: readonly Passage[]): Finding[];
}

/** What is to be looked up once all files are read. */
interface LookUps {
  links: readonly Target[];
  images: readonly Target[];
  references: readonly (Reference & { line: number | undefined })[];
}

export interface ReadFile<Fields> {
  /** The entry, where nothing in the file is wrong. */
  entry?: EntryFile<Fields>;
  problems: Problem[];
  lookUps: LookUps;
  /** Whether its text uses components, and has to be rendered as MDX. */
  components: boolean;
}

const ENDING = /\.mdx?$/;
/** What a file name must be to stand in an address. */
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** Fields that hold addresses, not prose. */
const ADDRESS_FIELD = /(?:^|\.)(?:path|url|link|shownAt)$/;
/** Fields whose value is the address of a page of this site. */
const PATH_FIELD = /(?:^|\.)path$/;

/** The id of a file, which is its name without the ending. */
export const idOf = (file: string): string => path.basename(file).replace(ENDING, '');

/** Every text in the fields, with its dotted path. */
function textsIn(value: unknown, at: readonly string[] = []): { field: string; text: string }[] {
  if (typeof value === 'string') return [{ field: at.join('.'), text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...at, key]));
}

function identityFindings(id: string, fields: unknown, field: string | undefined): Finding[] {
  const said = field && (fields as Record<string, unknown>)[field];
  if (!field || said === id) return [];
  const message = `says "${said}" but the file is named "${id}"; make them the same, or there would be two entries for "${said}"`;
  return [{ field, message }];
}

/** An escape in YAML ("\\u202e") can bring in a character that the bytes of the file do not show. */
function escapedFindings({ field, text }: { field: string; text: string }): Finding[] {
  const hidden = invisibleIn(text);
  return hidden ? [{ field, message: `has ${hidden.name}; delete it` }] : [];
}

function componentFindings({ components }: Body, known: readonly string[] = []): Finding[] {
  return components.flatMap(({ field, line, name, tag, isBlock }) => {
    const found = (message: string): Finding => ({ field, line, message: `<${name}> ${message}` });
    if (!known.includes(name)) {
      const use = known.length > 0 ? `use one of: ${known.join(', ')}` : 'write it in Markdown';
      return [found(`is not a component that this page has; ${use}`)];
    }
    const component = isBlock ? readComponent(tag) : undefined;
    if (!component)
      return [found(`must stand alone between two empty lines, closed in itself: <${name} numbers="…" />`)];
    const { error } = component.parsed;
    return error ? findingsOf(error).map((finding) => found(`${finding.field}: ${finding.message}`)) : [];
  });
}

/** What MDX, which renders a text with components, reads in another way than Markdown does. */
function mdxFindings({ components }: Body, markdown: string): Finding[] {
  const problem = components.length > 0 && mdxProblem(markdown);
  return problem
    ? [
        {
          field: 'body',
          message: `cannot be shown with the component in it (${problem}); write what is there in another way`,
        },
      ]
    : [];
}

/** What was read of a file whose name the findings do not bear yet. */
type Reading<Fields> = Omit<ReadFile<Fields>, 'problems'> & { findings: readonly Finding[] };

/** Where nothing more can be read than what is wrong. */
const only = (...findings: readonly Finding[]): Reading<never> => ({
  findings,
  lookUps: { links: [], images: [], references: [] },
  components: false,
});

const TOO_DEEP = 'has parts inside parts without end; write it as the guide shows';

/** What the fields and the text say, checked; the entry itself only where the schema takes the fields. */
function readFieldsAndText<Fields>(
  id: string,
  { data, body: markdown, bodyLine, lineOf }: FrontMatter,
  options: CollectionOptions<Fields>,
): Reading<Fields> {
  const parsed = options.schema.safeParse(data, { reportInput: true });
  const entry = parsed.success ? { id, frontMatter: parsed.data, body: markdown } : undefined;
  const body = readBody(markdown, bodyLine);
  const texts = textsIn(data);
  const fields = texts
    .filter(({ field }) => !ADDRESS_FIELD.test(field))
    .map(({ field, text }): Passage => ({ field, text, links: [], lineAt: () => lineOf(field) }));
  const passages = [...fields, ...body.passages];
  const isBold = (field: string) => options.boldFields?.some((list) => field.startsWith(`${list}.`)) ?? false;
  const findings = [
    ...(parsed.success ? identityFindings(id, parsed.data, options.idField) : findingsOf(parsed.error)),
    ...(options.bodyRequired && markdown === ''
      ? [{ field: 'body', message: 'is empty; write the text below the front matter' }]
      : []),
    ...fields.flatMap((passage) => markFindings(passage, isBold(passage.field))),
    ...passages.flatMap(proseFindings),
    ...body.findings,
    ...componentFindings(body, options.components),
    ...(body.findings.length === 0 ? mdxFindings(body, markdown) : []),
    ...((entry && options.check?.(entry, passages)) ?? []),
  ];
  const paths = texts.filter(({ field, text }) => PATH_FIELD.test(field) && text.startsWith('/'));
  const onItsLine = <Found extends { field: string; line?: number | undefined }>(found: Found) => ({
    ...found,
    line: found.line ?? lineOf(found.field),
  });
  return {
    ...(entry && { entry }),
    findings: findings.map(onItsLine),
    components: body.components.length > 0,
    lookUps: {
      links: [...paths.map(({ field, text }) => onItsLine({ field, name: text })), ...body.links],
      images: [...((entry && options.drawings?.(entry)) ?? []).map(onItsLine), ...body.images],
      references: ((entry && options.references?.(entry.frontMatter)) ?? []).map(onItsLine),
    },
  };
}

/** From the bytes of a file to its entry. Throws a RangeError where parts are nested so deeply that a stack ends. */
function readBytes<Fields>(id: string, content: Buffer, options: CollectionOptions<Fields>): Reading<Fields> {
  const known = options.ids ?? options.known;
  if (known && !known.has(id)) {
    const message = `"${id}" is not in the fact tables; name the file after an existing entry, case kept (304B.mdx)`;
    return only({ field: 'file', message });
  }
  if (options.slugs && !SLUG.test(id)) {
    const message =
      'has a name that makes no address; use small letters, digits and hyphens: bail-step-by-step.mdx';
    return only({ field: 'file', message });
  }
  const decoded = decode(content);
  if (decoded.text === undefined) return only(...decoded.findings);
  const frontMatter = parseFrontMatter(decoded.text);
  if ('findings' in frontMatter) return only(...decoded.findings, ...frontMatter.findings);
  const reading = readFieldsAndText(id, frontMatter, options);
  const hidden =
    decoded.findings.length > 0
      ? decoded.findings
      : textsIn(frontMatter.data)
          .flatMap(escapedFindings)
          .map((finding) => ({ ...finding, line: frontMatter.lineOf(finding.field) }));
  return { ...reading, findings: [...hidden, ...reading.findings] };
}

/**
 * Reads and checks one file.
 * @param file its path from the project's root; the name is the id of the entry
 * @param content its bytes
 * @returns the entry where nothing is wrong, else every problem. Never throws for what an editor can mend.
 */
export function readEntry<Fields>(
  file: string,
  content: Buffer,
  options: CollectionOptions<Fields>,
): ReadFile<Fields> {
  let reading: Reading<Fields>;
  try {
    reading = readBytes(idOf(file), content, options);
  } catch (error) {
    // Parsers call themselves for each level: thousands of brackets or quotation signs end the stack.
    if (!(error instanceof RangeError)) throw error;
    reading = only({ field: 'file', message: TOO_DEEP });
  }
  const { entry, findings, ...rest } = reading;
  // One mistake may be found twice: by two rules, or twice on a line.
  const told = new Map(findings.map((found) => [`${found.line} ${found.field} ${found.message}`, found]));
  const problems = [...told.values()].map((finding) => ({ file, ...finding }));
  return { ...rest, ...(problems.length === 0 && { entry }), problems };
}
