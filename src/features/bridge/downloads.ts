/** The correspondence as files to download. */
import { type Act, otherAct } from '@/collections/facts.ts';
import { getBridges } from './queries.ts';

async function rows(act: Act) {
  return (await getBridges(act)).map(({ section, references, comparison }) => ({
    [act]: section.number,
    heading: section.title,
    [otherAct(act)]: references,
    relation: section.counterparts[0]?.relation ?? '',
    punishmentChanged: comparison.find(({ question }) => question === 'Punishment')?.changed ?? null,
  }));
}

export const bridgeJson = async (act: Act) => Response.json(await rows(act));

/** A field as RFC 4180 writes it. */
const field = (value: unknown): string => {
  const text = Array.isArray(value) ? value.join('; ') : String(value ?? '');
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

export async function bridgeCsv(act: Act) {
  const table = await rows(act);
  const header = Object.keys(table[0] ?? {});
  const lines = [header, ...table.map((row) => Object.values(row))].map((values) =>
    values.map(field).join(','),
  );
  // The mark at the start makes spreadsheet programs read the file as UTF-8.
  return new Response(`\uFEFF${lines.join('\r\n')}\r\n`, {
    headers: { 'Content-Type': 'text/csv; charset=utf-8' },
  });
}
