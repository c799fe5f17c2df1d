/**
 * The contact form against a stand-in of the captcha provider's script: what only a browser can show. Its states are
 * tested beside the component.
 */
import type { Locator, Page, Route } from '@playwright/test';
import { expect, FAILED_REQUEST, holdIslands, later, openWithClock, test } from '../support/browser.ts';

const PROVIDER = 'https://www.google.com/recaptcha/api.js*';
const ENDPOINT = '/api/contact';
const ALERT = 'Please verify that you are not a robot';

/** Draws a word in place of the widget and leaves its callbacks for the test to call. */
const STAND_IN = `
  window.captcha = { drawn: 0, resets: 0 };
  window.grecaptcha = {
    render(element, options) {
      element.textContent = 'Stand-in';
      Object.assign(window.captcha, { options, drawn: window.captcha.drawn + 1 });
      return 7;
    },
    reset(widget) { if (widget === 7) window.captcha.resets++; },
  };
  window[new URL(document.currentScript.src).searchParams.get('onload')]();`;

interface StandIn {
  drawn: number;
  resets: number;
  options: { callback(response: string): void };
}

declare global {
  interface Window {
    captcha: StandIn;
  }
}

const standIn = (route: Route) => route.fulfill({ contentType: 'text/javascript', body: STAND_IN });

/** Serves the page as it is built when PUBLIC_CONTACT_ENDPOINT is set. */
async function connect(page: Page, answer: (route: Route) => unknown): Promise<void> {
  await page.route('**/contact', async (route) => {
    const built = await route.fetch();
    const html = await built.text();
    const body = html.replace('&quot;endpoint&quot;:[0]', `&quot;endpoint&quot;:[0,&quot;${ENDPOINT}&quot;]`);
    expect(body).not.toBe(html);
    await route.fulfill({ response: built, body });
  });
  await page.route(`**${ENDPOINT}`, answer);
}

const formOf = (page: Page) => ({
  name: page.getByLabel('Your name'),
  email: page.getByLabel('E-mail', { exact: true }),
  subject: page.getByLabel('Subject'),
  message: page.getByLabel('Message', { exact: true }),
  send: page.getByRole('button', { name: /Send the message|Sending/ }),
});

async function fill(page: Page): Promise<void> {
  const { name, email, subject, message } = formOf(page);
  await name.fill('A Reader');
  await email.fill('reader@example.org');
  await subject.fill('A question');
  await message.fill('Where is the refund policy?');
}

/** Focuses the form, waits for the stand-in, and answers it. */
async function verify(page: Page, response = 'token-1'): Promise<void> {
  await expect(page.getByText('Stand-in')).toBeVisible();
  await page.evaluate((token) => window.captcha.options.callback(token), response);
}

/** What alert boxes said. */
function alertsOf(page: Page): string[] {
  const said: string[] = [];
  page.on('dialog', (dialog) => {
    said.push(dialog.message());
    return dialog.accept();
  });
  return said;
}

test('the provider is asked for once, on the first focus of the form, with an explicit rendering', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route(PROVIDER, (route) => {
    asked.push(route.request().url());
    return standIn(route);
  });
  await openWithClock(page, '/contact');
  await formOf(page).send.hover();
  await later(page);
  expect(asked).toEqual([]);
  await formOf(page).name.focus();
  await expect(page.getByText('Stand-in')).toBeVisible();
  await formOf(page).message.focus();
  await formOf(page).name.focus();
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatch(/\?onload=\w+&render=explicit$/);
  expect(await page.evaluate(() => window.captcha.drawn)).toBe(1);
});

test('unverified: the alert of the specification, said in the page as well, and nothing lost @both', async ({
  page,
}) => {
  await page.route(PROVIDER, standIn);
  const said = alertsOf(page);
  await page.goto('/contact');
  await fill(page);
  await expect(page.getByText('Stand-in')).toBeVisible();
  await formOf(page).send.click();
  await expect(page.getByRole('alert')).toHaveText(`${ALERT}.`);
  expect(said).toEqual([ALERT]);
  await expect(formOf(page).message).toHaveValue('Where is the refund policy?');
  await expect(page).toHaveURL('/contact');
});

test('an empty field, a wrong address, spaces alone and too long a text are stopped by the browser', async ({
  page,
}) => {
  await page.route(PROVIDER, standIn);
  const said = alertsOf(page);
  await page.goto('/contact');
  await fill(page);
  await verify(page);
  const { email, message, send } = formOf(page);
  const has = (field: Locator, fault: 'typeMismatch' | 'valueMissing' | 'customError') =>
    field.evaluate((element: HTMLInputElement, name) => element.validity[name], fault);
  await email.fill('no-at-sign');
  await send.click();
  expect(await has(email, 'typeMismatch')).toBe(true);
  await email.fill('');
  await send.click();
  expect(await has(email, 'valueMissing')).toBe(true);
  await email.fill('reader@example.org');
  await message.fill('  ');
  await send.click();
  expect(await has(message, 'customError')).toBe(true);
  await message.fill('x'.repeat(6000));
  await expect(message).toHaveValue('x'.repeat(6000));
  await expect(page.getByText('At most 5,000 characters can be sent. These are 6,000.')).toBeVisible();
  await send.click();
  await expect(page.getByText('Nothing was sent:')).toHaveCount(0);
  await message.fill('Short');
  await send.click();
  await expect(page.getByText('Nothing was sent:')).toBeVisible();
  expect(said).toEqual([]);
});

test.describe('when the script is blocked', () => {
  test.use({ expectedErrors: FAILED_REQUEST });

  test('the form says so, shows e-mail and phone, keeps what was typed, and tries again', async ({
    page,
  }) => {
    await page.route(PROVIDER, (route) => route.abort());
    await page.goto('/contact');
    await fill(page);
    const notice = page.getByRole('alert');
    await expect(notice).toContainText('The check could not be loaded');
    await expect(notice.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
    await expect(notice.getByRole('link', { name: /^\+\d/ })).toHaveAttribute('href', /^tel:\d/);
    await expect(formOf(page).message).toHaveValue('Where is the refund policy?');
    await page.unroute(PROVIDER);
    await page.route(PROVIDER, standIn);
    await formOf(page).name.focus();
    await expect(page.getByText('Stand-in')).toBeVisible();
    await expect(notice).toHaveCount(0);
  });
});

test.describe('connected to an endpoint', () => {
  test('a verified message is posted once as JSON, however often it is submitted', async ({ page }) => {
    const bodies: Record<string, string>[] = [];
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(PROVIDER, standIn);
    await connect(page, async (route) => {
      bodies.push(route.request().postDataJSON());
      await gate;
      await route.fulfill({ json: { ok: true } });
    });
    await page.goto('/contact');
    await fill(page);
    await verify(page);
    await formOf(page).send.dblclick();
    await formOf(page).subject.press('Enter');
    await expect(formOf(page).send).toHaveText('Sending…');
    await expect(page.getByText('Your message is on its way.')).toBeVisible();
    release();
    await expect(page.getByText('Sent.', { exact: true })).toBeVisible();
    expect(bodies).toEqual([
      {
        name: 'A Reader',
        email: 'reader@example.org',
        subject: 'A question',
        message: 'Where is the refund policy?',
        captcha: 'token-1',
        id: expect.stringMatching(/^[\da-f]{32}$/),
      },
    ]);
    await expect(formOf(page).message).toHaveValue('');
    await page.reload();
    await expect(formOf(page).message).toHaveValue('');
  });

  test.describe('that redirects', () => {
    test.use({ expectedErrors: /Failed to load resource|redirect|Failed to fetch/ });

    test('a page that the redirect leads to is not taken for an answer, and nothing is lost', async ({
      page,
    }) => {
      await page.route(PROVIDER, standIn);
      await connect(page, (route) => route.fulfill({ status: 302, headers: { Location: '/' } }));
      await page.goto('/contact');
      await fill(page);
      await verify(page);
      await formOf(page).send.click();
      await expect(page.getByRole('alert')).toContainText('The message could not be sent.');
      await expect(formOf(page).message).toHaveValue('Where is the refund policy?');
      expect(await page.evaluate(() => window.captcha.resets)).toBe(1);
    });
  });
});

test('what was typed survives a reload, even before the code of the form has come', async ({ page }) => {
  const release = await holdIslands(page);
  await page.goto('/contact');
  await fill(page);
  await page.reload();
  await expect(formOf(page).name).toHaveValue('A Reader');
  await expect(formOf(page).message).toHaveValue('Where is the refund policy?');
  await page.route(PROVIDER, standIn);
  release();
  await formOf(page).name.focus();
  await expect(page.getByText('Stand-in')).toBeVisible();
  await expect(formOf(page).message).toHaveValue('Where is the refund policy?');
});

test('a submit before the code has come is held back and done when it is there', async ({ page }) => {
  const release = await holdIslands(page);
  await page.route(PROVIDER, standIn);
  const said = alertsOf(page);
  await page.goto('/contact');
  await fill(page);
  await formOf(page).send.click();
  await expect(page.getByText('The form is still loading.')).toBeVisible();
  await expect(page).toHaveURL('/contact');
  release();
  await expect.poll(() => said).toEqual([ALERT]);
  await expect(page.getByText('The form is still loading.')).toBeHidden();
  await expect(formOf(page).message).toHaveValue('Where is the refund policy?');
});

test.describe('when the code of the form does not come', () => {
  test.use({
    expectedErrors: /Failed to load resource|could not be loaded|dynamically imported module/,
  });

  test('Send says so, shows e-mail and phone, keeps what was typed, and tries again', async ({ page }) => {
    await page.route('**/_astro/*.js', (route) => route.abort());
    await page.route(PROVIDER, standIn);
    const said = alertsOf(page);
    await page.goto('/contact');
    await fill(page);
    await formOf(page).send.click();
    const notice = page.getByRole('alert').filter({ hasText: 'The form could not be loaded' });
    await expect(notice).toBeVisible();
    await expect(notice.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
    await page.unroute('**/_astro/*.js');
    await formOf(page).send.click();
    await expect.poll(() => said).toEqual([ALERT]);
    await expect(notice).toBeHidden();
    await expect(formOf(page).message).toHaveValue('Where is the refund policy?');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no form, but the address, the phone and the hours', async ({ page }) => {
    await page.goto('/contact');
    await expect(formOf(page).send).toBeHidden();
    await expect(page.getByText('The form needs JavaScript, which is off.')).toBeVisible();
    const details = page.locator('main');
    await expect(details.getByRole('link', { name: /@/ }).first()).toBeVisible();
    await expect(details.getByRole('link', { name: /^\+\d/ })).toBeVisible();
    await expect(details).toContainText('9:00 AM–6:00 PM');
    await expect(details).toContainText('10:00 AM–4:00 PM');
  });
});
