import type { Page } from '@playwright/test';
import { carCount, choosing, openCarList } from './car-list-page.ts';
import {
  expect,
  expectAccessible,
  expectAccessiblePart,
  expectNoSidewaysScroll,
  siteUrl,
  test,
} from './fixtures.ts';

const path = '/kop-bil/alla-bilar-i-lager';
const list = siteUrl('solvik-se', path);
const nearGothenburg = `${list}?near=G%C3%B6teborg&lat=57.71&lng=11.97&radius=50`;

const cards = (page: Page) => page.locator('.car-list__results [data-car]');
const place = (page: Page) => page.getByRole('combobox', { name: 'Ort eller postnummer' });
const chips = (page: Page) => page.locator('.list-chips .chip');
/** As the first cards say it: '12 km bort'. */
const distances = async (page: Page) =>
  (await cards(page).locator('.car-card__distance').allTextContents()).map((text) =>
    Number(text.replace(/\D/g, '')),
  );

const open = (page: Page, address = list) => openCarList(page, address);

test('cars near a place by keyboard alone: the place, the distance, nearest first, and back again', async ({
  page,
}) => {
  await open(page);
  const all = await carCount(page);
  await place(page).focus();
  await page.keyboard.type('götebo');
  await expect(page.getByRole('option', { name: /^Göteborg/ }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await choosing(page, () => page.keyboard.press('Enter'));
  await expect(page).toHaveURL(/\?near=G%C3%B6teborg&lat=57\.\d{1,2}&lng=1[12]\.?\d{0,2}&radius=50$/);
  await expect(chips(page)).toHaveText([/^inom 50\s?km från Göteborg/]);
  const within50 = await carCount(page);
  expect(within50).toBeGreaterThan(0);
  expect(within50).toBeLessThan(all);
  const byDefault = await distances(page);
  expect(Math.max(...byDefault)).toBeLessThanOrEqual(50);
  expect(byDefault).toEqual(byDefault.toSorted((a, b) => a - b));
  await expect(page.getByRole('combobox', { name: 'Sortera' }).locator('option:checked')).toHaveText(
    'Närmast',
  );

  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Inom' })).toBeFocused();
  await choosing(page, () => page.keyboard.press('ArrowDown'));
  await expect(page).toHaveURL(/radius=100$/);
  await expect.poll(() => carCount(page)).toBeGreaterThan(within50);

  await choosing(page, () => page.getByRole('combobox', { name: 'Sortera' }).selectOption('Lägst pris'));
  await choosing(page, () => page.getByRole('combobox', { name: 'Sortera' }).selectOption('Närmast'));
  const nearest = await distances(page);
  expect(nearest).toEqual(nearest.toSorted((a, b) => a - b));
  await expectAccessible(page, 'near a place');

  const shown = await cards(page).evaluateAll((some) => some.map((card) => card.getAttribute('data-car')));
  await page.reload();
  expect(await cards(page).evaluateAll((some) => some.map((card) => card.getAttribute('data-car')))).toEqual(
    shown,
  );

  await chips(page).first().focus();
  await choosing(page, () => page.keyboard.press('Enter'));
  await expect(page).toHaveURL(list);
  await expect.poll(() => carCount(page)).toBe(all);
  await expect(cards(page).locator('.car-card__distance')).toHaveCount(0);
  await expect(page.getByRole('option', { name: 'Närmast' })).toHaveCount(0);
  await expect(place(page)).toHaveValue('');
});

test('where the visitor is stays rough in the address and in every request', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 57.708_87, longitude: 11.974_56 });
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await open(page);
  await choosing(page, () => page.getByRole('button', { name: 'Nära mig' }).click());
  await expect(page).toHaveURL(`${list}?near=Din+plats&lat=57.71&lng=11.97&radius=50`);
  await expect(chips(page)).toHaveText([/^inom 50\s?km från din plats/]);
  expect(sent.filter((text) => /57\.708|11\.974/.test(text))).toEqual([]);
});

test('an empty circle leads to a wider one', async ({ page }) => {
  await open(page, `${list}?near=Mora&lat=61&lng=14.54&radius=10&car_fuel=El`);
  await expect(cards(page)).toHaveCount(0);
  const wider = page.getByRole('link', { name: /^Inom \d+\s?km från Mora: \d+/ });
  await expect(wider).toHaveCount(1);
  const radius = /Inom (\d+)/.exec((await wider.textContent()) ?? '')?.[1];
  await choosing(page, () => wider.click());
  await expect(page).toHaveURL(new RegExp(`radius=${radius}`));
  await expect.poll(() => carCount(page)).toBeGreaterThan(0);
  await page.goBack();
  await choosing(page, () => page.getByRole('link', { name: /^I hela landet: / }).click());
  await expect(page).toHaveURL(`${list}?car_fuel=El`);
  await expect.poll(() => carCount(page)).toBeGreaterThan(0);
});

test('a place beside other filters, and facets that count within it', async ({ page }) => {
  await open(page, nearGothenburg);
  const near = await carCount(page);
  const electric = page.locator('.filters').getByRole('checkbox', { name: /^El\b/ });
  const row = page.locator('.filters label', { has: page.getByRole('checkbox', { name: /^El\b/ }) });
  const counted = Number(await row.locator('.check__count').textContent());
  expect(counted).toBeLessThan(near);
  await choosing(page, () => electric.click());
  await expect.poll(() => carCount(page)).toBe(counted);
  await expect(chips(page)).toHaveText(['El', /^inom 50\s?km från Göteborg/]);
});

test('miles in Britain', async ({ page }) => {
  await open(page, siteUrl('solvik-uk', '/buy-car/used-cars?near=Leeds&lat=53.8&lng=-1.55&radius=100'));
  await expect(chips(page)).toHaveText(['Used', /^within 100\s?miles of Leeds/]);
  await expect(cards(page).locator('.car-card__distance').first()).toHaveText(/^\s?·?\s?\d+\s?miles? away$/);
  await expect(page.getByRole('combobox', { name: 'Within' }).locator('option')).toHaveText([
    /^10\s?miles$/,
    /^25\s?miles$/,
    /^50\s?miles$/,
    /^100\s?miles$/,
    /^200\s?miles$/,
  ]);
});

test('on a phone the place is chosen in the drawer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await page.getByRole('button', { name: /^Filter/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Filter' });
  await place(page).fill('Borås');
  await expectAccessiblePart(page, 'dialog', 'the drawer with a place');
  await choosing(page, () =>
    drawer
      .getByRole('option', { name: /^Borås/ })
      .first()
      .click(),
  );
  const found = await carCount(page);
  await drawer.getByRole('button', { name: `Visa ${found} bilar` }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('button', { name: /^Filter/ })).toHaveText('Filter1');
  await expect(cards(page).locator('.car-card__distance').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form sends the name of the place, and the server looks it up', async ({ page }) => {
    await page.goto(`${list}?car_fuel=El`);
    await expect(page.getByText('Nära mig')).toBeHidden();
    await place(page).fill('Boras');
    await page.getByRole('combobox', { name: 'Inom' }).selectOption('25');
    await page.locator('.filters').getByRole('button', { name: 'Visa bilar' }).click();
    await expect(chips(page)).toHaveText(['El', /^inom 25\s?km från Borås/]);
    await expect(place(page)).toHaveValue('Borås');
    expect(Math.max(...(await distances(page)))).toBeLessThanOrEqual(25);
    const nearest = page.getByRole('combobox', { name: 'Sortera' });
    await nearest.selectOption('Närmast');
    await page.locator('.list-tools').getByRole('button', { name: 'Visa bilar' }).click();
    await expect(nearest.locator('option:checked')).toHaveText('Närmast');
    await chips(page).nth(1).click();
    await expect(page).toHaveURL(`${list}?car_fuel=El`);
  });

  test('a place that nobody knows: all cars, and a sentence that says so', async ({ page }) => {
    await page.goto(list);
    await place(page).fill('Atlantis');
    await page.locator('.filters').getByRole('button', { name: 'Visa bilar' }).click();
    await expect(page.getByText('”Atlantis” hittades inte')).toBeVisible();
    await expect(cards(page).first()).toBeVisible();
    await expect(place(page)).toHaveValue('Atlantis');
  });
});

test('a car’s page shows its dealership on a map, with the distance from the place chosen in the list', async ({
  page,
}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => {
    if (/^https?:/.test(request.url())) hosts.add(new URL(request.url()).hostname);
  });
  await open(page);
  await place(page).fill('Borås');
  await choosing(page, () =>
    page
      .getByRole('option', { name: /^Borås/ })
      .first()
      .click(),
  );
  await choosing(page, () => page.getByRole('combobox', { name: 'Sortera' }).selectOption('Närmast'));
  await cards(page).last().getByRole('link').click();
  await expect(page).toHaveURL(/\/kop-bil\/\d+\//);
  expect(await page.locator('.maplibregl-map').count()).toBe(0);
  const map = page.locator('[data-map]');
  await page.locator('#contact').scrollIntoViewIfNeeded();
  await map.scrollIntoViewIfNeeded();
  await expect(map).toHaveAttribute('data-map', 'ready');
  await expect(page.locator('.location-map__distance')).toHaveText(/^\d+\s?km från Borås$/);
  await expectAccessiblePart(page, '#contact', 'the dealership with its map');
  expect([...hosts]).toEqual(['solvik-se.localhost']);
});
