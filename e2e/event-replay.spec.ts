import type { Page } from '@playwright/test';
import { expect, siteUrl, test } from './fixtures.ts';

test('a click on a heart before the script is loaded is replayed once it runs', async ({ context }) => {
  const page = await context.newPage();
  const release = await delayResponse(page, /\/assets\/main-[^/]+\.js$/);
  await page.goto(siteUrl('solvik-se', '/kop-bil/alla-bilar-i-lager'));
  const heart = page.locator('[data-car] [data-save]').first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  release();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('the filter button of a phone, clicked before hydration, opens the drawer afterwards', async ({
  browser,
}) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const release = await delayResponse(page, /\/assets\/car-list\.island-[^/]+\.js$/);
  await page.goto(siteUrl('solvik-se', '/kop-bil/alla-bilar-i-lager'));
  await page.getByRole('button', { name: /^Filter/ }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.close();
});

test('boxes checked before the island is loaded and while it hydrates filter the list', async ({
  browser,
}) => {
  const page = await browser.newPage();
  const release = await delayResponse(page, /\/assets\/car-list\.island-[^/]+\.js$/);
  await page.goto(siteUrl('solvik-se', '/kop-bil/alla-bilar-i-lager'));
  const tick = (value: string) =>
    page.evaluate((fuel) => {
      document.querySelector<HTMLInputElement>(`.filters input[name="car_fuel"][value="${fuel}"]`)?.click();
    }, value);
  await tick('El');
  await tick('Diesel');
  // Between the start and the end of hydration: the box is checked before React has rendered it.
  await page.evaluate(() => {
    const island = document.querySelector('[data-island="car-list"]');
    if (!island) return;
    const watch = new MutationObserver(() => {
      watch.disconnect();
      document.querySelector<HTMLInputElement>('.filters input[name="car_fuel"][value="Bensin"]')?.click();
    });
    watch.observe(island, { attributeFilter: ['data-hydrated'] });
  });
  release();
  for (const fuel of ['El', 'Diesel', 'Bensin'])
    await expect(page.getByRole('link', { name: `Ta bort ${fuel}` })).toBeVisible();
  await page.close();
});

test('a search phrase and a choice entered before the list is hydrated are retained and applied', async ({
  browser,
}) => {
  const page = await browser.newPage();
  const release = await delayResponse(page, /\/assets\/car-list\.island-[^/]+\.js$/);
  await page.goto(siteUrl('solvik-se', '/kop-bil/alla-bilar-i-lager'));
  const phrase = page.locator('.list-search input');
  await phrase.pressSequentially('dragkrok');
  await page.getByRole('combobox', { name: 'Sortera' }).selectOption('car_price_asc');
  const highest = page.getByRole('textbox', { name: 'Pris, högst' });
  await highest.fill('200000');
  await highest.blur();
  release();
  await expect(page).toHaveURL(/sortName=car_price_asc/);
  await expect(page).toHaveURL(/200000/);
  await expect(phrase).toHaveValue('dragkrok');
  await phrase.press('Enter');
  await expect(page).toHaveURL(/car_equipment=Dragkrok/);
  await page.close();
});

test('a down payment entered before the calculator is hydrated is used', async ({ browser }) => {
  const page = await browser.newPage();
  const release = await delayResponse(page, /\/assets\/car-finance\.island-[^/]+\.js$/);
  await page.goto(siteUrl('solvik-se', '/kop-bil/alla-bilar-i-lager'));
  await page.locator('[data-car] h2 a, [data-car] h3 a').first().click();
  const amount = page.locator('.amount-field__input').first();
  const financed = page.getByText('Lånebelopp').locator('..');
  const before = await financed.textContent();
  await amount.fill('100000');
  await amount.blur();
  release();
  // As the calculator formats it, in whole steps.
  await expect(amount).toHaveValue(/^(99|100)\s\d{3}$/);
  await expect(financed).not.toHaveText(before ?? '');
  await page.close();
});

/** Delays the response of a file until the returned function is called. */
async function delayResponse(page: Page, file: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(file, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
