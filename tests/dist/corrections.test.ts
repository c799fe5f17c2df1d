/** A correction stands on the page it concerns, on the page of all of them and in the feeds, in the same words. */
import { describe, expect, it } from 'vitest';
import { pageAt, pages, select, textOf } from '../support/pages.ts';
import { readAsset } from '../support/site.ts';

/** `1 January 2026. The first plan … (source)` → the sentence without its date and its source. */
const noteOf = (text: string): string => text.replace(/^[^.]+\. /, '').replace(/ \([^()]*\)$/, '');

/** In Hindi a page repeats the corrections of its English one. */
const inEnglish = pages.filter(({ address }) => !address.startsWith('/hi/'));

const onTheirPages = inEnglish.flatMap(({ address, root }) =>
  select(root, '#corrections .correction').map((note) => ({ address, text: noteOf(textOf(note)) })),
);

describe('the corrections', () => {
  it('are found on sections and categories of both Acts', () => {
    const places = new Set(onTheirPages.map(({ address }) => address.split('/')[1]));
    expect([...places].sort()).toEqual(['bns-category', 'ipc-category', 'ipc-section']);
  });

  it('speak of what was planned and not of a page that was never published', () => {
    for (const { address, text } of onTheirPages) {
      expect(text, address).toMatch(/^The first plan of this guide listed .+\. The Act says: .+\.$/);
    }
  });

  it('stand on /corrections, each under its page', () => {
    const entries = select(pageAt('/corrections').root, 'main li.correction').map((entry) => ({
      address: select(entry, 'h2 a')[0]?.attribs.href,
      text: textOf(entry),
    }));
    expect(new Set(entries.map(({ address }) => address))).toEqual(
      new Set(onTheirPages.map(({ address }) => address)),
    );
    for (const { address, text } of onTheirPages) {
      expect(entries.find((entry) => entry.address === address)?.text, address).toContain(text);
    }
  });

  it('are items of the feeds', () => {
    const { items } = JSON.parse(readAsset('/corrections/feed.json').toString()) as {
      items: { url: string; content_text: string }[];
    };
    const told = items.map(({ url, content_text }) => `${new URL(url).pathname} ${content_text}`);
    expect(told).toEqual(
      expect.arrayContaining(onTheirPages.map(({ address, text }) => `${address} ${text}`)),
    );
  });
});
