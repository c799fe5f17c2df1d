/** What is suggested for a charge with several sections: each of them, in the order of the charge. */
import { addressIn } from '@/lib/languages.ts';
import { actInCapitals } from '@/lib/law/acts.ts';
import { contentsHref } from '@/lib/law/hrefs.ts';
import { searchHref } from '../hrefs.ts';
import type { Entry } from '../index/entry.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { type Charge, type ChargeLine, type KnownSections, readCharges } from '../language/charges.ts';
import { COMMON_WORDS, plain } from '../language/words.ts';
import { CHARGE_WORDS } from '../words/charges.ts';
import { bridgeOf, type Suggestion } from './suggest.ts';

/** Words of a charge that say nothing else: with any other word beside them, numbers without an Act are just numbers. */
const WORDS_OF_A_CHARGE = new Set(
  'u s ss r w rw section sections sec under read charge charges dhara dafa kalam aur n bi si di धारा धाराएँ दफा कलम व और एवं तथा सहपठित'.split(
    ' ',
  ),
);

const onlyCharges = (text: string): boolean =>
  (plain(text).match(/[\p{L}\p{M}]+/gu) ?? []).every(
    // A letter or two behind a number belong to it: "120B", "376DA".
    (word) => WORDS_OF_A_CHARGE.has(word) || COMMON_WORDS.has(word) || word.length < 3,
  );

/** Which sections there are, as the index knows them. */
function knownTo(index: SearchIndex): KnownSections {
  const references = new Set(
    index.entries.flatMap(({ act, counterparts }) => (act === 'ipc' ? counterparts : [])),
  );
  return {
    hasSection: (act, number) => index.section(act, number) !== undefined,
    hasReference: (act, reference) => act === 'bns' && references.has(reference),
  };
}

/**
 * The charge that a query is.
 * @returns nothing where it names fewer than two sections, or is about something else
 */
export function chargeLine(text: string, index: SearchIndex): ChargeLine | undefined {
  const line = readCharges(text, knownTo(index));
  if (line.charges.length < 2) return;
  return line.assumed && !onlyCharges(text) ? undefined : line;
}

/** The numbers of a charged section in both Acts: for a sub-section those of the old sections that became just it. */
function bridgeFor(entry: Entry, reference: string, index: SearchIndex): Suggestion['bridge'] {
  const became = index.counterparts(entry).filter(({ entry: old }) => old.counterparts.includes(reference));
  const own =
    entry.act === 'bns' && became.length > 0 ? became.map(({ reference: old }) => old) : entry.counterparts;
  return bridgeOf({ ...entry, counterparts: own, number: reference });
}

function suggestionFor({ law, number, reference }: Charge, index: SearchIndex, asked: string): Suggestion {
  const { language } = index.words;
  const words = CHARGE_WORDS[language];
  const here = (address: string) => addressIn(language, address);
  if ('other' in law) {
    const href = `${here(searchHref)}?${new URLSearchParams({ q: asked })}`;
    return { kind: law.other, number: '', title: words.otherLaw(reference), href };
  }
  const short = actInCapitals(law.act);
  const entry = index.section(law.act, number);
  return entry
    ? {
        kind: short,
        number: reference,
        title: entry.title,
        href: entry.href,
        answers: index.answers(entry, reference),
        bridge: bridgeFor(entry, reference, index),
      }
    : { kind: short, number, title: words.noSection(short, number), href: here(contentsHref(law.act)) };
}

/**
 * The sections of a charge as suggestions, each once.
 * @param asked the charge as it was typed
 */
export const suggestCharges = ({ charges }: ChargeLine, index: SearchIndex, asked: string): Suggestion[] => [
  ...new Map(
    charges.map((charge) => {
      const suggestion = suggestionFor(charge, index, asked);
      return [`${suggestion.kind} ${suggestion.number} ${suggestion.title}`, suggestion] as const;
    }),
  ).values(),
];
