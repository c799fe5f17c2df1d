import { describe, expect, it } from 'vitest';
import { readHead } from './built-pages.ts';

const page = (head: string) =>
  `<!DOCTYPE html><html><head>${head}</head><body><meta name="robots" content="noindex"></body>`;

const INDEXED = page(
  '<meta property="og:title" content="IPC 420: &#34;Cheating&#34; &amp; more">' +
    '<link rel="canonical" href="https://a.example/ipc-section/420">' +
    '<meta property="og:image" content="https://a.example/share/ipc-section/420.png">' +
    '<meta property="article:modified_time" content="2026-11-20">' +
    '<meta name="twitter:label1" content="Punishment"><meta name="twitter:data1" content="Up to 7 years">',
);

describe('readHead', () => {
  it('reads what a page says of itself, and no further than its head', () => {
    expect(readHead('/ipc-section/420', INDEXED)).toEqual({
      address: '/ipc-section/420',
      title: 'IPC 420: "Cheating" & more',
      noindex: false,
      alias: false,
      image: '/share/ipc-section/420.png',
      modified: '2026-11-20',
      facts: [{ name: 'Punishment', value: 'Up to 7 years' }],
    });
  });

  it('knows the second address of a page by its canonical one', () => {
    expect(readHead('/indian-penal-code', INDEXED).alias).toBe(true);
  });

  it('knows a page that is not to be found', () => {
    const hidden = readHead('/login', page('<meta name="robots" content="noindex">'));
    expect(hidden).toMatchObject({ noindex: true, alias: false, modified: undefined, facts: [] });
  });
});
