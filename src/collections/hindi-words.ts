/**
 * The words of an entry in Hindi, for any collection: a file stands beside its twin in English, in a folder `NAME-hi`, under the
 * same name and holds words only. What is no word (numbers, addresses, pictures, what refers to another entry) stands in the
 * English file, and lists stand item by item in its order. The file names the version of the English words that it renders.
 */
import { createHash } from 'node:crypto';
import { z } from 'astro/zod';
import { hindiAddress } from '../lib/languages.ts';
import { reviewed } from './common-fields.ts';
import type { Finding } from './problems.ts';
import type { CollectionOptions, EntryFile } from './read-entry.ts';

/** A text in Hindi: trimmed, and in Devanagari. */
export const hindi = (maximum: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(maximum)
    .regex(/[\u0900-\u097f]/, 'must be in Hindi, written in Devanagari');

/** The version of the English words, as a file says it. */
export const renders = z
  .string()
  .regex(/^[0-9a-f]{8}$/, 'must be the version of the English words; npm run check:content says it')
  .describe('The version of the English words that this file renders');

/** The version of some words: eight figures of a digest, which change with any of them. */
export const versionOfWords = (words: unknown): string =>
  createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 8);

/**
 * Which fields of an entry are words: a number is the greatest length of a text, an array has what each item of a list has,
 * and an object is one in the entry too.
 */
export interface WordFields {
  readonly [field: string]: WordField;
}
type WordField = number | WordFields | readonly [number | WordFields];

type Json = unknown;
type Fields = Readonly<Record<string, Json>>;

const isList = (field: WordField): field is readonly [number | WordFields] => Array.isArray(field);

function schemaOf(field: WordField): z.ZodType {
  if (typeof field === 'number') return hindi(field);
  if (isList(field)) return z.array(schemaOf(field[0]));
  return z.strictObject(
    Object.fromEntries(
      Object.entries(field).map(([name, inner]) => [
        name,
        schemaOf(inner).optional().describe(`In Hindi what "${name}" says in the English file`),
      ]),
    ),
  );
}

/** The words of fields, and of nothing else; empty lists and what is not said are left out. */
function wordsIn(field: WordField, value: Json): Json {
  if (value === undefined || value === null) return undefined;
  if (typeof field === 'number') return value;
  if (isList(field)) {
    const items = (value as readonly Json[]).map((item) => wordsIn(field[0], item));
    return items.length > 0 ? items : undefined;
  }
  const entries = Object.entries(field).map(([name, inner]) => [
    name,
    wordsIn(inner, (value as Fields)[name]),
  ]);
  return Object.fromEntries(entries.filter(([, words]) => words !== undefined));
}

/** What does not stand beside the English words one for one. */
function differences(field: WordField, own: Json, english: Json, path: readonly string[]): Finding[] {
  const found = (message: string): Finding[] => [{ field: path.join('.'), message }];
  if (own === undefined && english === undefined) return [];
  if (own === undefined) return found('is missing; the English file has it');
  if (english === undefined) return found('stands here and not in the English file; remove it');
  if (typeof field === 'number') return [];
  if (isList(field)) {
    const [here, there] = [own as readonly Json[], english as readonly Json[]];
    if (here.length !== there.length)
      return found(
        `has ${here.length} where the English file has ${there.length}; write one for each, in its order`,
      );
    return here.flatMap((item, at) => differences(field[0], item, there[at], [...path, `${at}`]));
  }
  return Object.entries(field).flatMap(([name, inner]) =>
    differences(inner, (own as Fields)[name], (english as Fields)[name], [...path, name]),
  );
}

/** The fields of an English entry with every word of its Hindi file in its place. Lists stand item by item. */
export function withWords<Value>(english: Value, own: Json): Value {
  if (own === undefined) return english;
  if (Array.isArray(english))
    return english.map((item, at) => withWords(item, (own as readonly Json[])[at])) as Value;
  if (typeof english === 'object' && english !== null && !(english instanceof Date)) {
    const said = Object.entries(own as Fields).map(([name, words]) => [
      name,
      withWords((english as Fields)[name], words),
    ]);
    return { ...english, ...Object.fromEntries(said) };
  }
  return own as Value;
}

export type HindiWords = Fields & { readonly renders: string; readonly reviewed: string };

/**
 * How the Hindi of a collection is loaded.
 * @param collection name of the English one
 * @param fields which of its fields are words
 * @param wordsOf the English words where the file has not all of them: a table may have some
 */
export function hindiWords<English extends object>(
  collection: string,
  { base, slugs, ids, bodyRequired, components, boldFields, address }: CollectionOptions<English>,
  fields: WordFields,
  wordsOf: (english: EntryFile<English>) => object = ({ frontMatter }) => frontMatter,
): CollectionOptions<HindiWords> {
  const english = (entry: EntryFile<unknown>) => wordsIn(fields, wordsOf(entry as EntryFile<English>));
  return {
    base: `${base}-hi`,
    schema: (schemaOf(fields) as z.ZodObject)
      .extend({ renders, reviewed })
      .strict() as unknown as z.ZodType<HindiWords>,
    ...(slugs && { slugs }),
    ...(ids && { known: ids }),
    ...(bodyRequired && { bodyRequired }),
    ...(components && { components }),
    ...(boldFields && { boldFields }),
    ...(address && { address: (id) => hindiAddress(address(id)) }),
    twin: {
      collection,
      findings: ({ frontMatter }, twin) =>
        differences(fields, wordsIn(fields, frontMatter), english(twin), []),
      version: (twin) => versionOfWords([english(twin), twin.body]),
      renders: ({ frontMatter }) => frontMatter.renders,
    },
  };
}
