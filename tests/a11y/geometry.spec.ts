/**
 * Where the answers of a section stand on the screen, and that the checks of layout find what they are for: each is shown
 * the fault it was made for and the same thing in order. Every template is measured with them in templates.spec.ts.
 */
import { plates } from '../../src/features/styleguide/states.ts';
import { expect, test } from '../support/browser.ts';
import { type Check, faultsOf, scrollToPictures } from '../support/geometry.ts';

/** The last pixel at which the three answers may end, by screen: above the fold, and on a phone in the upper half. */
const SCREENS = [
  { width: 390, height: 740, end: 330 },
  { width: 360, height: 640, end: 640 },
  { width: 1280, height: 800, end: 800 },
];

for (const { form, act, number } of plates) {
  test(`the answers of a section with ${form} (${act} ${number}) are on the first screen`, async ({
    page,
  }) => {
    await page.goto(`/${act}-section/${number}`);
    const answers = page.locator('.plate-answers').first();
    for (const { width, height, end } of SCREENS) {
      await page.setViewportSize({ width, height });
      const ends = await answers
        .locator('dd > :first-child')
        .evaluateAll((all) => all.map((answer) => answer.getBoundingClientRect().bottom));
      expect(ends).toHaveLength(3);
      expect.soft(Math.max(...ends), `at ${width} px`).toBeLessThanOrEqual(end);
    }
  });
}

const LONG = 'A shopkeeper takes the money for a phone that he does not have and never meant to get.';

interface Proof {
  check: Check;
  fault: string;
  css: string;
  /** The rule that was wrong, and what it should have been. */
  wrong: string;
  right: string;
  html: string;
}

/** Each fault as it was, or could have been, on the site. The page is 390 px wide. */
const PROOFS: readonly Proof[] = [
  {
    check: 'squeezedLabels',
    fault: 'the label of an example, one word to a line',
    css: '.example { display: flex; gap: 1rem }',
    wrong: '.example { } strong { width: min-content }',
    right: '.example { flex-direction: column } strong { align-self: start }',
    html: `<div class="example"><strong>This is an offence</strong><p>${LONG}</p></div>`,
  },
  {
    check: 'squeezedLabels',
    fault: 'a label that gives way to the text beside it',
    css: '.example { display: flex; gap: 1rem } p { flex: none; width: 315px }',
    wrong: 'p { }',
    right: 'p { flex: 1; width: auto }',
    html: '<div class="example"><b>In brief</b><p>Yes.</p></div>',
  },
  {
    check: 'brokenWords',
    fault: 'a figure in two lines',
    css: 'body { overflow-wrap: break-word } dl { display: grid; grid-template-columns: repeat(3, 1fr) } dd { margin: 0 }',
    wrong: 'dd { font-size: 60px; min-width: 0; width: 100px }',
    right: 'dd { font-size: 20px }',
    html: '<dl><dd>5,000+</dd><dd>24/7</dd><dd>98</dd></dl>',
  },
  {
    check: 'overlaps',
    fault: 'two boxes on top of each other',
    css: 'p { margin: 0 }',
    wrong: 'p + p { margin-top: -10px }',
    right: 'p + p { margin-top: 10px }',
    html: '<p>Tried by a magistrate</p><p>Bail is a right</p>',
  },
  {
    check: 'raggedEdges',
    fault: 'a text that ends before the table below it',
    css: 'table { width: 100% }',
    wrong: 'p { max-width: 20rem }',
    right: 'p { max-width: 40rem }',
    html: `<main><article><p>${LONG}</p><table><tr><td>Bail</td><td>No</td></tr></table></article></main>`,
  },
  {
    check: 'strayHeadings',
    fault: 'a heading stuck to what follows',
    css: 'h2, p { margin: 0 }',
    wrong: 'p { margin-top: 0 }',
    right: 'p { margin-top: 8px }',
    html: `<h2>Explanation</h2><p>${LONG}</p>`,
  },
  {
    check: 'strayHeadings',
    fault: 'a heading far away from what follows',
    css: 'h2 { margin: 0 }',
    wrong: 'div { padding-top: 40px }',
    right: 'div { padding-top: 20px }',
    html: `<h2>Explanation</h2><div><p style="margin: 0">${LONG}</p></div>`,
  },
  {
    check: 'smallText',
    fault: 'text of 13 px',
    css: '',
    wrong: 'small { font-size: 13px }',
    right: 'small { font-size: 14px }',
    html: '<p><small>Checked 20 Nov 2026</small></p>',
  },
  {
    check: 'smallTargets',
    fault: 'a link on a line of its own that is hard to hit',
    css: 'a { font-size: 14px }',
    wrong: 'a { padding-block: 0 }',
    right: 'a { padding-block: 4px }',
    html: '<ul><li><a href="#a">All sections</a></li></ul><p>But not <a href="#b">in a sentence</a> like this.</p>',
  },
  {
    check: 'smallTargets',
    fault: 'a button that is lower than a thumb',
    css: 'button { font: inherit }',
    wrong: 'button { height: 32px }',
    right: 'button { height: 44px }',
    html: '<button type="button">Copy citation</button>',
  },
  {
    check: 'clipped',
    fault: 'tabs cut off without a way to reach them',
    css: 'nav { display: flex; width: 200px } nav b { flex: none; padding: 0 2rem }',
    wrong: 'nav { overflow: hidden }',
    right: 'nav { overflow-x: auto }',
    html: '<nav><b>Sections</b><b>Key points</b><b>Related</b></nav>',
  },
  {
    check: 'clipped',
    fault: 'lines cut off at the bottom',
    css: 'p { height: 30px }',
    wrong: 'p { overflow: hidden }',
    right: 'p { height: auto }',
    html: `<p>${LONG}</p>`,
  },
];

for (const { check, fault, css, wrong, right, html } of PROOFS) {
  test(`${check} finds ${fault}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 740 });
    const show = (rule: string) =>
      page.setContent(
        `<!doctype html><style>body { font: 16px/1.5 sans-serif } ${css} ${rule}</style>${html}`,
      );
    await show(wrong);
    expect(Object.keys(await faultsOf(page))).toEqual([check]);
    await show(right);
    expect(await faultsOf(page)).toEqual({});
  });
}

test('missingPictures finds a picture that does not come, not one that is far down', async ({ page }) => {
  const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
  const show = async (source: string) => {
    await page.setContent(
      `<p style="height: 9000px"></p><img loading="lazy" width="40" height="40" alt="" src="${source}">`,
    );
    await scrollToPictures(page);
    return Object.keys(await faultsOf(page));
  };
  expect(await show('data:image/gif;base64,AAAA')).toEqual(['missingPictures']);
  expect(await show(PICTURE)).toEqual([]);
});
