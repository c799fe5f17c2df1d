/** Shows what the sections of a charge mean together: bail, arrest, settlement, court and punishment. */

import { finderRowsHref } from '@/features/offences/hrefs.ts';
import type { OffenceLine } from '@/features/offences/model/marks.ts';
import { readRows } from '@/features/offences/model/rows-file.ts';
import { type Charged, linesOf, together } from '@/features/offences/model/together.ts';
import { type TogetherWords, togetherEn } from '@/features/offences/model/together-en.ts';
import { addressIn, englishAddress, type Language } from '@/lib/languages.ts';
import { actInCapitals } from '@/lib/law/acts.ts';
import { sectionHref } from '@/lib/law/hrefs.ts';
import { report } from '@/lib/report.ts';
import type { ChargeLine } from '../language/charges.ts';
import { element } from '../result-row.ts';

let loading: Promise<ReadonlyMap<string, readonly OffenceLine[]>> | undefined;

/** The offences by the address of their section. Loaded once; after a failure the next call tries again. */
function offencesBySection(language: Language): Promise<ReadonlyMap<string, readonly OffenceLine[]>> {
  loading ??= (async () => {
    const address = addressIn(language, finderRowsHref);
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    return Map.groupBy(readRows(await response.json()), ({ href }) => englishAddress(href));
  })();
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/** The sections of the guide that a charge names, each once, with their offences. */
function chargedIn(
  { charges }: ChargeLine,
  offences: ReadonlyMap<string, readonly OffenceLine[]>,
): Charged[] {
  const named = charges.flatMap(({ law, number, reference, exists }) =>
    'act' in law && exists
      ? [
          {
            name: `${actInCapitals(law.act)} ${reference}`,
            lines: linesOf(reference, offences.get(sectionHref(law.act, number)) ?? []),
          },
        ]
      : [],
  );
  return [...new Map(named.map((charge) => [charge.name, charge])).values()];
}

/** What the answer leaves out: other laws, numbers that are no section, and an Act that nobody named. */
function leftOut({ charges, assumed }: ChargeLine, words: TogetherWords): string[] {
  const others = [...new Set(charges.flatMap(({ law }) => ('other' in law ? [law.other] : [])))];
  const missing = charges.flatMap(({ law, reference, exists }) =>
    'act' in law && !exists ? [`${actInCapitals(law.act)} ${reference}`] : [],
  );
  const list = new Intl.ListFormat(words.locale);
  return [
    ...(assumed ? [words.assumed(actInCapitals(assumed))] : []),
    ...(missing.length > 0 ? [words.missing(list.format(missing))] : []),
    ...(others.length > 0 ? [words.others(list.format(others))] : []),
  ];
}

const wordsIn = async (language: Language): Promise<TogetherWords> =>
  language === 'hi' ? (await import('@/features/offences/model/together-hi.ts')).togetherHi : togetherEn;

/** What stands above the results of a charge; nothing where none of its sections punishes. */
async function drawn(line: ChargeLine, language: Language): Promise<readonly HTMLElement[]> {
  const [words, offences] = await Promise.all([wordsIn(language), offencesBySection(language)]);
  const statements = together(chargedIn(line, offences), words);
  if (statements.length === 0) return [];
  const answers = element(
    'dl',
    ...statements.map(({ subject, text, tone }) => {
      const answer = element('dd', text);
      if (tone) answer.className = tone;
      return element('div', element('dt', subject), answer);
    }),
  );
  const notes = [...leftOut(line, words), words.rests];
  return [answers, ...notes.map((text) => element('p', text))];
}

/**
 * Shows in a part of the page what the sections of a charge mean together. Where the offences cannot be loaded the part stays
 * hidden, and the log says so.
 * @param isAsked whether the charge is still the one that is asked for
 */
export async function showTogether(
  part: Element,
  line: ChargeLine,
  language: Language,
  isAsked: () => boolean,
): Promise<void> {
  try {
    const content = await drawn(line, language);
    if (!isAsked() || content.length === 0) return;
    part.querySelector('div')?.replaceChildren(...content);
    part.removeAttribute('hidden');
  } catch (error) {
    report('warn', 'What the sections mean together could not be loaded', { error });
  }
}
