import type { Act } from '@/lib/law/acts.ts';
import { GUIDE_ACTS } from './act-names.ts';

/** What a law is called by those who write charges: a name of it, and what is written for it here. */
type Name = readonly [RegExp, string];

/** Laws beside them whose sections stand in charges, or are asked for. Their numbers must not be taken for those of the two Acts. */
const OTHER_LAWS: readonly Name[] = [
  [
    /code of criminal procedure|criminal procedure code|\bcr\.? ?p\.? ?c\b\.?|दंड प्रक्रिया संहिता|द[ं]?\.? ?प्र\.? ?सं\.?|सीआरपीसी/g,
    'CrPC',
  ],
  [
    /bh?arat[iy]+a? nagarik suraksha sanhita|\bb\.?n\.?s\.?s\b\.?|भारतीय नागरिक सुरक्षा संहिता|बीएनएसएस/g,
    'BNSS',
  ],
  [/bh?arat[iy]+a? sakshya adhiniyam|\bb\.?s\.?a\b\.?/g, 'BSA'],
  [/\bcode of civil procedure|\bc\.?p\.?c\b\.?/g, 'CPC'],
  [/dowry prohibition act|\bd\.? ?p\.? ?act|दहेज प्रतिषेध अधिनियम/g, 'DP Act'],
  [/\bpocso(?: act)?|पॉक्सो(?: एक्ट| अधिनियम)?/g, 'POCSO'],
  [/\bn\.?d\.?p\.?s\b\.?(?: act)?|एनडीपीएस(?: एक्ट)?/g, 'NDPS'],
  [/\barms act|आर्म्स एक्ट|आयुध अधिनियम/g, 'Arms Act'],
  [/information technology act|\bi\.?t\.? act|आईटी एक्ट/g, 'IT Act'],
  [/motor vehicles? act|\bm\.?v\.? act/g, 'MV Act'],
  [/negotiable instruments? act|\bn\.?i\.? act/g, 'NI Act'],
  [/\bs\.?c\.?\s?[/&-]\s?s\.?t\.?(?: \(?p\.?o\.?a\.?\)?)?(?: act)?|एससी[/-]? ?एसटी(?: एक्ट)?/g, 'SC/ST Act'],
  [/prevention of corruption act|\bp\.?c\.? act/g, 'PC Act'],
];

/** Any other Act, by the words before "act": a number beside it is not ours either. */
const SOME_ACT =
  /((?:\b[a-z]+ ){0,3}\b[a-z]+) (?:act|adhiniyam)\b|((?:[\u0900-\u097f]+ ){0,2}[\u0900-\u097f]+) (?:अधिनियम|एक्ट)/g;

/** Words that join an Act's name to the numbers before it and are no part of the name. */
const JOINING = /^(?:(?:of|the|and|under|u|s|r|w|with|read|in) )+/;

const capitals = (words: string): string => words.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** A law that is named, in a text made plain. */
export interface NamedLaw {
  at: number;
  length: number;
  /** The Act of the guide, or the name of another law. */
  law: { act: Act } | { other: string };
}

/** The laws a plain text names, in their order. */
export function lawsNamed(text: string): NamedLaw[] {
  const found: NamedLaw[] = [];
  let left = text;
  const take = (name: RegExp, law: (match: RegExpMatchArray) => NamedLaw['law'] | undefined) => {
    left = left.replace(name, (...match) => {
      const at = match.find((part) => typeof part === 'number') as number;
      const named = law(match as unknown as RegExpMatchArray);
      if (!named) return match[0];
      found.push({ at, length: match[0].length, law: named });
      // What was read stays as long as it was, so that places hold.
      return ' '.repeat(match[0].length);
    });
  };
  for (const [name, other] of OTHER_LAWS) take(name, () => ({ other }));
  for (const [name, act] of GUIDE_ACTS) take(name, () => ({ act }));
  take(SOME_ACT, ([, latin, hindi]) => {
    const words = (latin ?? hindi ?? '').replace(JOINING, '');
    return words === '' ? undefined : { other: latin ? `${capitals(words)} Act` : `${words} अधिनियम` };
  });
  return found.sort((a, b) => a.at - b.at);
}
