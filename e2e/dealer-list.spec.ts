import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectAccessiblePart,
  expectNoSidewaysScroll,
  siteUrl,
  test,
} from './fixtures.ts';
import { LAYOUT_SHIFT_LIMIT, LIST_SCRIPT_LIMIT_BYTES, measurePage, scrollThrough } from './page-metrics.ts';
import { getWhenReady } from './send-request.ts';

const lists = {
  'solvik-se': '/anlaggningar',
  'solvik-no': '/finn-oss',
  'solvik-uk': '/find-us',
  'carstore-se': '/kop-bil/hitta-oss',
  'carstore-no': '/finn-oss',
  'carstore-fi': '/loyda-meidat',
  'carstore-sk': '/kontakty',
};
/** The map's library is apart: it comes when the map is opened. */
const list = siteUrl('solvik-se', '/anlaggningar');

const cards = (page: Page) => page.locator('main [data-dealership]');
const names = (page: Page) => cards(page).locator('h2').allTextContents();
const facet = (page: Page, name: string) => page.locator('main summary', { hasText: name });
const chips = (page: Page) => page.getByRole('navigation', { name: 'Valda filter' }).getByRole('link');
const searchBox = (page: Page) => page.getByRole('combobox', { name: 'Sök bland anläggningarna' });
const showing = (page: Page) => page.getByText(/^Visar \d+ av \d+ anläggningar$/);

async function search(page: Page, text: string): Promise<void> {
  await searchBox(page).fill(text);
  await searchBox(page).press('Enter');
}

async function open(page: Page, address = list, width = 1440): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(address);
  await expect(page.locator('[data-island="dealer-list"][data-hydrated]')).toBeAttached();
}

/** One site of each design; the lists of the others differ in texts only. */
const designs = ['solvik-se', 'carstore-fi'] as const;

for (const site of designs) {
  test(`DSL-02 DSL-10 the list of ${site}: cards that lead to the dealerships, and nothing for axe to find`, async ({
    page,
  }) => {
    await open(page, siteUrl(site, lists[site]));
    await expect(cards(page).first()).toBeVisible();
    await expectAccessible(page, site);
    await expectNoSidewaysScroll(page);
    const address = await cards(page).first().getByRole('link').first().getAttribute('href');
    expect(address).toMatch(new RegExp(`^${lists[site]}/[a-z-]+$`));
    await cards(page).first().getByRole('link').first().click();
    await expect(page).toHaveURL(siteUrl(site, address ?? ''));
  });
}

test('DSL-02 DSL-09 DSL-10 on every site cards lead to the dealerships; makes are buttons on the UK site only', async () => {
  for (const [site, path] of Object.entries(lists)) {
    const { text: html } = await getWhenReady(siteUrl(site, path));
    const [main = ''] = /<main.*<\/main>/s.exec(html) ?? [];
    const [, first = ''] = /data-dealership=.*?<a [^>]*?href="([^"]*)"/s.exec(main) ?? [];
    expect(first, site).toMatch(new RegExp(`^${path}/[a-z-]+$`));
    expect((await getWhenReady(siteUrl(site, first))).status, first).toBe(200);
    expect(/<a [^>]*href="[^"]*brands\.name/.test(main), site).toBe(site === 'solvik-uk');
  }
});

test('DSL-01 one to four columns, by the width of the screen; the script stays within its limit, and nothing moves', async ({
  page,
}) => {
  const metrics = await measurePage(page);
  await open(page);
  await scrollThrough(page);
  expect(metrics.scriptBytes()).toBeLessThanOrEqual(LIST_SCRIPT_LIMIT_BYTES);
  expect(await metrics.layoutShift()).toBeLessThanOrEqual(LAYOUT_SHIFT_LIMIT);
  const columns = () =>
    page
      .locator('main [data-cards]')
      .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
  for (const [width, wanted] of [
    [390, 1],
    [768, 2],
    [1024, 3],
    [1440, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    expect(await columns(), `${width} px`).toBe(wanted);
    await expectNoSidewaysScroll(page);
  }
});

test('DSL-03 DSL-12 departments, makes and regions narrow the list and stand in the address, at every width', async ({
  page,
}) => {
  await open(page);
  const all = await names(page);
  const damage = page.getByRole('checkbox', { name: /Skada, lack och glas/ });
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await facet(page, 'Avdelning').click();
    await expectAccessiblePart(page, 'main search', `open facet at ${width}`);
    await damage.check();
    await expect(cards(page)).toHaveCount(4);
    await expect(page).toHaveURL(/\?site_departments\.service_name=Skada/);
    await page.getByRole('button', { name: 'Visa 4' }).click();
    await expect(damage).toBeHidden();
    await expectNoSidewaysScroll(page);
    if (width === 1440) break;
    await page.getByRole('link', { name: 'Rensa alla' }).click();
    await expect.poll(() => names(page)).toEqual(all);
  }
  await facet(page, 'Märke').click();
  await page.getByRole('checkbox', { name: /^Porsche/ }).check();
  await expect(page).toHaveURL(/site_departments\.brands\.name=Porsche/);
  await expect(chips(page)).toHaveText(['Skada, lack och glas', 'Porsche', 'Rensa alla']);
  await expect.poll(async () => (await names(page)).length).toBeLessThan(4);
  const both = await names(page);
  await expectAccessiblePart(page, 'main', 'narrowed list');
  await page.reload();
  expect(await names(page)).toEqual(both);
  await page.goBack();
  await expect(cards(page)).toHaveCount(4);
  await page.getByRole('link', { name: 'Rensa alla' }).click();
  await expect.poll(() => names(page)).toEqual(all);
  await expect(page).toHaveURL(list);
});

test('a facet is opened, chosen from and closed by keyboard alone', async ({ page }) => {
  await open(page);
  await facet(page, 'Region').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox').first()).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/\?site_region=/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('checkbox').first()).toBeHidden();
  await expect(facet(page, 'Region')).toBeFocused();
});

test('DSL-04 DSL-06 CONST-13 the search box stays while a search leaves one dealership', async ({ page }) => {
  await open(page);
  await search(page, 'solvik sundsvall');
  await expect.poll(() => names(page)).toEqual(['Solvik Sundsvall']);
  await expect(searchBox(page)).toHaveValue('solvik sundsvall');
  await expect(page).toHaveURL(`${list}?keyphrase=solvik+sundsvall`);
  await expect(showing(page)).toHaveText('Visar 1 av 1 anläggningar');
  const { text: short } = await getWhenReady(siteUrl('carstore-sk', '/kontakty'));
  expect(short.match(/data-dealership=/g)).toHaveLength(8);
  expect(short).not.toMatch(/<main.*name="q".*<\/main>/s);
});

test('DSL-07 more are shown below the first 48, the focus moves to them, and the address keeps the place', async ({
  page,
}) => {
  const card = (n: number) => ({
    id: `s${n}`,
    href: `/anlaggningar/s${n}`,
    name: `Hall ${n}`,
    street: '',
    town: '',
  });
  const requested: string[] = [];
  await page.route('**/api/dealers?*', (route) => {
    const number = Number(new URL(route.request().url()).searchParams.get('page') ?? 1);
    requested.push(String(number));
    const numbers = number === 1 ? Array.from({ length: 48 }, (_, n) => n + 1) : [49, 50];
    return route.fulfill({ json: { cards: numbers.map(card), total: 50, facets: [] } });
  });
  // A place that is only called similarly.
  const hallsberg = { id: 'x', name: 'Hallsberg', context: '', kind: 'town', country: 'SE' };
  const place = { ...hallsberg, coordinates: { latitude: 59, longitude: 15 } };
  await page.route('**/api/maps/geocode?*', (route) => route.fulfill({ json: { place } }));
  await open(page);
  await search(page, 'hall');
  await expect(showing(page)).toHaveText('Visar 48 av 50 anläggningar');
  await page.getByRole('link', { name: 'Visa fler' }).click();
  await expect(cards(page)).toHaveCount(50);
  await expect(showing(page)).toHaveText('Visar 50 av 50 anläggningar');
  await expect(cards(page).nth(48).getByRole('link')).toBeFocused();
  await expect(page).toHaveURL(`${list}?keyphrase=hall&page=2`);
  await expect(page.getByRole('link', { name: 'Visa fler' })).toHaveCount(0);
  expect(requested.filter((number) => number !== '1')).toEqual(['2']);
});

test('DSL-12 RED-58 an old address of who sells a make leads to the narrowed list', async ({ page }) => {
  await open(page, siteUrl('solvik-se', '/findus/bilforsaljning/polestar'));
  await expect(page).toHaveURL(/\/anlaggningar\?site_departments/);
  await expect(page.getByRole('link', { name: 'Ta bort Polestar' })).toBeVisible();
  expect((await cards(page).count()) > 0 && (await cards(page).count()) < 12).toBe(true);
});

test('DSL-08 DSL-09 a make’s button on the UK site narrows the list, and widens it again', async ({
  page,
}) => {
  await open(page, siteUrl('solvik-uk', '/find-us'));
  const makes = page.getByRole('navigation', { name: 'Makes' });
  const all = await cards(page).count();
  await makes.getByRole('link', { name: 'Volvo' }).click();
  await expect.poll(() => cards(page).count()).toBeLessThan(all);
  await expect(makes.locator('[aria-current="true"]')).toHaveText('Volvo');
  await makes.getByRole('link', { name: 'Volvo' }).click();
  await expect(cards(page)).toHaveCount(all);
});

test.describe('when the search does not respond', () => {
  test('DSL-13 the list says so, and tries again at a press', async ({ page, consoleErrors }) => {
    await open(page);
    await page.route('**/api/dealers?*', (route) => route.abort());
    await page.getByRole('combobox').fill('uppsala');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toContainText(
      'Anläggningarna kunde inte hämtas just nu',
    );
    await expectAccessiblePart(page, 'main', 'failed list');
    await page.unroute('**/api/dealers?*');
    await page.getByRole('link', { name: 'Försök igen' }).click();
    await expect.poll(async () => (await names(page))[0]).toBe('Solvik Uppsala');
    consoleErrors.length = 0;
  });
});

test('DSL-13 nothing found: the list texts, and a link to all', async ({ page }) => {
  await open(page, `${list}?keyphrase=atlantis`);
  await expect(page.getByText('Inga träffar.')).toBeVisible();
  await expectAccessiblePart(page, 'main', 'empty list');
  await page.getByRole('link', { name: 'Visa alla anläggningar' }).click();
  await expect(cards(page)).toHaveCount(12);
});

test('near me: the nearest first, each with its distance, also on the dealership’s page', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 62.39, longitude: 17.3 });
  await open(page);
  await page.getByRole('button', { name: 'Nära mig' }).click();
  await expect.poll(async () => (await names(page))[0]).toBe('Solvik Sundsvall');
  const distances = await page.locator('main [data-distance]').allTextContents();
  const km = distances.map((text) => (text.endsWith('km') ? Number(text.replace(/\D/g, '')) : 0));
  expect(km).toEqual([...km].sort((a, b) => a - b));
  expect(km).toHaveLength(12);
  await expectAccessiblePart(page, 'main', 'list by distance');
  await cards(page).last().getByRole('link').first().click();
  await expect(page.locator('main [data-distance]')).toHaveText(/^Avstånd: \d+\skm \(Din plats\)$/);
});

test('one field for all: place, postcode, street and a typing error sort the list; the address keeps it through reload and Back', async ({
  page,
}) => {
  await open(page);
  await expect(page.locator('main').getByRole('combobox')).toHaveCount(1);
  await expect(page.locator('main').getByRole('searchbox')).toHaveCount(0);
  for (const [typed, shown, url] of [
    ['Uppsala', 'Uppsala', /\?q=Uppsala&lat=59\.8\d&lng=17\.6\d$/],
    ['75450', '754 50', /\?q=754(\+|%20)50&lat=59\.8\d&lng=17\.\d\d$/],
    ['Storgatan 4 Uppsala', 'Uppsala', /\?q=Uppsala&/],
    ['Storgatan 4, Uppsala', 'Uppsala', /\?q=Uppsala&/],
    ['Uppsla', 'Uppsala', /\?q=Uppsala&/],
  ] as const) {
    await search(page, typed);
    await expect(searchBox(page), typed).toHaveValue(shown);
    await expect.poll(async () => (await names(page))[0], typed).toBe('Solvik Uppsala');
    await expect(page, typed).toHaveURL(url);
  }
  await expect(page.getByText('Ingen plats heter ”Uppsla”. Vi visar Uppsala.')).toBeVisible();
  await expectAccessiblePart(page, 'main', 'list near a guessed place');
  const byDistance = await names(page);
  const distances = await page.locator('main [data-distance]').allTextContents();
  expect(byDistance).toHaveLength(12);
  await page.reload();
  expect(await names(page)).toEqual(byDistance);
  expect(await page.locator('main [data-distance]').allTextContents()).toEqual(distances);
  await search(page, 'Halmstad');
  await expect.poll(async () => (await names(page))[0]).toBe('Solvik Halmstad');
  await page.goBack();
  await expect.poll(() => names(page)).toEqual(byDistance);
  await expect(searchBox(page)).toHaveValue('Uppsala');
});

test('a dealership is suggested below the place of its name, and is one press away', async ({ page }) => {
  await open(page);
  await searchBox(page).pressSequentially('Sundsvall');
  const options = page.getByRole('option');
  await expect(options.filter({ hasText: 'Solvik Sundsvall' })).toBeVisible();
  await expect(options.first()).toContainText('Västernorrland');
  await expectAccessiblePart(page, 'main search', 'suggested places and dealerships');
  await options.filter({ hasText: 'Solvik Sundsvall' }).click();
  await expect(page).toHaveURL(/\/anlaggningar\/[a-z-]*sundsvall$/);
});

test('the open map, the chosen dealership and the part of the map are in the address; reload and Back show the same', async ({
  page,
}) => {
  await open(page, `${list}?site_city=Sundsvall&site_city=Halmstad`);
  const map = page.locator('main [data-map="ready"]');
  await page.getByRole('button', { name: 'Visa karta' }).click();
  await expect(page).toHaveURL(/[?&]view=map$/);
  await map.locator('[data-marker]').first().click();
  const visit = map.getByRole('link', { name: 'Till anläggningen' });
  await expect(visit).toBeVisible();
  await expect(page).toHaveURL(/[?&]dealer=\w+$/);
  const chosen = await visit.getAttribute('href');
  await page.reload();
  await expect(visit).toHaveAttribute('href', chosen ?? '');
  await page.goBack();
  await expect(visit).toHaveCount(0);
  await expect(map).toBeVisible();
  await page.getByRole('button', { name: 'Zooma in' }).click();
  await expect(page).toHaveURL(/[?&]map=[\d.%2C]+$/);
  const moved = new URL(page.url()).searchParams.get('map') ?? '';
  const zoom = Number(moved.split(',')[2]);
  await page.reload();
  await expect.poll(async () => Number(await map.getAttribute('data-zoom'))).toBeCloseTo(zoom, 0);
  expect(new URL(page.url()).searchParams.get('map')).toBe(moved);
  await page.goBack();
  await expect(map).toHaveCount(0);
});

test('the map lies beside the list, with a marker for each dealership of it, on a wide screen and on a phone', async ({
  page,
}) => {
  const { otherHosts } = await measurePage(page);
  await open(page, `${list}?site_city=Sundsvall&site_city=Halmstad`);
  await page.getByRole('button', { name: 'Visa karta' }).click();
  const map = page.locator('main [data-map]');
  await expect(map).toHaveAttribute('data-map', 'ready');
  await expect(map.locator('[data-marker]')).toHaveCount(2);
  await map.locator('[data-marker]').first().click();
  await expect(map.getByRole('link', { name: 'Till anläggningen' })).toBeVisible();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(map).toBeVisible();
    await expectAccessiblePart(page, 'main', `open map at ${width}`);
    await expectNoSidewaysScroll(page);
  }
  await page.getByRole('button', { name: 'Dölj karta' }).click();
  await expect(map).toHaveCount(0);
  await page.getByRole('button', { name: 'Visa karta' }).click();
  await expect(map.locator('[data-marker]')).toHaveCount(2);
  expect(otherHosts).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('DSL-03 DSL-12 a form narrows the list and a chip widens it again, on a phone and on a wide screen', async ({
    page,
  }) => {
    await page.goto(list);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(cards(page)).toHaveCount(12);
      await facet(page, 'Avdelning').click();
      await page.getByRole('checkbox', { name: /Skada, lack och glas/ }).check();
      await page.getByRole('button', { name: /^Visa 12$/ }).click();
      await expect(page).toHaveURL(/site_departments\.service_name=Skada/);
      await expect(cards(page)).toHaveCount(4);
      await page.getByRole('link', { name: 'Ta bort Skada, lack och glas' }).click();
    }
    await expect(cards(page)).toHaveCount(12);
    await searchBox(page).fill('uppsala');
    await searchBox(page).press('Enter');
    await expect(page).toHaveURL(/[?&]q=uppsala/);
    await expect(cards(page)).toHaveCount(12);
    await expect(cards(page).first()).toHaveText(/Solvik Uppsala/);
    await expect(cards(page).first().locator('[data-distance]')).toHaveText(/^\d+\sk?m$/);
    await expect(searchBox(page)).toHaveValue('Uppsala');
    await searchBox(page).fill('solvik uppsala');
    await searchBox(page).press('Enter');
    await expect(cards(page)).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Nära mig' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Visa karta' })).toBeHidden();
  });
});
