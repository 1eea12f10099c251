import type { Locator, Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectAccessiblePart,
  expectNoSidewaysScroll,
  siteUrl,
  test,
} from './fixtures.ts';
import { getWhenReady } from './send-request.ts';
import { findRecordPath } from './sitemap.ts';

const list = '/kop-bil/alla-bilar-i-lager';
const savedPage = '/sparade-bilar';
const heart = (page: Page) => page.locator('[data-saved-cars]');

async function press(button: Locator) {
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
}

async function save(page: Page, amount: number): Promise<string[]> {
  const hearts = page.locator('.car-card [data-save]');
  const ids: string[] = [];
  for (let at = 0; at < amount; at += 1) {
    await press(hearts.nth(at));
    ids.push((await hearts.nth(at).getAttribute('data-save')) ?? '');
  }
  return ids;
}

const shownIds = (page: Page) =>
  page.locator('main .car-card').evaluateAll((cards) => cards.map((card) => card.getAttribute('data-car')));

test('saved cars: saved with the heart, listed, and removed again, on a phone and on a wide screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto(siteUrl('solvik-se', list));
  const ids = await save(page, 2);
  await expect(heart(page)).toHaveAttribute('aria-label', 'Sparade bilar, 2');
  await heart(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sparade bilar');
  await expect.poll(() => shownIds(page)).toEqual(ids.toReversed());
  await expectNoSidewaysScroll(page);
  await expectAccessiblePart(page, 'main', 'saved cars at 390');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, 'saved cars at 1440');

  const cards = page.locator('main .car-card');
  const name = (await cards.first().locator('[data-car-name]').textContent()) ?? '';
  await cards.first().locator('[data-save]').click();
  await expect.poll(() => shownIds(page)).toEqual(ids.slice(0, 1));
  await expect(page.getByText(`${name} är inte sparad längre.`).last()).toBeVisible();
  const undo = page.getByRole('button', { name: 'Ångra' });
  await expect(undo).toBeFocused();
  await undo.click();
  await expect.poll(() => shownIds(page)).toEqual(ids.toReversed());

  await cards.first().locator('[data-save]').click();
  await cards.first().locator('[data-save]').click();
  await expect(page.getByRole('heading', { name: 'Här är tomt än så länge' })).toBeVisible();
  await expect(heart(page)).toHaveAttribute('aria-label', 'Sparade bilar');
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessiblePart(page, 'main', `no saved cars at ${width}`);
  }
  await page.getByRole('link', { name: 'Till bilarna' }).click();
  await expect(page).toHaveURL(siteUrl('solvik-se', list));
});

test('a list is shared by its address: others open it and save it', async ({ page, browser, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']).catch(() => {});
  await page.goto(siteUrl('solvik-se', list));
  const ids = await save(page, 2);
  await page.goto(siteUrl('solvik-se', savedPage));
  await page.getByRole('button', { name: 'Dela listan' }).click();
  await expect(page.getByText('Länken är kopierad')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(siteUrl('solvik-se', `${savedPage}?cars=${ids.toReversed().join(',')}`));

  const visitor = await (await browser.newContext()).newPage();
  // A wrong number, a non-number and a sold car are ignored.
  await visitor.goto(`${link},abc,999999999999`);
  await expect(visitor.getByRole('heading', { level: 2, name: 'Någon har valt ut 2 bilar' })).toBeVisible();
  await expect(visitor.getByText('En av bilarna är såld.')).toBeVisible();
  await expect.poll(() => shownIds(visitor)).toEqual(ids.toReversed());
  await expect(heart(visitor)).toHaveAttribute('aria-label', 'Sparade bilar');
  await expectAccessiblePart(visitor, 'main', 'a shared list');
  await visitor.getByRole('button', { name: 'Spara alla' }).click();
  await expect(visitor.getByText('Nu ligger de bland dina sparade bilar.')).toBeVisible();
  await expect(heart(visitor)).toHaveAttribute('aria-label', 'Sparade bilar, 2');
  await visitor.getByRole('link', { name: 'Visa mina sparade bilar' }).click();
  await expect(visitor).toHaveURL(/sparade-bilar\??$/);
  await expect.poll(() => shownIds(visitor)).toEqual(ids.toReversed());
  await visitor.context().close();
});

test('a sold car is marked as sold; one with a lower price shows the earlier price', async ({ page }) => {
  await page.goto(siteUrl('solvik-se', list));
  const [id] = await save(page, 1);
  await page.evaluate((known) => {
    const gone = { id: '999999999999', name: 'Volvo 240 GL', price: '24 900 kr' };
    const dearer = { id: known, name: 'x', price: '1 234 900 kr' };
    localStorage.setItem('saved-cars', JSON.stringify([gone, dearer, { id: '<b>' }, 7]));
  }, id);
  await page.goto(siteUrl('solvik-se', savedPage));
  await expect(page.getByText('Volvo 240 GL är såld.')).toBeVisible();
  await expect(page.getByText('När du sparade den: 1 234 900 kr')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Visa liknande' })).toHaveAttribute(
    'href',
    `${list}?keyphrase=Volvo%20240%20GL`,
  );
  await page.getByRole('button', { name: 'Ta bort Volvo 240 GL' }).click();
  await expect(page.getByText('Volvo 240 GL är såld.')).toHaveCount(0);
  await expect(heart(page)).toHaveAttribute('aria-label', 'Sparade bilar, 1');
});

test('tabs share what is saved; and when the search is down the page shows an error and can retry', async ({
  page,
  context,
  consoleErrors,
}) => {
  await page.goto(siteUrl('solvik-se', list));
  const other = await context.newPage();
  await other.goto(siteUrl('solvik-se', list));
  await save(page, 1);
  await expect(heart(other)).toHaveAttribute('aria-label', 'Sparade bilar, 1');
  await expect(other.locator('[data-save][aria-pressed="true"]')).toHaveCount(1);

  await page.route('**/api/catalogue/search', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.goto(siteUrl('solvik-se', savedPage));
  await expect(page.getByText('Bilarna kunde inte hämtas just nu.')).toBeVisible();
  consoleErrors.length = 0;
  await page.unroute('**/api/catalogue/search');
  await page.getByRole('button', { name: 'Försök igen' }).click();
  await expect(page.locator('main .car-card')).toHaveCount(1);
});

test('recently viewed cars are listed, the latest first, and can be cleared', async ({ page }) => {
  const [first, second] = [
    await findRecordPath('solvik-se', 'cars', 12),
    await findRecordPath('solvik-se', 'cars', 40),
  ];
  const viewed = () => page.evaluate(() => localStorage.getItem('viewed-cars'));
  const idOf = (path: string) => path.split('/').at(-2) ?? '';
  await page.goto(siteUrl('solvik-se', savedPage));
  await expect(page.getByRole('region', { name: 'Du har tittat på' })).toHaveCount(0);
  for (const path of [first, second]) {
    await page.goto(siteUrl('solvik-se', path));
    await expect.poll(viewed).toContain(`"${idOf(path)}"`);
  }
  await page.goto(siteUrl('solvik-se', savedPage));
  const row = page.locator('#viewed-row');
  await row.scrollIntoViewIfNeeded();
  await expect(row.locator('.car-card')).toHaveCount(2);
  await expect(row.locator('.car-card').first()).toHaveAttribute('data-car', idOf(second));
  // They are ordinary cards.
  await press(row.locator('[data-save]').first());
  await expect(heart(page)).toHaveAttribute('aria-label', 'Sparade bilar, 1');
  await expectAccessiblePart(page, 'main', 'recently viewed');
  await page.getByRole('button', { name: 'Glöm dem' }).click();
  await expect(row).toHaveCount(0);
  expect(await viewed()).toBe('[]');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page of saved cars says why it is empty, and links to the car list', async ({ page }) => {
    await page.goto(siteUrl('solvik-se', savedPage));
    await expect(page.getByText('Sparade bilar ligger i din webbläsare')).toBeVisible();
    await expect(page.locator('.car-card--skeleton').first()).toBeHidden();
    await page.getByRole('link', { name: 'Till bilarna' }).click();
    await expect(page).toHaveURL(siteUrl('solvik-se', list));
  });
});

test('every site that sells cars has its page of saved cars, in each of its languages', async ({ page }) => {
  const pages = {
    'solvik-no': [['/lagrede-biler', 'Lagrede biler']],
    'solvik-uk': [['/saved-cars', 'Saved cars']],
    'carstore-se': [['/sparade-bilar', 'Sparade bilar']],
    'carstore-no': [['/lagrede-biler', 'Lagrede biler']],
    'carstore-fi': [
      ['/tallennetut-autot', 'Tallennetut autot'],
      ['/sv/tallennetut-autot', 'Sparade bilar'],
    ],
    'carstore-sk': [['/ulozene-auta', 'Uložené autá']],
  } as const;
  for (const [site, addresses] of Object.entries(pages)) {
    for (const [path, title] of addresses) {
      const { text: html } = await getWhenReady(siteUrl(site, path));
      expect(/<h1[^>]*>([^<]*)</.exec(html)?.[1], `${site}${path}`).toBe(title);
      const [heartLink = ''] = /<a\b[^>]*\sdata-saved-cars\b[^>]*>/.exec(html) ?? [];
      expect(heartLink).toContain(`href="${path}"`);
    }
  }
  await page.goto(siteUrl('carstore-fi', '/tallennetut-autot'));
  await expect(page.locator('main .state-message')).toBeVisible();
});
