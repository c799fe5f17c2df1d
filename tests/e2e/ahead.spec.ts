/** What the browser does before a link is followed. Over the DevTools protocol: Playwright does not follow a page made ahead. */
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { type Browser, launch, type Tab } from '../support/devtools.ts';

const FROM = '/ipc-section/420';
const TO = '/ipc-section/415';
/** Longer than any browser waits until a pointer counts as resting on a link. */
const REST_MS = 600;

interface Watched {
  tab: Tab;
  /** Addresses of the documents that were asked for since the page was loaded, the hidden ones among them. */
  asked: string[];
  /** The pages whose coming is in the log; their going is told too late to be heard here. */
  log: string[];
  /** How many pages are ready to be shown. */
  ready: Set<unknown>;
}

let browser: Browser;

test.beforeAll(async () => {
  browser = await launch();
});

test.afterAll(() => browser.stop());

/** Opens the section with an added link to each address, one below the other, in view. */
async function open(addresses: readonly string[], { saveData = false } = {}): Promise<Watched> {
  const asked: string[] = [];
  const log: string[] = [];
  const ready = new Set<unknown>();
  const tab = await browser.open(
    (send) =>
      Promise.all([
        send('Page.enable'),
        send('Runtime.enable'),
        send('Preload.enable'),
        send('Runtime.addBinding', { name: 'told' }),
        send('Emulation.setDataSaverOverride', { dataSaverEnabled: saveData }),
        send('Page.addScriptToEvaluateOnNewDocument', {
          source: 'console.info = ({ data: { event, path } }) => event === "mount" && told(path);',
        }),
      ]),
    (method, params) => {
      if (method === 'Runtime.bindingCalled') log.push(String(params.payload));
      const { url, key } = params as { url?: string; key?: { url: string } };
      if (/^Preload\.pre(?:fetch|render)StatusUpdated$/.test(method))
        asked.push(new URL(key?.url ?? String(url)).pathname);
      if (method === 'Preload.prerenderStatusUpdated') {
        if (params.status === 'Ready') ready.add(key?.url);
        if (params.status === 'Failure') ready.delete(key?.url);
      }
    },
  );
  await tab.send('Page.navigate', { url: `${process.env.SITE_ORIGIN}${FROM}` });
  await expect.poll(() => log).toEqual([FROM]);
  await tab.evaluate(
    `document.querySelector('main').prepend(...${JSON.stringify(addresses)}.map((href) => {
      const link = document.createElement('a');
      Object.assign(link, { href, textContent: href, className: 'ahead' });
      link.style.cssText = 'display: block; height: 40px';
      return link;
    })); scrollTo({ top: 0, behavior: 'instant' })`,
  );
  return { tab, asked, log, ready };
}

/** Rests the pointer on one of the added links; returns where it is. */
async function rest(tab: Tab, index: number): Promise<{ x: number; y: number }> {
  const spot = await tab.evaluate<{ x: number; y: number }>(`(() => {
    const { left, top, height } = document.querySelectorAll('.ahead')[${index}].getBoundingClientRect();
    return { x: left + 20, y: top + height / 2 };
  })()`);
  await tab.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...spot });
  await pause(REST_MS);
  return spot;
}

test('a page that a pointer rests on is made ahead, and counts when it is shown @desktop', async () => {
  const { tab, asked, log, ready } = await open([TO]);
  const spot = await rest(tab, 0);
  await expect.poll(() => ready.size).toBe(1);
  expect(new Set(asked)).toEqual(new Set([TO]));
  expect(log).toEqual([FROM]);
  for (const type of ['mousePressed', 'mouseReleased'])
    await tab.send('Input.dispatchMouseEvent', { type, ...spot, button: 'left', clickCount: 1 });
  await expect.poll(() => log).toEqual([FROM, TO]);
  expect(
    await tab.evaluate(
      "performance.getEntriesByType('navigation')[0].activationStart > 0 && location.pathname",
    ),
  ).toBe(TO);
  await tab.close();
});

test('no more than two pages are kept, and none that nobody came to is in the log @desktop', async () => {
  const { tab, log, ready } = await open([TO, '/ipc-section/1', '/ipc-section/2', '/ipc-section/3']);
  for (const index of [0, 1, 2, 3]) await rest(tab, index);
  await expect.poll(() => ready.size).toBe(2);
  await tab.send('Page.navigate', { url: `${process.env.SITE_ORIGIN}/about` });
  await expect.poll(() => log).toEqual([FROM, '/about']);
  await tab.close();
});

test('answers, files and other sites are not @desktop', async () => {
  const others = [
    '/search?q=theft',
    '/offences/answer?act=ipc',
    '/offences/find?act=bns',
    `${FROM}.json`,
    'http://localhost:1/ipc',
  ];
  const { tab, asked } = await open(others);
  for (const index of others.keys()) await rest(tab, index);
  expect(asked).toEqual([]);
  await tab.close();
});

test('a reader who saves data gets nothing ahead @desktop', async () => {
  const { tab, asked } = await open([TO], { saveData: true });
  expect(await tab.evaluate('navigator.connection.saveData')).toBe(true);
  await rest(tab, 0);
  expect(asked).toEqual([]);
  await tab.close();
});
