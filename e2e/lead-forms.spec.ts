import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectAccessiblePart, siteUrl, test } from './fixtures.ts';
import { publish } from './publish.ts';

/** A separate page with both kinds of form, because the demo's content may change. */
const path = '/formular-pa-prov';
const withForms = siteUrl('solvik-se', path);

test.beforeAll(async () => {
  const block = (name: string, fields: object) => ({
    id: `${name}-${JSON.stringify(fields)}`,
    block: name,
    fields,
  });
  const body = {
    path,
    name: 'Formulär på prov',
    hideInNavigation: true,
    main: [
      block('rich-text', { title: 'Formulär på prov', titleTag: 'h1' }),
      block('marketing-form', { formId: 'newsletter-sv', title: 'Fyra brev om året' }),
      block('builder-form', { formUrl: '/api/forms/builder/2026110101', title: 'Provkörning hemma' }),
      block('marketing-form', { formId: 'call-me-sv', variant: 'Popup', title: 'Vi ringer upp' }),
    ],
  };
  await publish([{ kind: 'page', site: 'solvik-se', language: 'sv', key: 'e2e-forms', body }]);
});

async function open(page: Page): Promise<void> {
  // The server syncs published content within a second or so.
  const plain = `http://127.0.0.1:${process.env['FORECOURT_PORT']}${path}`;
  const headers = { host: 'solvik-se.localhost' };
  await expect(async () => expect((await page.request.get(plain, { headers })).status()).toBe(200)).toPass();
  await page.goto(withForms);
}

const inline = '[data-form="newsletter-sv"]';

async function openPopup(page: Page): Promise<void> {
  await open(page);
  await page.getByRole('button', { name: 'Vi ringer upp' }).click();
}

/** The content of the popup form's frame. */
const popupForm = (page: Page) => page.frameLocator('[data-form="call-me-sv"] iframe');

test('LEAD-01 LEAD-06 the provider’s script renders the inline form in the page, and it can be sent', async ({
  page,
}) => {
  await open(page);
  await page.locator(inline).scrollIntoViewIfNeeded();
  const form = page.frameLocator(`${inline} iframe`);
  await form.getByLabel('E-post').fill('maja@example.com');
  await form.getByRole('button', { name: 'Skicka mig breven' }).click();
  await expect(form.getByText('Nästa brev kommer när årstiden byter')).toBeVisible();
});

test('LEAD-02 LEAD-03 the popup toggles, and closes on a click beside it', async ({ page }) => {
  await openPopup(page);
  const panel = page.getByRole('dialog', { name: 'Vi ringer upp' });
  await expect(panel).toBeVisible();
  await expect(popupForm(page).getByLabel('Telefon')).toBeVisible();
  await expectAccessiblePart(page, '#form-popup-call-me-sv', 'popup open');
  await page.getByRole('button', { name: 'Vi ringer upp' }).click();
  await expect(panel).toBeHidden();
  await page.getByRole('button', { name: 'Vi ringer upp' }).click();
  await expect(panel).toBeVisible();
  await page.mouse.click(5, 300);
  await expect(panel).toBeHidden();
});

test('LEAD-04 LEAD-05 three seconds after it was sent the form is recreated, and a closed popup stays closed', async ({
  page,
}) => {
  await openPopup(page);
  const form = popupForm(page);
  await form.getByLabel('Förnamn').fill('Maja');
  await form.getByLabel('Telefon').fill('070-174 06 05');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const frame = page.locator('[data-form="call-me-sv"] iframe');
  await frame.evaluate((element) => element.setAttribute('data-before', ''));
  await form.getByRole('button', { name: 'Ring mig' }).click();
  await expect(form.getByText('Vi ringer från')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 300);
  const panel = page.locator('#form-popup-call-me-sv');
  await expect(panel).toBeHidden();
  await page.clock.runFor(2900);
  await expect(page.locator('[data-form="call-me-sv"] iframe[data-before]')).toHaveCount(1);
  await page.clock.runFor(200);
  await expect(page.locator('[data-form="call-me-sv"] iframe:not([data-before])')).toHaveCount(1);
  await expect(panel).toBeHidden();
});

test('LEAD-06 a message from another window is ignored', async ({ page }) => {
  await openPopup(page);
  await expect(popupForm(page).getByLabel('Telefon')).toBeVisible();
  await page.clock.install();
  const frame = page.locator('[data-form="call-me-sv"] iframe');
  await frame.evaluate((element) => element.setAttribute('data-before', ''));
  await page.evaluate(() => {
    const data = { type: 'hsFormCallback', eventName: 'onFormSubmitted', id: 'call-me-sv' };
    dispatchEvent(new MessageEvent('message', { data, origin: 'https://elsewhere.example' }));
  });
  await page.clock.fastForward(5000);
  await expect(page.locator('[data-form="call-me-sv"] iframe[data-before]')).toHaveCount(1);
});

test('LEAD-08 LEAD-09 LEAD-11 the form builder’s form is in a frame, and the server fetches what was sent', async ({
  page,
}) => {
  await open(page);
  const frame = page.locator('iframe[data-form="2026110101"]');
  await frame.scrollIntoViewIfNeeded();
  const form = page.frameLocator('iframe[data-form="2026110101"]');
  await form.getByLabel('Förnamn').fill('Maja');
  await form.getByLabel('Efternamn').fill('Öberg');
  await form.getByLabel('Telefon').fill('070-174 06 05');
  await form.getByLabel('Gatuadress').fill('Storgatan 1');
  await form.getByLabel('Postnummer').fill('753 31');
  await form.getByLabel('Ort').fill('Uppsala');
  await form.getByLabel('Vilken bil').fill('Volvo EX40');
  const responded = page.waitForResponse('**/api/jotform');
  await form.getByRole('button', { name: 'Boka provkörningen' }).click();
  const answer = await responded;
  expect(answer.request().postDataJSON()).toEqual({ formId: '2026110101' });
  // The browser that sent it may see it in full.
  const { content } = await page.evaluate(async () => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' } };
    return (await fetch('/api/jotform', { ...init, body: '{"formId":"2026110101"}' })).json();
  });
  expect(content[0].answers['1'].answer).toEqual({ first: 'Maja', last: 'Öberg' });
});

test('LEAD-14 the forms send requests to the server alone', async ({ page }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const { host } = new URL(request.url());
    if (!host.startsWith('solvik-se.localhost')) elsewhere.push(request.url());
  });
  await openPopup(page);
  await expect(popupForm(page).getByLabel('Telefon')).toBeVisible();
  expect(elsewhere.filter((url) => !url.startsWith('data:') && !url.startsWith('about:'))).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('LEAD-01 the form opens as its own page and is sent from there, with its validation errors', async ({
    page,
    consoleErrors,
  }) => {
    await open(page);
    await page.locator(inline).getByRole('link', { name: 'Öppna formuläret' }).click();
    await page.getByRole('button', { name: 'Skicka mig breven' }).click();
    await expect(page.getByText('Det här behöver vi veta')).toBeVisible();
    // The browser logs the 422 with which the form is shown again.
    consoleErrors.length = 0;
    await page.getByLabel('E-post').fill('maja@example.com');
    await page.getByRole('button', { name: 'Skicka mig breven' }).click();
    await expect(page.getByText('Nästa brev kommer när årstiden byter')).toBeVisible();
  });
});

test('the form pages have no accessibility violations', async ({ page }) => {
  await page.goto(siteUrl('solvik-se', '/api/forms/builder/2026110116'));
  await expectAccessible(page, 'sixteen kinds of question');
});
