import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, siteUrl, test, whenHydrated } from './fixtures.ts';
import { ownMapOf } from './own-map.ts';
import { sendRequest } from './send-request.ts';
import { findRecordPath } from './sitemap.ts';

const aCar = (site: string) => findRecordPath(site, 'cars', 300);

for (const [site, width, others] of [
  ['solvik-se', 390, [1024, 1440]],
  ['carstore-fi', 1440, [1024, 390]],
  ['solvik-uk', 1024, [390, 1440]],
] as const) {
  test(`DET-01 DET-18 RED-31 a car of ${site} can be read at every width`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(siteUrl(site, await aCar(site)));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.price').first()).toBeVisible();
    await expect(page.locator('dl').first().locator('dt')).not.toHaveCount(0);
    await page.locator('#contact').scrollIntoViewIfNeeded();
    await expect(page.locator('[data-island="contact-form"][data-hydrated]')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, `${site} at ${width}`);
    for (const other of others) {
      await page.setViewportSize({ width: other, height: 900 });
      await expectNoSidewaysScroll(page);
      await expect(page.locator('.price').first()).toBeVisible();
    }
  });
}

test('DET-02 ROUTE-31 an address that ends after the id redirects to the full one', async ({ page }) => {
  const path = await aCar('solvik-se');
  const idAlone = path.split('/').slice(0, -1).join('/');
  const { status, headers } = await sendRequest(siteUrl('solvik-se', `${idAlone}?utm_source=letter`));
  expect([status, headers.location]).toEqual([302, `${path}?utm_source=letter`]);
  await page.goto(siteUrl('solvik-se', idAlone));
  await expect(page).toHaveURL(siteUrl('solvik-se', path));
});

const distanceToTop = (page: Page, id: string) => () =>
  page.locator(`#${id}`).evaluate((element) => Math.round(element.getBoundingClientRect().top));

for (const [width, offset] of [
  [1440, 112],
  [390, 250],
] as const) {
  test(`DET-07 DET-09 anchors scroll their section to ${offset} px from the top at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const path = await aCar('solvik-se');
    for (const anchor of ['description', 'equipment', 'contact', 'contact-form']) {
      // A new document for each: a change of the fragment alone would scroll, not load.
      await page.goto(siteUrl('solvik-se', `${path}?to=${anchor}#${anchor}`));
      await expect.poll(distanceToTop(page, anchor), anchor).toBe(offset);
    }
    await page.goto(siteUrl('solvik-se', `${path}?to=overview#overview`));
    await expect(page.locator('#overview')).toBeInViewport();
  });
}

test('DET-11 back returns to the previous page, and without one to all cars', async ({ page }) => {
  const list = '/kop-bil/alla-bilar-i-lager/volvo';
  const back = page.getByRole('link', { name: 'Till alla bilar' });
  await page.goto(siteUrl('solvik-se', list));
  await page.locator('[data-car] a').first().click();
  await expect(back).toBeVisible();
  await whenHydrated(page);
  await back.click();
  await expect(page).toHaveURL(siteUrl('solvik-se', list));
  await page.goto(siteUrl('solvik-se', await aCar('solvik-se')));
  await page.reload();
  await expect(back).toHaveAttribute('href', '/kop-bil/alla-bilar-i-lager');
  const fresh = await page.context().newPage();
  await fresh.goto(siteUrl('solvik-se', await aCar('solvik-se')));
  await whenHydrated(fresh);
  await fresh.getByRole('link', { name: 'Till alla bilar' }).click();
  await expect(fresh).toHaveURL(siteUrl('solvik-se', '/kop-bil/alla-bilar-i-lager'));
});

/** The car with the longest description, which is collapsed on a phone. */
async function carWithLongestDescription(site: string): Promise<string> {
  const fields = ['car_id', 'slug', 'car_description', 'car_equipment'];
  const found = await sendRequest(siteUrl(site, '/api/search'), 'POST', {
    headers: { 'x-api-key': 'journeys' },
    json: { index: `cars-${site}`, fields, limit: 500 },
  });
  const { content } = JSON.parse(found.text) as { content: Record<string, string>[] };
  const [first] = content
    .filter(({ car_equipment = '' }) => car_equipment.length > 12)
    .toSorted((a, b) => (b['car_description'] ?? '').length - (a['car_description'] ?? '').length);
  const path = (await aCar(site)).split('/').slice(0, -2).join('/');
  return `${path}/${first?.['car_id']}/${first?.['slug']}`;
}

const heightOf = (page: Page, id: string) => async () =>
  Math.round((await page.locator(`#${id}`).boundingBox())?.height ?? 0);

for (const [site, height] of [
  ['solvik-se', 50],
  ['carstore-fi', 190],
] as const) {
  test(`DET-20 DET-21 DET-22 long sections of a car of ${site} expand and collapse`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(siteUrl(site, await carWithLongestDescription(site)));
    const equipment = page.locator('button[aria-controls="equipment-list"]');
    await expect.poll(heightOf(page, 'equipment-list')).toBe(height);
    await equipment.press('Enter');
    await expect(equipment).toHaveAttribute('aria-expanded', 'true');
    await expect.poll(heightOf(page, 'equipment-list')).toBeGreaterThan(height);
    await equipment.click();
    await expect.poll(heightOf(page, 'equipment-list')).toBe(height);

    const rows = page.locator('#technical-data dt');
    await expect(rows.filter({ visible: true })).toHaveCount(5);
    await page.locator('button[aria-controls="technical-data"]').click();
    await expect(rows.filter({ visible: true })).not.toHaveCount(5);

    await expect.poll(heightOf(page, 'description-text')).toBe(300);
    await page.locator('button[aria-controls="description-text"]').click();
    await expect.poll(heightOf(page, 'description-text')).toBeGreaterThan(300);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a thumbnail opens the large picture, and nothing is collapsed', async ({ page }) => {
    await page.goto(siteUrl('solvik-se', await aCar('solvik-se')));
    const second = page.locator('#picture-2');
    await expect(second).not.toBeInViewport({ ratio: 0.5 });
    await page.getByRole('link', { name: 'Visa bild 2' }).click();
    await expect(second).toBeInViewport({ ratio: 0.5 });
    await expect(page.locator('#technical-data dt').last()).toBeVisible();
    await expect(page.locator('button[aria-controls="technical-data"]')).toBeHidden();
  });

  test('DET-14 DET-19 the dealership that has the car is one link away', async ({ page }) => {
    await page.goto(siteUrl('solvik-se', await aCar('solvik-se')));
    const map = page.getByRole('link', { name: /Vägbeskrivning/ });
    await expect(map).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps\/search\/\?.*query=Solvik/);
    await page.getByRole('link', { name: 'Till anläggningen' }).click();
    await expect(page).toHaveURL(/\/anlaggningar\/[a-z-]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('DET-19 LOC-05 on a phone the way to the car is shown by its own map', async ({ page }) => {
  await page.goto(siteUrl('solvik-se', await aCar('solvik-se')));
  await whenHydrated(page);
  const directions = page.getByRole('link', { name: /Vägbeskrivning/ });
  expect(await ownMapOf(directions)).toMatch(/^https:\/\/maps\.apple\.com\/\?daddr=Solvik/);
});

test('DET-06 DET-26 an unknown car: a heading, other cars and a link to the list', async ({
  page,
  consoleErrors,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  const answer = await page.goto(
    siteUrl('solvik-se', '/kop-bil/999999999/begagnad-2019-suv-diesel-volvo-xc90'),
  );
  expect(answer?.status()).toBe(404);
  // The browser itself logs the 404 as an error.
  expect(consoleErrors.splice(0)).toHaveLength(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bilen finns inte kvar');
  await expect(page.getByRole('link', { name: 'Visa alla bilar' })).toHaveAttribute(
    'href',
    /\?keyphrase=volvo$/,
  );
  const cards = page.getByRole('region', { name: 'Bilar som står kvar' }).getByRole('article');
  await expect(cards).toHaveCount(8);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
