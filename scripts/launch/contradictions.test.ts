import { describe, expect, it } from 'vitest';
import { type Claims, contradictionsIn, numberIn } from './contradictions.ts';

const figure = (title: string, value: string, file = 'about.mdx') => ({ title, value, file });
const sound: Claims = {
  company: [figure('Verified lawyers', '1000+'), figure('Active users', '50K+'), figure('Cities', '20+')],
  lawyersByCity: [
    figure('lawyers in Mumbai', '500+', 'mumbai.mdx'),
    figure('lawyers in Pune', '300+', 'pune.mdx'),
  ],
  cityPages: 24,
  articles: { counted: 17, here: 17 },
};
const found = (change: Partial<Claims>) => contradictionsIn({ ...sound, ...change });

it.each([
  ['500+', 500],
  ['5,000+', 5000],
  ['50K+', 50_000],
  ['1.5M', 1_500_000],
])('%s is %d', (value, expected) => expect(numberIn(figure('Users', value))).toBe(expected));

it('says of which file a figure is none', () =>
  expect(() => numberIn(figure('Users', 'many'))).toThrow('about.mdx: "many" is no figure'));

describe('figures', () => {
  it('that agree are no contradiction', () => expect(found({})).toEqual([]));

  it('of cities that add up to more lawyers than the company has', () =>
    expect(found({ lawyersByCity: [figure('lawyers in Delhi', '1,200+', 'delhi.mdx')] })).toEqual([
      'the cities add up to 1200 lawyers, more than 1000+ (Verified lawyers, about.mdx)',
    ]));

  it('that differ from page to page, under another name too', () =>
    expect(found({ company: [...sound.company, figure('Clients', '10,000+', 'city-default.mdx')] })).toEqual([
      'clients are counted differently: 50K+ (Active users, about.mdx), 10,000+ (Clients, city-default.mdx)',
    ]));

  it('of more cities than have a page', () =>
    expect(found({ cityPages: 8 })).toEqual(['8 cities have a page, fewer than 20+ (Cities, about.mdx)']));

  it('of more articles than are here', () =>
    expect(found({ articles: { counted: 194, here: 17 } })).toEqual([
      '194 articles are counted in src/config/site.ts, 17 are here',
    ]));
});
