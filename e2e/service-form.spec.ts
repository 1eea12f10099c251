import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectAccessiblePart,
  expectNoSidewaysScroll,
  siteUrl,
  test,
} from './fixtures.ts';

const carPage = siteUrl.bind(undefined, 'solvik-no', '/service-og-verksted/bestill-time');
const motorcyclePage = siteUrl.bind(undefined, 'solvik-no', '/service-og-verksted/motorsykkel');
const hub = '**/api/forms/comhub';
const DAY_MS = 86_400_000;

/** YYYY-MM-DD in Norway, so many days from now. */
const dayInNorway = (days: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo' }).format(Date.now() + days * DAY_MS);

async function openForm(page: Page, address: string) {
  await page.goto(address);
  await expect(page.locator('.declared-form__form')).toHaveAttribute('novalidate', '');
}

const submit = (page: Page) => page.getByRole('button', { name: 'Send bestillingen' });
const eventsOf = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).filter((each) => JSON.stringify(each).includes('form_interaction')),
  );

test('NOF-01 NOF-02 NOF-06 NOF-12 NOF-13 ANA-06 by mouse: nearest dealer first, a draft that survives, one request', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const coordinates = { latitude: 60.39, longitude: 5.32 };
    sessionStorage.setItem('chosenPlace', JSON.stringify({ version: 1, label: 'Bergen', coordinates }));
  });
  await openForm(page, carPage());
  await expectAccessible(page, 'empty form');
  const dealers = page.getByLabel('Nærmeste forhandler').locator('option');
  await expect(dealers.nth(1)).toHaveText(/^Solvik Bergen · \d km$/);
  await expect(dealers.nth(2)).toHaveText(/^Solvik Haugesund/);

  await page.getByLabel('Nærmeste forhandler').selectOption({ value: 'Solvik Bergen' });
  await expect(page.getByRole('complementary')).toContainText('Laksekaien 5');
  await page.getByLabel('Ønsket dato').fill(dayInNorway(3));
  await page.getByLabel('Registreringsnummer').fill('EK 12345');
  await expect(page.getByLabel('Annet, vennligst beskriv')).toBeHidden();
  for (const name of ['Service', 'Annet']) await page.getByLabel(name, { exact: true }).check();
  await page.getByLabel('Annet, vennligst beskriv').fill('Skift av pærer');
  await page.getByLabel('Navn').fill('Kari Moen');

  await page.getByLabel('Jeg samtykker').check();
  await page.reload();
  await expect(page.getByLabel('Navn')).toHaveValue('Kari Moen');
  await expect(page.getByLabel('Service', { exact: true })).toBeChecked();
  await expect(page.getByLabel('Nærmeste forhandler')).toHaveValue('Solvik Bergen');
  await expect(page.getByLabel('Jeg samtykker')).not.toBeChecked();

  await page.getByLabel('Telefon').fill('412 34 567');
  await page.getByLabel('E-post').fill('kari@example.com');
  await page.getByLabel('Jeg samtykker').check();
  await page.getByLabel('Ja takk til nyhetsbrev').check();
  const [request] = await Promise.all([page.waitForRequest(hub), submit(page).dblclick()]);
  const { formName, values } = request.postDataJSON();
  expect(formName).toBe('solvik-noServiceForm');
  expect(values).toMatchObject({
    ...{ siteName: 'Solvik Bergen', siteEmail: expect.stringMatching(/@/), date: dayInNorway(3) },
    ...{ regno: 'EK 12345', services: ['Service', 'Annet'], other: 'Skift av pærer', description: '' },
    ...{ customerName: 'Kari Moen', customerPhone: '412 34 567', customerEmail: 'kari@example.com' },
    ...{ gdpr: true, newsletter: true, typeMC: false },
  });
  await expect(page.getByRole('heading', { name: 'Takk for din henvendelse!' })).toBeVisible();
  await expect(page.getByText('Vi tar kontakt med deg for å bekrefte din booking.')).toBeVisible();
  await expect(page.locator('#form-sent')).toBeFocused();
  await expect(submit(page)).toBeHidden();
  await expectAccessiblePart(page, '.declared-form', 'sent');
  const event = (interaction: string) => ({ event: 'form_interaction', form_name: formName, interaction });
  expect(await eventsOf(page)).toEqual([event('start'), event('submit')]);
  await page.reload();
  await expect(page.getByLabel('Navn')).toHaveValue('');
});

test.describe('by keyboard', () => {
  test.use({ viewport: { width: 1024, height: 768 } });

  test('NOF-08 NOF-09 NOF-10 NOF-11 NOF-12 NOF-14 ERR-31 ANA-06 every error is named, corrected and then only 202 is success', async ({
    page,
  }) => {
    await openForm(page, carPage());
    const sent: string[] = [];
    await page.route(hub, (route) => {
      sent.push(route.request().postDataJSON().formSubmissionId);
      return route.fulfill({ status: 200, json: { id: 'x' } });
    });
    await submit(page).focus();
    await page.keyboard.press('Enter');
    const summary = page.getByRole('alert').filter({ hasText: 'Sjekk feltene' });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveCount(8);
    await expect(page.getByLabel('Jeg samtykker')).toHaveAccessibleDescription(/Uten samtykke/);
    await expectAccessiblePart(page, '.declared-form', 'with errors');
    expect(sent).toEqual([]);

    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Nærmeste forhandler')).toBeFocused();
    await page.keyboard.type('Solvik Stav');
    await expect(page.getByLabel('Nærmeste forhandler')).toHaveValue('Solvik Stavanger');
    await page.getByLabel('Ønsket dato').fill(dayInNorway(-1));
    await expect(page.getByLabel('Ønsket dato')).toHaveAccessibleDescription(/i dag eller en senere dag/);
    await page.getByLabel('Ønsket dato').fill(dayInNorway(0));
    await page.getByLabel('Registreringsnummer').focus();
    await page.keyboard.type('EK12345');
    await page.keyboard.press('Tab');
    await page.keyboard.type('48 000');
    for (const [label, text] of Object.entries({
      Navn: 'Kari',
      Telefon: '41234567',
      'E-post': 'k@example.com',
    })) {
      await page.getByLabel(label).focus();
      await page.keyboard.type(text);
    }
    for (const label of ['Jeg samtykker', 'Ja takk til nyhetsbrev']) {
      await page.getByLabel(label).focus();
      await page.keyboard.press('Space');
    }
    await expect(summary).toBeHidden();
    await submit(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Navn')).toBeDisabled();
    await expect(page.getByText('Noe gikk galt, vennligst prøv igjen senere.')).toBeVisible();
    expect([sent.length, new Set(sent).size]).toEqual([3, 1]);
    await expectAccessiblePart(page, '.declared-form', 'failed');
    await expect(page.getByLabel('Navn')).toHaveValue('Kari');
    const interactions = (await eventsOf(page)).map((each) => Reflect.get(each as object, 'interaction'));
    expect(interactions).toEqual(['error', 'start', 'error']);
  });
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('NOF-01 NOF-04 NOF-05 NOF-11 NOF-15 a motorcycle, without the newsletter and without a service', async ({
    page,
  }) => {
    await page.goto(siteUrl('solvik-no', '/motorsykler'));
    await page.getByRole('link', { name: 'Bestill time på verkstedet' }).tap();
    await expect(page).toHaveURL(motorcyclePage());
    await expect(page.getByLabel('Nærmeste forhandler').locator('option')).toHaveText(['Stavanger']);
    await expect(page.getByLabel('Bestile deler')).toBeVisible();
    await expectAccessible(page, 'form for motorcycles');
    await expectNoSidewaysScroll(page);
    await page.getByLabel('Ønsket dato').fill(dayInNorway(10));
    await page.getByLabel('Registreringsnummer').fill('AB1234');
    await page.getByLabel('Navn').fill('Ola Vik');
    await page.getByLabel('Telefon').fill('+47 412 34 567');
    await page.getByLabel('E-post').fill('ola@example.com');
    await page.getByLabel('Jeg samtykker').tap();
    const [request] = await Promise.all([page.waitForRequest(hub), submit(page).tap()]);
    expect(request.postDataJSON().values).toMatchObject({
      ...{ siteName: 'Solvik Stavanger', typeMC: true, services: [], newsletter: false },
    });
    await expect(page.getByText('Takk for din henvendelse!')).toBeVisible();
    await expect(page.locator('#form-sent')).toBeInViewport();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('NOF-12 NOF-13 a refused form keeps what was entered, and the corrected one is thanked for', async ({
    page,
    consoleErrors,
  }) => {
    await page.goto(carPage());
    await page.getByLabel('Nærmeste forhandler').selectOption('Solvik Oslo');
    await page.getByLabel('Ønsket dato').fill(dayInNorway(1));
    await page.getByLabel('Registreringsnummer').fill('EK12345');
    await page.getByLabel('Kilometerstand').fill('48000000000');
    await page.getByLabel('Service', { exact: true }).check();
    await page.getByLabel('Navn').fill('Kari Moen');
    await page.getByLabel('Telefon').fill('41234567');
    await page.getByLabel('E-post').fill('kari@example.com');
    await page.getByLabel('Jeg samtykker').check();
    await page.getByLabel('Ja takk til nyhetsbrev').check();
    await page.waitForTimeout(2100);
    await submit(page).click();
    await expect(page.getByRole('link', { name: 'Kilometerstand: Tallet er for stort.' })).toBeVisible();
    await expect(page.getByRole('alert').first()).toBeFocused();
    await expect(page.getByText('Takk for din henvendelse!')).toBeHidden();
    await expectAccessible(page, 'refused without script');
    await expect(page.getByLabel('Service', { exact: true })).toBeChecked();
    await page.getByLabel('Kilometerstand').fill('48000');
    await page.waitForTimeout(2100);
    await submit(page).click();
    await expect(page).toHaveURL(`${carPage()}#form-sent`);
    await expect(page.getByText('Takk for din henvendelse!')).toBeVisible();
    await expect(submit(page)).toBeHidden();
    // The refused post.
    expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('422')]);
  });
});
