import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectAccessiblePart,
  expectNoSidewaysScroll,
  siteUrl,
  test,
} from './fixtures.ts';
import { LAYOUT_SHIFT_LIMIT, LIST_SCRIPT_LIMIT_BYTES, measurePage } from './page-metrics.ts';

const list = siteUrl('kits-fi', '/setit');

const cards = (page: Page) => page.locator('.kit-list [data-kit]');
const count = (page: Page) => page.locator('main p[role="status"]').first();
const chips = (page: Page) => page.getByRole('navigation', { name: 'Valitut rajaukset' }).getByRole('link');
const category = (page: Page, name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) });
const makes = (page: Page) => page.getByRole('searchbox', { name: 'Hae kohdasta Automerkki' });
const chooser = (page: Page) => page.getByRole('dialog', { name: 'Valitse auto' });
const total = async (page: Page) => Number((await count(page).textContent())?.replace(/\D/g, ''));

async function open(page: Page, width: number, address = list): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(address);
  await expect(page.locator('[data-island="kit-list"][data-hydrated]')).toBeAttached();
}

/** Does something that requests other kits, and waits until they are there. */
async function choosing(page: Page, act: () => Promise<unknown>): Promise<URL> {
  const searched = page.waitForResponse((response) => response.url().includes('/api/kits/search?'));
  await act();
  const response = await searched;
  await expect(page.locator('.kit-list [aria-busy]')).toHaveCount(0);
  return new URL(response.url());
}

test('KIT-01 KIT-02 KIT-03 KIT-04 KIT-05 KIT-17 KIT-18 with the mouse at 1440: find the kit for a car', async ({
  page,
}) => {
  const metrics = await measurePage(page);
  await open(page, 1440);
  expect(metrics.scriptBytes()).toBeLessThanOrEqual(LIST_SCRIPT_LIMIT_BYTES);
  await expect(cards(page)).toHaveCount(24);
  await expectAccessible(page, 'list');

  const more = await choosing(page, () => page.getByRole('link', { name: 'Näytä lisää' }).click());
  expect([more.searchParams.get('offset'), more.searchParams.get('limit')]).toEqual(['24', '24']);
  await expect(cards(page)).toHaveCount(48);
  await expect(page).toHaveURL(/page=2/);

  await page.getByRole('button', { name: 'Luettelo' }).click();
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'kitsAsRows');
  expect(cookie?.value).toBe('true');
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(3600);
  const columns = () =>
    page
      .locator('.kit-grid')
      .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
  expect(await columns()).toBe(1);
  await page.goto(list);
  expect([
    await columns(),
    await page.getByRole('button', { name: 'Luettelo' }).getAttribute('aria-pressed'),
  ]).toEqual([1, 'true']);
  expect(await metrics.layoutShift()).toBeLessThanOrEqual(LAYOUT_SHIFT_LIMIT);
  await expectAccessiblePart(page, '.kit-list', 'rows');
  await page.getByRole('button', { name: 'Ruudukko' }).click();
  expect(await columns()).toBeGreaterThan(1);

  const all = await total(page);
  await page.getByRole('button', { name: 'Valitse auto' }).click();
  await chooser(page).getByRole('button', { name: 'Volvo', exact: true }).click();
  await expect(chooser(page).getByRole('heading', { name: 'Malli' })).toBeVisible();
  await chooser(page).getByRole('button', { name: 'V60 (2018–2021)' }).click();
  await expect(chooser(page).getByRole('heading', { name: 'Moottori ja vuosimalli' })).toBeVisible();
  await expectAccessiblePart(page, 'dialog[open]', 'car chooser');
  await choosing(page, () => chooser(page).locator('li button').first().click());
  expect(await total(page)).toBeLessThan(all);
  expect(new URL(page.url()).searchParams.get('model')).toBe('V60 (2018–2021)');
  const ofCar = await total(page);

  await choosing(page, () => category(page, 'Jarrut ja alusta').check());
  await choosing(page, () => category(page, 'Jarrusetit').check());
  await expect(category(page, 'Etuakseli')).toBeVisible();
  expect(await total(page)).toBeLessThan(ofCar);
  await page.getByRole('textbox', { name: 'Hinta, alin' }).fill('150');
  await choosing(page, () => page.keyboard.press('Enter'));
  await expect(chips(page).filter({ hasText: 'alkaen 150' })).toBeVisible();
  await page.reload();
  await expect(category(page, 'Jarrusetit')).toBeChecked();
  await expect(chips(page).filter({ hasText: 'Volvo V60' })).toBeVisible();
  await choosing(page, () => page.getByRole('link', { name: 'Poista kaikki' }).first().click());
  expect(await total(page)).toBe(all);

  await makes(page).fill('škod');
  await choosing(page, () => category(page, 'Škoda').check());
  await page.getByRole('searchbox', { name: 'Hae settejä' }).fill('jakopääsetti');
  await choosing(page, () => page.keyboard.press('Enter'));
  await expect(cards(page).first()).toContainText('Jakopääsetti: Škoda');
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: 'Hae settejä' })).toHaveValue('');
});

test('KIT-02 KIT-05 KIT-11 KIT-19 with the keyboard at 1024: the car stays, nothing found and failures have a way on', async ({
  page,
  consoleErrors,
}) => {
  await open(page, 1024);
  const choose = page.getByRole('button', { name: 'Valitse auto' });
  await choose.focus();
  await page.keyboard.press('Enter');
  await expect(chooser(page)).toBeVisible();
  await chooser(page).getByRole('searchbox').focus();
  await page.keyboard.type('toy');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(chooser(page).getByRole('heading', { name: 'Malli' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(choose).toBeFocused();
  await page.keyboard.press('Enter');
  await chooser(page).getByRole('button', { name: 'Toyota', exact: true }).press('Enter');
  await choosing(page, () => chooser(page).getByRole('button', { name: 'Näytä kaikki' }).press('Enter'));
  await expect(page).toHaveURL(/manufacturer=Toyota/);
  await choosing(page, () => page.goto(list));
  await expect(page).toHaveURL(/manufacturer=Toyota/);
  await choosing(page, () => page.getByRole('link', { name: 'Poista auto' }).press('Enter'));

  const search = page.getByRole('searchbox', { name: 'Hae settejä' });
  await search.focus();
  await page.keyboard.type('xyzzy');
  await choosing(page, () => page.keyboard.press('Enter'));
  await expect(page.getByRole('heading', { name: /^Ei osumia/ })).toBeVisible();
  await expectAccessiblePart(page, '.kit-list__results', 'nothing found');

  await page.route('**/api/kits/search?*', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.locator('.kit-list__results').getByRole('link', { name: 'Poista kaikki' }).last().press('Enter');
  await expect(page.getByRole('alert')).toContainText('Settejä ei saatu haettua');
  await expectAccessiblePart(page, '.kit-list__results', 'failed');
  await page.unroute('**/api/kits/search?*');
  // The browser writes the refused request into the console.
  consoleErrors.length = 0;
  await choosing(page, () => page.getByRole('alert').getByRole('link').press('Enter'));
  await expect(cards(page)).toHaveCount(24);
});

test('KIT-03 KIT-07 KIT-16 by touch at 390: filters in a drawer, a kit in its dialog and on its page', async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.goto(list);
  await expect(page.locator('[data-island="kit-list"][data-hydrated]')).toBeAttached();
  await expectNoSidewaysScroll(page);
  await expect(category(page, 'Huolto ja sytytys')).toBeHidden();
  await page.getByRole('button', { name: 'Rajaukset' }).tap();
  const drawer = page.getByRole('dialog', { name: 'Rajaukset' });
  await choosing(page, () => drawer.getByRole('checkbox', { name: /^Huolto ja sytytys/ }).tap());
  await expectAccessiblePart(page, 'dialog[open]', 'filters');
  await drawer.getByRole('button', { name: /^Näytä [\d\s]+ settiä$/ }).tap();
  await expect(drawer).toBeHidden();
  const first = cards(page).first().getByRole('link');
  const name = (await first.textContent()) ?? '';
  await first.tap();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('link', { name: 'Avaa setin oma sivu' }).tap();
  await expect(page).toHaveURL(/\/setit\/\d+\/[a-z0-9-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.locator('.kit-page')).toContainText('€');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, 'kit page');
  await context.close();
});

test('KIT-02 KIT-05 KIT-16 KIT-17 without script: search, car, more and the kit by forms and links', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(list);
  await page.getByRole('link', { name: 'Näytä lisää' }).click();
  await expect(cards(page)).toHaveCount(48);
  await page.getByLabel('Merkki', { exact: true }).selectOption('Kia');
  await page.getByRole('searchbox', { name: 'Hae settejä' }).fill('jarrusetti');
  await category(page, 'Jarrut ja alusta').check();
  await page.locator('.car-panel').getByRole('button', { name: 'Näytä setit' }).click();
  await expect(cards(page).first()).toContainText(/Jarrusetti.*Kia/);
  await expect(page.getByLabel('Malli', { exact: true })).toBeVisible();
  await cards(page).first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Kia');
  await context.close();
});

test('KIT-20 a kit that is unknown or not sold answers 404 with others', async ({ page, consoleErrors }) => {
  const response = await page.goto(siteUrl('kits-fi', '/setit/1/ei-ole'));
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Tätä settiä ei enää myydä' })).toBeVisible();
  await expect(page.locator('[data-kit]')).toHaveCount(4);
  await expectAccessible(page, 'missing kit');
  consoleErrors.length = 0;
});
