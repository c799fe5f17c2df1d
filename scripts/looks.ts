/**
 * Contact sheets of the built site, so that a person can look at every template in five minutes: `npm run looks` writes
 * `looks/390-light.jpg` and so on, one sheet for each width and theme, every template captioned. With words, only the
 * templates whose address contains one of them: `npm run looks -- ipc bns`.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import sharp, { type OverlayOptions } from 'sharp';
import { CHROMIUM_FLAGS, requireChromium } from '../tests/support/chromium.ts';
import { scrollToPictures } from '../tests/support/geometry.ts';
import { startSite } from '../tests/support/server.ts';
import { templates } from '../tests/support/site.ts';
import { ROOT } from './run.ts';

const FOLDER = join(ROOT, 'looks');
/** Width of the screen, width of its picture on the sheet, and how many stand side by side. */
const SCREENS = [
  { width: 390, shown: 300, columns: 10 },
  { width: 768, shown: 420, columns: 7 },
  { width: 1280, shown: 560, columns: 6 },
];
const THEMES = ['light', 'dark'] as const;
/** What is farther down is more of the same. In CSS pixels. */
const HIGHEST = 4000;
const CAPTION = 40;
const GAP = 16;

interface Shot {
  name: string;
  picture: Buffer;
  height: number;
}

/** A template as it stands on the page, its pictures loaded, made as wide as it is shown. */
async function shoot(page: Page, width: number, shown: number): Promise<Pick<Shot, 'picture' | 'height'>> {
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  const clip = { x: 0, y: 0, width, height: Math.min(whole, HIGHEST) };
  const taken = await page.screenshot({ fullPage: true, clip, type: 'jpeg', quality: 90 });
  const { data, info } = await sharp(taken)
    .resize({ width: shown })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { picture: data, height: info.height };
}

const caption = (text: string, width: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${CAPTION}"><text x="0" y="28" font-family="sans-serif" font-size="20" fill="#222">${text}</text></svg>`,
  );

/** Puts the pictures of one width and theme on one sheet, each in the shortest column so far. */
async function montage(shots: readonly Shot[], shown: number, columns: number, file: string): Promise<void> {
  const heights = Array.from({ length: Math.min(columns, shots.length) }, () => GAP);
  const layers: OverlayOptions[] = [];
  for (const { name, picture, height } of shots) {
    const top = Math.min(...heights);
    const column = heights.indexOf(top);
    const left = GAP + column * (shown + GAP);
    layers.push({ input: caption(name, shown), left, top }, { input: picture, left, top: top + CAPTION });
    heights[column] = top + CAPTION + height + GAP;
  }
  const width = GAP + heights.length * (shown + GAP);
  const sheet = { width, height: Math.max(...heights), channels: 3, background: '#cfcfcf' } as const;
  await sharp({ create: sheet }).composite(layers).jpeg({ quality: 85 }).toFile(file);
}

/** Visits each template once and takes it in every width and theme. */
async function takeAll(
  browser: Browser,
  origin: string,
  shown: typeof templates,
): Promise<Map<string, Shot[]>> {
  const sheets = new Map<string, Shot[]>();
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  for (const { name, path } of shown) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(origin + path);
    await scrollToPictures(page);
    for (const screen of SCREENS) {
      await page.setViewportSize({ width: screen.width, height: 800 });
      for (const theme of THEMES) {
        await page.emulateMedia({ colorScheme: theme });
        const key = `${screen.width}-${theme}`;
        const shot = { name, ...(await shoot(page, screen.width, screen.shown)) };
        sheets.set(key, [...(sheets.get(key) ?? []), shot]);
      }
    }
  }
  return sheets;
}

const words = process.argv.slice(2);
const asked = templates.filter(({ path }) => words.length === 0 || words.some((word) => path.includes(word)));
const site = await startSite();
const browser = await chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_FLAGS });
try {
  const sheets = await takeAll(browser, site.origin, asked);
  mkdirSync(FOLDER, { recursive: true });
  for (const { width, shown, columns } of SCREENS) {
    for (const theme of THEMES) {
      const key = `${width}-${theme}`;
      await montage(sheets.get(key) ?? [], shown, columns, join(FOLDER, `${key}.jpg`));
    }
  }
  console.log(`${asked.length} templates on ${sheets.size} sheets in ${FOLDER}`);
} finally {
  await browser.close();
  await site.stop();
}
