/**
 * Lists everything the owner must confirm or set before launch, with the file to edit, and figures that contradict one
 * another. Exits 1 while there is any, so that a launch can be made to wait for it.
 */
import { allSettings } from '../src/config/site.ts';
import { filesBelow, frontMatterOf, read } from './launch/content.ts';
import { contradictionsIn, type Figure } from './launch/contradictions.ts';
import { type OpenPoint, openPointsOf } from './launch/open-points.ts';

const SETTINGS = 'src/config/site.ts';
const { SITE_URL, SITE_STAGE, PUBLIC_CONTACT_ENDPOINT, PUBLIC_CAPTCHA_SITE_KEY } = process.env;

interface PageCopy {
  blocks?: readonly { kind: string; items: readonly { title: string; value: string }[] }[];
}

/** The figures that pages state of the company. */
const companyFigures = (file: string): Figure[] =>
  (frontMatterOf<PageCopy>(file).blocks ?? [])
    .filter(({ kind }) => kind === 'stats')
    .flatMap(({ items }) => items.map(({ title, value }) => ({ title, value, file })));

/** The lawyers a city states, if it does. */
const lawyersIn = (file: string): Figure[] => {
  const { name, stats } = frontMatterOf<{ name: string; stats?: { lawyers: string } }>(file);
  return stats ? [{ title: `lawyers in ${name}`, value: stats.lawyers, file }] : [];
};

const points = [SETTINGS, ...filesBelow('src/content')].flatMap((file) => openPointsOf(file, read(file)));
const cities = filesBelow('src/content/cities');
const contradictions = contradictionsIn({
  company: filesBelow('src/content/pages').flatMap(companyFigures),
  lawyersByCity: cities.flatMap(lawyersIn),
  cityPages: cities.length,
  articles: {
    counted: Object.values(allSettings.articles?.byCategory ?? {}).reduce((sum, count) => sum + count, 0),
    here: filesBelow('src/content/blog').length,
  },
});

/** Questions and settings: what is wrong while they are as they are. */
const settings: [isOpen: boolean, place: string, what: string][] = [
  [
    allSettings.platformFee.included === undefined,
    SETTINGS,
    'whether prices include the platform fee: platformFee.included',
  ],
  [!SITE_URL, 'environment', 'SITE_URL is not set; the address is an example'],
  [
    SITE_STAGE !== 'live',
    'environment',
    'SITE_STAGE is not "live"; the build is a preview and shows what is listed here',
  ],
  [
    !PUBLIC_CONTACT_ENDPOINT,
    'environment',
    'PUBLIC_CONTACT_ENDPOINT is not set; the contact form sends nothing',
  ],
  [
    !PUBLIC_CAPTCHA_SITE_KEY,
    'environment',
    'PUBLIC_CAPTCHA_SITE_KEY is not set; nothing can be sent without it',
  ],
];
const openSettings = settings.filter(([isOpen]) => isOpen);

const placeOf = ({ file, lines }: OpenPoint) => `${file}:${lines.join(',')}`;
for (const point of points) console.log(`${placeOf(point)}  ${point.what}`);
for (const [, place, what] of openSettings) console.log(`${place}  ${what}`);
for (const contradiction of contradictions) console.log(`contradiction  ${contradiction}`);

const open = points.length + openSettings.length;
console.log(
  `${open} to confirm or set before launch, ${contradictions.length} contradictions between figures`,
);
process.exitCode = open + contradictions.length > 0 ? 1 : 0;
