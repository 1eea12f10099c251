import type { Page } from '@playwright/test';
import { expect, siteUrl, test } from './fixtures.ts';

const list = '/kop-bil/alla-bilar-i-lager';

/** The gallery at a site's own address, so that its own stock is searched. */
async function openHero(page: Page, query = '') {
  // The page that the search opens has its own test.
  await page.route(`**${list}**`, (route) => route.fulfill({ contentType: 'text/html', body: 'cars' }));
  await page.goto(siteUrl('solvik-se', `/gallery/blocks?block=hero${query}`));
  const search = page.getByRole('article', { name: 'Hero, the whole window' }).getByRole('search');
  const field = search.getByRole('combobox');
  const button = search.getByRole('button', { name: 'Sök bil' });
  // The button is disabled once the script has loaded.
  await expect(button).toBeDisabled();
  return { search, field, button };
}

const currentPath = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return decodeURI(pathname + search);
};

test('HERO-09 the hint in the empty field is one for phones and one for wide screens', async ({ page }) => {
  const { search, field } = await openHero(page);
  await expect(search.getByText('Make, model or equipment')).toBeVisible();
  await expect(search.getByText('Make or model')).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(search.getByText('Make or model')).toBeVisible();
  await field.fill('volvo');
  await expect(search.getByText('Make or model')).toBeHidden();
});

test('HERO-11 the button is disabled while the phrase is blank, and Enter does nothing', async ({ page }) => {
  const { field, button } = await openHero(page);
  await field.press('Enter');
  await field.fill('   ');
  await expect(button).toBeDisabled();
  await field.press('Enter');
  expect(page.url()).toContain('/gallery/blocks');
  await field.fill('drag');
  await expect(button).toBeEnabled();
});

test('HERO-10 Enter opens the list with what the phrase means, and the other query parameters stay', async ({
  page,
}) => {
  const { field } = await openHero(page, '&utm=1');
  await field.fill('dragkrok');
  await field.press('Enter');
  await page.waitForURL(`**${list}**`);
  expect(currentPath(page)).toBe(`${list}?car_equipment=Dragkrok&block=hero&utm=1`);
});

test('HERO-12 make and model become the path, the other filters the query', async ({ page }) => {
  const { field, button } = await openHero(page);
  await field.fill('Volvo XC60 röd');
  await button.click();
  await page.waitForURL(`**${list}/**`);
  expect(currentPath(page)).toBe(`${list}/volvo/xc60?car_color=Röd&block=hero`);
});

test('HERO-13 when the search does not respond, the whole phrase is the keyphrase', async ({
  page,
  consoleErrors,
}) => {
  await page.route('**/api/catalogue/suggestions', (route) => route.fulfill({ status: 503, body: '{}' }));
  const { field } = await openHero(page, '&utm=1');
  await field.fill('Volvo XC60');
  await field.press('Enter');
  await page.waitForURL(`**${list}**`);
  expect(currentPath(page)).toBe(`${list}?keyphrase=Volvo+XC60&block=hero&utm=1`);
  consoleErrors.length = 0;
});

test('HERO-14 the search is pushed to the data layer', async ({ page }) => {
  const { field } = await openHero(page);
  // Delays the navigation until the data layer has been read.
  await page.route('**/api/catalogue/suggestions', () => {});
  await field.fill('Volvo V60');
  await field.press('Enter');
  const events = () => page.evaluate(() => window.dataLayer);
  await expect
    .poll(events)
    .toEqual([{ event: 'search', search_type: 'start page', search_term: 'Volvo V60' }]);
});

test('HERO-10 before the script loads the form itself opens the list', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.route(`**${list}**`, (route) => route.fulfill({ contentType: 'text/html', body: 'cars' }));
  await page.goto(siteUrl('solvik-se', '/gallery/blocks?block=hero'));
  const field = page.getByRole('searchbox').first();
  await field.press('Enter');
  expect(page.url()).toContain('/gallery/blocks');
  await field.fill('Volvo XC60');
  await field.press('Enter');
  await page.waitForURL(`**${list}?keyphrase=Volvo+XC60`);
  await context.close();
});

test('HERO-17 the search box behaves the same wherever it is placed', async ({ page }) => {
  await page.goto(siteUrl('', '/gallery?theme=solvik'));
  const search = page.getByRole('search');
  await search.scrollIntoViewIfNeeded();
  const button = search.getByRole('button');
  await expect(button).toBeDisabled();
  await search.getByRole('searchbox').fill('estate');
  await expect(button).toBeEnabled();
  await search.getByRole('searchbox').fill('');
  await search.getByRole('searchbox').press('Enter');
  await expect(button).toBeDisabled();
  expect(page.url()).toContain('/gallery');
});
