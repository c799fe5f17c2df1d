/** Finds figures that cannot all be true, or that say two things of one. */

/** A figure as a page shows it. */
export interface Figure {
  /** What is counted, in the words of the page: "Active users". */
  title: string;
  /** As it is written: `50K+`. */
  value: string;
  file: string;
}

export interface Claims {
  /** Of the whole company, wherever a page states them. */
  company: readonly Figure[];
  /** Lawyers in one city each. */
  lawyersByCity: readonly Figure[];
  cityPages: number;
  /** Articles the owner counts, and those that are here. */
  articles: { counted: number; here: number };
}

const MULTIPLES: Readonly<Record<string, number>> = { K: 1e3, M: 1e6 };

/** The number in a figure: `50K+` is 50,000. Throws where there is none. */
export function numberIn({ value, file }: Figure): number {
  const [, digits, multiple] = /^([\d,.]+)([KM]?)\+?$/.exec(value) ?? [];
  if (!digits) throw new Error(`${file}: "${value}" is no figure; write it like 500+, 5,000+ or 50K+`);
  return Number(digits.replaceAll(',', '')) * (multiple ? (MULTIPLES[multiple] ?? 1) : 1);
}

/** What may go by two names on two pages. */
const SUBJECTS: Readonly<Record<string, RegExp>> = {
  lawyers: /lawyer/i,
  clients: /client|user/i,
  consultations: /consultation|case/i,
  cities: /cit(?:y|ies)/i,
};

const said = ({ title, value, file }: Figure) => `${value} (${title}, ${file})`;

/** One sentence for each contradiction. */
export function contradictionsIn({ company, lawyersByCity, cityPages, articles }: Claims): string[] {
  const about = (subject: string) => company.filter(({ title }) => SUBJECTS[subject]?.test(title));
  const different = Object.keys(SUBJECTS).flatMap((subject) => {
    const figures = about(subject);
    return new Set(figures.map(numberIn)).size > 1
      ? [`${subject} are counted differently: ${figures.map(said).join(', ')}`]
      : [];
  });
  const inCities = lawyersByCity.reduce((sum, figure) => sum + numberIn(figure), 0);
  const tooMany = about('lawyers')
    .filter((figure) => inCities > numberIn(figure))
    .map((figure) => `the cities add up to ${inCities} lawyers, more than ${said(figure)}`);
  const tooFew = about('cities')
    .filter((figure) => numberIn(figure) > cityPages)
    .map((figure) => `${cityPages} cities have a page, fewer than ${said(figure)}`);
  const missing =
    articles.counted > articles.here
      ? [`${articles.counted} articles are counted in src/config/site.ts, ${articles.here} are here`]
      : [];
  return [...tooMany, ...different, ...tooFew, ...missing];
}
