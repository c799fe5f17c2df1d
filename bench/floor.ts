/**
 * The least a page could be: the text and the links a reader sees on it, in the same order, with a few rules of style
 * and no script. What a page costs beyond that is design, search engines and comfort.
 */
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { Tab } from '../tests/support/devtools.ts';

/** Reads the shown page: blocks of text, and links in them. Runs in the page. */
const READ = `(() => {
  const BLOCK = /^(?:H[1-6]|P|LI|DT|DD|TD|TH|SUMMARY|LABEL|BUTTON|FIGCAPTION|PRE)$/;
  const escape = (text) => text.replace(/[&<]/g, (sign) => (sign === '&' ? '&amp;' : '&lt;'));
  const seen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && element.offsetWidth !== 1;
  let html = '';
  const walk = (node) => {
    if (node.nodeType === Node.TEXT_NODE) html += escape(node.data.replace(/\\s+/g, ' '));
    if (!(node instanceof HTMLElement) || node.matches('script,style,template') || (node.localName !== 'astro-island' && getComputedStyle(node).display !== 'contents' && !seen(node))) return;
    const block = BLOCK.test(node.tagName);
    const tag = /^H[1-6]$/.test(node.tagName) ? node.localName : block ? 'p' : node.localName === 'a' && node.getAttribute('href') ? 'a' : '';
    if (tag) html += tag === 'a' ? '<a href="' + escape(node.getAttribute('href')) + '">' : '<' + tag + '>';
    node.childNodes.forEach(walk);
    if (tag && tag !== 'p') html += '</' + tag + '>';
    else if (node.localName === 'div' || node.localName === 'ul') html += '\\n';
  };
  walk(document.body);
  const head = '<!doctype html><html lang="' + document.documentElement.lang + '"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>' + escape(document.title) + '</title>';
  return head + '<style>body{font:17px/1.6 sans-serif;margin:1rem;color:#1c1a17;background:#fcfbf8}</style>' + html.replace(/[ \\n]{2,}/g, '\\n');
})()`;

/** The floor of the page that a tab shows, as HTML. */
export const floorOf = (tab: Tab): Promise<string> => tab.evaluate<string>(READ);

export interface FloorServer {
  origin: string;
  stop: () => void;
}

/** Serves floors by their address, compressed as the site is. */
export async function serveFloors(floors: ReadonlyMap<string, string>): Promise<FloorServer> {
  const server = createServer(({ url = '/' }, response) => {
    const html = floors.get(url);
    response.writeHead(html === undefined ? 404 : 200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Encoding': 'gzip',
    });
    response.end(gzipSync(html ?? ''));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
