/** Feeds: the blog, and what changed in the law and in this guide. Each as RSS 2.0 and as JSON Feed 1.1. */
import rss from '@astrojs/rss';
import { correctionText } from '@/collections/corrections.ts';
import { site } from '@/config/site.ts';
import { getPosts } from '@/features/blog/queries.ts';
import { getCorrectedPages } from '@/features/corrections/queries.ts';
import { getGuides } from '@/features/guides/queries.ts';
import { getSections } from '@/features/law/model/queries.ts';
import { writtenDate } from '@/lib/dates.ts';
import { type Act, acts } from '@/lib/law/acts.ts';

/** What the page of an item says of itself in its head as well: both read it from the same read model. */
interface Item {
  title: string;
  description: string;
  /** Address on this site; with `key`, unique in the feed. */
  path: string;
  /** Tells two items of one page apart. */
  key?: string;
  /** ISO date. */
  date: string;
}

interface Feed {
  title: string;
  description: string;
  /** Address of the page it belongs to. */
  path: string;
  items: readonly Item[];
}

const newestFirst = (items: readonly Item[]) =>
  items.toSorted((a, b) => b.date.localeCompare(a.date) || a.path.localeCompare(b.path));

export async function blogFeed(): Promise<Feed> {
  const posts = await getPosts();
  return {
    title: `${site.name}: the blog`,
    description: 'Law in plain words: what people ask, and what the Acts say.',
    path: '/blog',
    items: posts.map(({ title, excerpt, href, date }) => ({ title, description: excerpt, path: href, date })),
  };
}

async function correctionItems(): Promise<Item[]> {
  return (await getCorrectedPages('en')).flatMap(({ name, href, corrections }) =>
    corrections.map((correction, index) => ({
      title: `Corrected: ${name}`,
      description: correctionText(correction),
      path: href,
      key: `correction-${index + 1}`,
      date: correction.date,
    })),
  );
}

async function articleItems(): Promise<Item[]> {
  const topics = await Promise.all((['updates', 'bns-updates', 'bns-analysis'] as const).map(getGuides));
  return topics.flat().map(({ title, description, href, reviewed }) => ({
    title,
    description,
    path: href,
    date: reviewed,
  }));
}

/** One item for each day on which entries of an Act were checked, with how many they were. */
async function reviewItems(act: Act): Promise<Item[]> {
  const byDay = Map.groupBy(await getSections(act), ({ reviewed }) => reviewed);
  const { short } = acts[act];
  return [...byDay].map(([date, sections]) => ({
    title: `${sections.length} ${short} ${sections.length === 1 ? 'entry' : 'entries'} checked again`,
    description: `On ${writtenDate(date)} the text of these entries was read against its sources: ${sections
      .slice(0, 20)
      .map(({ number }) => number)
      .join(', ')}${sections.length > 20 ? ' and others' : ''}.`,
    path: `/${act}/sections`,
    key: `checked-${date}`,
    date,
  }));
}

export async function lawFeed(): Promise<Feed> {
  const items = await Promise.all([
    correctionItems(),
    articleItems(),
    reviewItems('ipc'),
    reviewItems('bns'),
  ]);
  return {
    title: `${site.name}: changes`,
    description:
      'What changed in the law and in this guide: corrections, updates, and entries checked again.',
    path: '/corrections',
    items: newestFirst(items.flat()),
  };
}

const linkOf = ({ path, key }: Item) => (key ? `${path}#${key}` : path);

export async function rssOf(feed: Feed, origin: URL | undefined): Promise<Response> {
  return rss({
    title: feed.title,
    description: feed.description,
    site: new URL(feed.path, origin).href,
    trailingSlash: false,
    customData: `<language>${site.locale}</language>`,
    items: feed.items.map((item) => ({
      title: item.title,
      description: item.description,
      link: new URL(linkOf(item), origin).href,
      pubDate: new Date(`${item.date}T00:00:00Z`),
    })),
  });
}

export function jsonFeedOf(feed: Feed, origin: URL | undefined): Response {
  const absolute = (path: string) => new URL(path, origin).href;
  const body = {
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description,
    home_page_url: absolute(feed.path),
    feed_url: absolute(`${feed.path}/feed.json`),
    language: site.locale,
    items: feed.items.map((item) => ({
      id: absolute(linkOf(item)),
      url: absolute(item.path),
      title: item.title,
      content_text: item.description,
      date_published: `${item.date}T00:00:00Z`,
    })),
  };
  return new Response(JSON.stringify(body), {
    headers: { 'Content-Type': 'application/feed+json; charset=utf-8' },
  });
}
