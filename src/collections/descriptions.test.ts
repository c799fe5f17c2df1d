/** What the editor's program shows on hover: Astro writes it from the schemas into .astro/collections. */
import { z } from 'astro/zod';
import { describe, expect, it } from 'vitest';
import { all } from './all.ts';

type Schema = z.core.JSONSchema.JSONSchema;

/** The dotted paths of fields without a description. A field that can have one value only says what it is. */
function undescribed({ anyOf = [], oneOf = [], properties = {}, items }: Schema, at = ''): string[] {
  const inner = [...anyOf, ...oneOf, items].filter((one): one is Schema => typeof one === 'object');
  return [
    ...inner.flatMap((one) => undescribed(one, at)),
    ...Object.entries(properties).flatMap(([name, field]) => {
      if (typeof field === 'boolean' || 'const' in field) return [];
      const path = at ? `${at}.${name}` : name;
      return [...(field.description ? [] : [path]), ...undescribed(field, path)];
    }),
  ];
}

describe('every field an editor may write says what it is for', () => {
  it.each(Object.entries(all))('%s', (_name, { schema }: { schema: z.ZodType }) => {
    expect(undescribed(z.toJSONSchema(schema, { io: 'input' }))).toEqual([]);
  });
});
