import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectAccessiblePart, siteUrl, test } from './fixtures.ts';
import { sendRequest } from './send-request.ts';
import { findRecordPath } from './sitemap.ts';

const hub = '**/api/forms/comhub';

async function openCar(page: Page, hash = ''): Promise<string> {
  const path = await findRecordPath('solvik-se', 'cars', 300);
  await page.goto(siteUrl('solvik-se', path + hash));
  return path;
}

/** Scrolls the form into view, which hydrates it. */
async function hydrateForm(page: Page) {
  const form = page.locator('#contact-form');
  await form.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-island="contact-form"]')).toHaveAttribute('data-hydrated', '');
  await expect(form).toHaveAttribute('novalidate', '');
  return form;
}

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Namn').fill('Ebba Lindmark');
  await page.getByLabel('Telefon', { exact: true }).fill('+46 70 174 06 05');
  await page.getByLabel('E-post', { exact: true }).fill('ebba@example.com');
}

const send = (page: Page) => page.locator('#contact-form').getByRole('button');

type Sent = { formName: string; formSubmissionId: string; values: Record<string, unknown> };

/** Records what is sent to the hub and to the server's log from here on. */
function listen(page: Page) {
  const sent: Sent[] = [];
  const logged: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/forms/comhub')) sent.push(request.postDataJSON());
    if (request.url().endsWith('/api/client-errors')) logged.push(request.postDataJSON()?.level);
  });
  return { sent, logged };
}

test('CONT-02 CONT-08 ERR-18 an empty form, by keyboard: a hint, an error under each field, focus on the first one, nothing sent', async ({
  page,
}) => {
  await openCar(page);
  await hydrateForm(page);
  const { sent } = listen(page);
  await send(page).focus();
  await page.keyboard.press('Enter');
  const hint = page.getByText('Kontrollera fälten som är markerade.');
  await expect(hint).toBeVisible();
  await expect(page.getByLabel('Namn')).toBeFocused();
  await expect(page.getByLabel('Namn')).toHaveAccessibleDescription('Skriv ditt namn.');
  await expect(page.getByLabel('E-post', { exact: true })).toHaveAccessibleDescription(
    'Skriv din e-postadress.',
  );
  await expectAccessiblePart(page, '#contact', 'with errors');
  await page.keyboard.type('Ebba');
  await expect(hint).toBeHidden();
  await expect(page.getByText('Skriv ditt namn.')).toBeHidden();
  await page.getByLabel('Telefon', { exact: true }).fill('+12345');
  await expect(page.getByText('Numret är för kort, sex siffror eller fler.')).toBeVisible();
  expect(sent).toEqual([]);
});

test('CONT-09 CONT-10 CONT-12 CONT-15 CONT-22 ANA-04 submitted twice while it is sent: one lead, fields disabled, then the confirmation', async ({
  page,
}) => {
  const path = await openCar(page, '?utm_source=letter');
  await hydrateForm(page);
  await fillIn(page);
  await page.getByLabel('Jag vill ha en offert').check();
  const { sent } = listen(page);
  let answer = () => {};
  const released = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(hub, async (route) => {
    await released;
    await route.fulfill({ status: 200, json: { id: 'x' } });
  });
  await send(page).dblclick();
  await expect(send(page)).toHaveText('Skickar …');
  await expect(page.getByLabel('Namn')).toBeDisabled();
  await expect(page.getByLabel('Jag vill ha en offert')).toBeDisabled();
  answer();
  await expect(page.getByRole('heading', { name: 'Tack, Ebba.' })).toBeVisible();
  await expect(page.locator('#contact-sent')).toBeFocused();
  await expect(page.locator('#contact-form')).toBeHidden();
  await expectAccessiblePart(page, '#contact', 'when sent');
  expect(sent).toHaveLength(1);
  expect(sent[0]?.formName).toBe('solvik-seCarContactForm');
  expect(sent[0]?.formSubmissionId).toMatch(/^[0-9a-f]{32}$/);
  expect(sent[0]?.values).toMatchObject({
    car: { car_id: path.split('/')[2] },
    name: 'Ebba Lindmark',
    phone: '+46 70 174 06 05',
    email: 'ebba@example.com',
    message: '',
    quote: true,
    testDrive: false,
    toName: expect.any(String),
    toEmail: expect.stringMatching(/@solvik\.example$/),
    source: siteUrl('solvik-se', `${path}?utm_source=letter`),
  });
  const events = await page.evaluate(() => window.dataLayer ?? []);
  expect(events).toContainEqual({
    event: 'form_submit',
    form_name: 'solvik-seCarContactForm',
    car_id: path.split('/')[2],
    quote: true,
    test_drive: false,
  });
});

test('CONT-12 CONT-13 CONT-14 ERR-16 three attempts a second apart with one id; then an error message, a log entry, and all values still there', async ({
  page,
  consoleErrors,
}) => {
  await openCar(page);
  await hydrateForm(page);
  await fillIn(page);
  const { sent, logged } = listen(page);
  await page.route(hub, (route) => route.fulfill({ status: 500, json: {} }));
  await stopClock(page);
  await send(page).click();
  for (const calls of [1, 2]) {
    await expect.poll(() => logged.length).toBe(calls);
    await page.clock.runFor(999);
    expect(sent).toHaveLength(calls);
    await page.clock.runFor(1);
    await expect.poll(() => sent.length).toBe(calls + 1);
  }
  await expect(page.getByText('Det gick inte att skicka. Försök igen eller ring oss.')).toBeVisible();
  const failure = page.locator('#contact-form [role="alert"]');
  await expect(failure).toBeFocused();
  await expect(failure.locator('a[href^="tel:"]')).toBeVisible();
  await expect(page.getByLabel('Namn')).toHaveValue('Ebba Lindmark');
  await expect(page.getByLabel('Namn')).toBeEnabled();
  await page.clock.resume();
  await expectAccessiblePart(page, '#contact', 'when it failed');
  await expect.poll(() => logged).toEqual(['warn', 'warn', 'warn', 'error']);
  expect(sent).toHaveLength(3);
  const ids = sent.map(({ formSubmissionId }) => formSubmissionId);
  expect(new Set(ids).size).toBe(1);
  // Submitted again without a change it is still the same lead.
  await page.unroute(hub);
  await page.route(hub, (route) => route.fulfill({ status: 202, json: { id: 'x' } }));
  await send(page).click();
  await expect(page.getByRole('heading', { name: 'Tack, Ebba.' })).toBeVisible();
  expect(sent.at(-1)?.formSubmissionId).toBe(ids[0]);
  // The browser itself logs each 500 as an error.
  expect(consoleErrors.splice(0).every((text) => text.includes('500'))).toBe(true);
});

test('a lead end to end: sent, stored, delivered, and read in the outbox', async ({ page }) => {
  await openCar(page);
  await hydrateForm(page);
  await fillIn(page);
  const name = `Ebba ${test.info().workerIndex}${Date.now()}`;
  await page.getByLabel('Namn').fill(name);
  await page.getByLabel('Jag vill provköra').check();
  await send(page).click();
  await expect(page.getByRole('heading', { name: 'Tack, Ebba.' })).toBeVisible();
  await expect(async () => {
    expect((await sendRequest(siteUrl('', '/outbox'))).text).toContain(`${name} vill provköra`);
  }).toPass();
  await page.goto(siteUrl('', '/outbox'));
  const entry = page.getByRole('listitem').filter({ hasText: `From ${name}` });
  await expect(entry.getByText('mail: delivered', { exact: true })).toBeVisible();
  await expect(entry.getByText('customer-mail: delivered')).toBeVisible();
  await expectAccessible(page, 'outbox');
  const mail = await entry.getByRole('link', { name: 'The mail as it looks' }).getAttribute('href');
  expect((await sendRequest(siteUrl('', mail ?? ''))).text).toContain(`${name} vill provköra</h1>`);
});

/** From here on time passes only when the test advances the clock. */
async function stopClock({ clock }: Page): Promise<void> {
  await clock.install();
  await clock.pauseAt(Date.now() + 60_000);
}

/** Counts how often a script scrolls the page, from the start of loading. */
async function countScrolls(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counting = Object.assign(window, { scrolls: 0 });
    const scroll = window.scrollTo.bind(window);
    window.scrollTo = (...where: unknown[]) => {
      counting.scrolls += 1;
      scroll(...(where as [ScrollToOptions]));
    };
  });
  return () => page.evaluate(() => (window as unknown as { scrolls: number }).scrolls);
}

for (const [width, offset] of [
  [1440, 112],
  [390, 250],
] as const) {
  test(`DET-08 DET-09 DET-10 CONT-20 at ${width} px an address with a fragment ticks the box and scrolls to the form`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const scrolls = await countScrolls(page);
    await openCar(page, '#contact-testdrive');
    const box = page.locator('#contact-testdrive input');
    await expect(box).toBeChecked();
    await expect(page.locator('#contact-quote input')).not.toBeChecked();
    const top = () =>
      page.locator('#contact-form').evaluate((form) => Math.round(form.getBoundingClientRect().top));
    await expect.poll(scrolls).toBe(1);
    await expect.poll(top).toBe(offset);
    await hydrateForm(page);
    await expect(box).toBeChecked();
    await page.evaluate(() => scrollTo(0, 0));
    await stopClock(page);
    const before = await scrolls();
    await page.evaluate(() => {
      location.hash = '#contact-quote';
    });
    await expect(page.locator('#contact-quote input')).toBeChecked();
    await page.clock.runFor(199);
    expect(await scrolls()).toBe(before);
    await page.clock.runFor(1);
    expect(await scrolls()).toBe(before + 1);
    await expect.poll(top).toBe(offset);
  });
}

/** Not every machine resolves {site}.localhost, so it is only the Host header. */
async function aSampleCar({ request }: Page): Promise<{ car_id: string; slug: string }> {
  const { host, port } = new URL(siteUrl('solvik-se'));
  const data = { fields: ['car_id', 'slug'], filters: { car_is_sample: true }, limit: 1 };
  const found = await request.post(`http://127.0.0.1:${port}/api/catalogue/search`, {
    headers: { host },
    data,
  });
  return (await found.json()).content[0];
}

test('CONT-07 CONT-18 ERR-17 a sample car: a seller must be chosen, and one who does not sell the make fails without a request', async ({
  page,
}) => {
  const { car_id, slug } = await aSampleCar(page);
  // Every demo dealership that sells a make has a department for it; here the first one has none.
  await page.route(`**/kop-bil/${car_id}/**`, async (route) => {
    const { text: html } = await sendRequest(route.request().url());
    const place = /(&quot;siteName&quot;:&quot;[^}]*?&quot;),&quot;receiver&quot;:\{[^}]*\}/;
    await route.fulfill({ contentType: 'text/html', body: html.replace(place, '$1') });
  });
  await page.goto(siteUrl('solvik-se', `/kop-bil/${car_id}/${slug}`));
  await hydrateForm(page);
  const { sent, logged } = listen(page);
  await fillIn(page);
  const seller = page.getByLabel('Säljare');
  await expect(seller).toHaveValue('');
  await expect(seller.locator('option').first()).toHaveText('Välj säljare *');
  await send(page).click();
  await expect(seller).toBeFocused();
  await expect(seller).toHaveAccessibleDescription('Välj vem som ska svara.');
  await seller.selectOption({ index: 1 });
  await send(page).click();
  await expect(page.getByText('Det gick inte att skicka. Försök igen eller ring oss.')).toBeVisible();
  await expect.poll(() => logged).toEqual(['error']);
  expect(sent).toEqual([]);
  await page.route(hub, (route) => route.fulfill({ status: 202, json: { id: 'x' } }));
  await seller.selectOption({ index: 2 });
  await send(page).click();
  await expect(page.getByRole('heading', { name: 'Tack, Ebba.' })).toBeVisible();
  const chosen = await seller.inputValue();
  expect(sent[0]?.values).toMatchObject({
    siteName: chosen,
    toName: expect.stringContaining(chosen),
    car: { car_companyerpid: '4610', car_departmenterpid: expect.stringMatching(/^4610-/) },
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is submitted all the same, and the page shows the confirmation', async ({ page }) => {
    const path = await openCar(page);
    await fillIn(page);
    await send(page).click();
    await expect(page).toHaveURL(siteUrl('solvik-se', `${path}#contact-sent`));
    await expect(page.getByRole('heading', { name: 'Tack.' })).toBeVisible();
    await expect(page.locator('#contact-form')).toBeHidden();
  });
});

test('what the server alone finds wrong is said at its field', async ({ page, consoleErrors }) => {
  await openCar(page);
  await hydrateForm(page);
  await fillIn(page);
  const problems = [{ field: 'phone', problem: 'wrong' }];
  await page.route(hub, (route) =>
    route.fulfill({
      status: 422,
      json: { code: 'INVALID_INPUT', message: 'Some answers are wrong.', problems },
    }),
  );
  await send(page).click();
  const phone = page.getByLabel('Telefon', { exact: true });
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('Bara siffror och mellanslag, gärna med + först.')).toBeVisible();
  consoleErrors.splice(0);
});
