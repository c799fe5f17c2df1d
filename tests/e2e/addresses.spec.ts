/** Unknown and hostile addresses on the server that serves production. */
import { expect, FAILED_REQUEST, test } from '../support/browser.ts';

test.use({ expectedErrors: FAILED_REQUEST });

const LONG = 'a'.repeat(2000);

const ANSWERS: readonly [path: string, status: number, heading: string | RegExp][] = [
  ['/ipc-section/404', 200, /^IPC section 404: /],
  ['/ipc-section/999', 404, 'Section Not Found'],
  ['/ipc-section/0', 404, 'Section Not Found'],
  ['/ipc-section/999a', 404, 'Section Not Found'],
  ['/ipc-to-bns/999', 404, 'Page Not Found'],
  ['/ipc-section/%3Cscript%3E', 404, 'Section Not Found'],
  ['/ipc-section/%3Cscript%3Ealert(1)%3C%2Fscript%3E', 404, /Not Found$/],
  ['/ipc-section/%E0%A4%A', 404, 'Section Not Found'],
  [`/ipc-section/${LONG}`, 404, 'Section Not Found'],
  ['/bns-section/999', 404, 'Section Not Found'],
  ['/bns-section/304B', 404, 'Section Not Found'],
  ['/ipc-category/none', 404, 'Category Not Found'],
  ['/bns-category/none', 404, 'Category Not Found'],
  ['/city/pune', 200, /Pune/],
  ['/city/nashik', 200, 'A lawyer for Nashik'],
  ['/city/new-york', 200, 'A lawyer for New York'],
  ['/city/%3Cb%3E', 404, 'Page Not Found'],
  [`/city/${LONG}`, 404, 'Page Not Found'],
  ['/city/%E0%A4%A', 404, 'Page Not Found'],
  [`/${LONG}`, 404, 'Page Not Found'],
  ['/nonsense', 404, 'Page Not Found'],
];

for (const [path, status, heading] of ANSWERS) {
  test(`${path.slice(0, 60)} answers ${status}`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(status);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    expect(answer?.headers()['x-content-type-options']).toBe('nosniff');
    if (status === 404)
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });
}

for (const [path, leads] of [
  ['/ipc-section/304b', '/ipc-section/304B'],
  ['/ipc-section/498a?q=1', '/ipc-section/498A?q=1'],
  ['/ipc-section/420/', '/ipc-section/420'],
  ['/ipc-section/420.html', '/ipc-section/420'],
  ['/ipc/', '/ipc'],
  ['/ipc-category/State', '/ipc-category/state'],
  ['/IPC-Section/४२०,', '/ipc-section/420'],
] as const) {
  test(`${path} leads to ${leads}`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    expect(answer?.request().redirectedFrom()).not.toBeNull();
    await expect(page).toHaveURL(leads);
  });
}

test('what is in an address is never run and never shown as markup', async ({ page }) => {
  let asked = false;
  page.on('dialog', () => {
    asked = true;
  });
  for (const path of [
    '/city/%3Cimg%20src=x%20onerror=alert(1)%3E',
    '/search?q=%3Cimg%20src=x%20onerror=alert(1)%3E',
  ]) {
    await page.goto(path);
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
  }
  expect(asked).toBe(false);
});

test('the unknown section and category offer the way back', async ({ page }) => {
  await page.goto('/ipc-section/999');
  await expect(page.getByText("The IPC section you're looking for doesn't exist.")).toBeVisible();
  await expect(page.getByRole('link', { name: 'View All Sections' })).toHaveAttribute(
    'href',
    '/indian-penal-code',
  );
  await page.goto('/ipc-category/none');
  await expect(page.getByText("The IPC category you're looking for doesn't exist.")).toBeVisible();
  await page.getByRole('link', { name: 'View All Categories' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Indian Penal Code/);
});

test('the unknown page offers home and the IPC', async ({ page }) => {
  await page.goto('/nonsense');
  await expect(page.getByText("The page you're looking for doesn't exist or has been moved.")).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to Homepage' })).toHaveAttribute('href', '/');
  await page.getByRole('link', { name: 'Browse IPC Sections' }).click();
  await expect(page).toHaveURL('/ipc');
});

test('the city page has the name, the default figures and five specializations', async ({ page }) => {
  await page.goto('/city/nashik');
  await expect(page).toHaveTitle(/^A Lawyer for Nashik \|/);
  for (const figure of ['100+', '5,000+', '10,000+'])
    await expect(page.getByText(figure, { exact: true })).toBeVisible();
  await expect(page.locator('main ul.chips li')).toHaveCount(5);
  await expect(page.getByText(/your city/i)).toHaveCount(0);
});

test('assets are kept for ever, pages are asked about again', async ({ page, request }) => {
  await page.goto('/ipc-section/420');
  const stylesheet = await page.locator('link[rel="stylesheet"]').getAttribute('href');
  expect((await request.get(stylesheet ?? '')).headers()['cache-control']).toContain('immutable');
  expect((await request.get('/ipc-section/420')).headers()['cache-control']).toMatch(
    /max-age=0.*must-revalidate/,
  );
});

const SPECIFIED = [
  '/',
  ...[
    'for-lawyers',
    'for-clients',
    'about',
    'contact',
    'privacy-policy',
    'terms-of-service',
    'terms',
    'disclaimer',
  ],
  ...['indian-penal-code', 'ipc', 'bharatiya-nyaya-sanhita', 'bns', 'blog', 'press', 'partners', 'careers'],
  ...['cities', 'help', 'faqs', 'refund-policy', 'bns/changes', 'bns/implementation'],
  ...['careers/general', 'press-kit', 'ask-question', 'find-lawyer', 'login'],
  ...[
    'video-consultation',
    'chat',
    'document-review',
    'legal-notice',
    'court-marriage',
    'criminal-consultation',
  ].map((name) => `services/${name}`),
  ...['criminal-defense', 'bns-consultation', 'bns-training', 'consultation'].map(
    (name) => `services/${name}`,
  ),
  ...[
    'constitutional',
    'tax',
    'labor',
    'environmental',
    'consumer',
    'cyber',
    'criminal',
    'family',
    'corporate',
  ].map((name) => `practice-areas/${name}-law`),
  ...['real-estate', 'intellectual-property', 'banking', 'immigration'].map(
    (name) => `practice-areas/${name}-law`,
  ),
  'practice-areas/alternative-dispute-resolution',
  ...['cases', 'guides', 'templates', 'bns-comparison', 'bns-analysis', 'bns-updates', 'bns-guides'].map(
    (name) => `resources/${name}`,
  ),
  ...[
    'state',
    'public-tranquility',
    'public-servants',
    'army-navy',
    'religion',
    'criminal-intimidation',
    'person',
  ].map((name) => `ipc-category/${name}`),
  'ipc-category/criminal-breach-trust',
  ...['state', 'public-order', 'person'].map((name) => `bns-category/${name}`),
  ...['delhi', 'mumbai', 'bangalore', 'hyderabad', 'any-other-city'].map((name) => `city/${name}`),
];

for (const path of SPECIFIED) {
  test(`the specification's /${path.replace(/^\//, '')} answers 200`, async ({ request }) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(200);
  });
}

test('a category of the blog is found by its name in small letters, with spaces too', async ({ page }) => {
  const answer = await page.goto('/blog/category/criminal%20law');
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveURL('/blog/category/criminal-law');
});
