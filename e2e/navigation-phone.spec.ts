import type { Page } from '@playwright/test';
import { expect, expectNoSidewaysScroll } from './fixtures.ts';
import { menuItem, test, whenMeasured } from './menu-fixtures.ts';

const site = 'menu-solvik';

function menuButton(page: Page) {
  return page.getByRole('button', { name: 'Meny', exact: true });
}

for (const width of [390, 1024, 1100, 1279]) {
  test(`NAV-18 NAV-19 NAV-20 at ${width} px a button opens the list, an item its own panel with a back button`, async ({
    page,
    app,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(app.at(site));
    await expect(menuItem(page, 'Köpa bil')).toBeHidden();
    await menuButton(page).click();
    const row = page.getByRole('button', { name: 'Köpa bil' });
    await expect(row).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Meddelande' })).toBeVisible();
    await expect(page.locator('main')).toBeHidden();
    await row.click();
    await expect(row).toBeHidden();
    await expect(page.getByRole('link', { name: 'Bilar i lager' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'English' }).last()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Tillbaka' }).click();
    await expect(row).toBeFocused();
    await expect(page.getByRole('link', { name: 'Bilar i lager' })).toBeHidden();
    await menuButton(page).click();
    await expect(row).toBeHidden();
    await expect(page.locator('main')).toBeVisible();
  });
}

test('NAV-18 NAV-20 at 1280 px the bar is shown instead, and an open list is closed', async ({
  page,
  app,
}) => {
  await page.setViewportSize({ width: 1279, height: 844 });
  await page.goto(app.at(site));
  await menuButton(page).click();
  await page.setViewportSize({ width: 1280, height: 844 });
  await whenMeasured(page);
  await expect(menuItem(page, 'Köpa bil')).toBeVisible();
  await expect(menuButton(page)).toBeHidden();
  await page.setViewportSize({ width: 1279, height: 844 });
  await expect(page.locator('#menu-sheet')).toBeHidden();
  await expect(page.locator('main')).toBeVisible();
});

test('NAV-15 on a phone, too, an item with a page of its own links to it and opens its panel beside', async ({
  page,
  app,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(app.at(site));
  await menuButton(page).click();
  await page.getByRole('button', { name: 'Visa mer under Företag' }).click();
  await expect(page.getByRole('link', { name: 'Vagnpark' })).toBeVisible();
  await page.getByRole('button', { name: 'Tillbaka' }).click();
  await page.getByRole('link', { name: 'Företag' }).click();
  await expect(page).toHaveURL(app.at(site, '/foretag'));
});

for (const width of [390, 1280]) {
  test(`NAV-15 NAV-18 NAV-19 at ${width} px the menu opens every page without script`, async ({
    browser,
    app,
  }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width, height: 844 },
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await page.goto(app.at(site));
    await expect(page.getByRole('button', { name: 'Stäng meddelandet' })).toBeHidden();
    if (width < 1280) await menuButton(page).click();
    await page.getByRole('button', { name: 'Om Solvik' }).click();
    await page.locator('summary:visible').click();
    await page.getByRole('link', { name: 'Pressbilder' }).click();
    await expect(page).toHaveURL(app.at(site, '/om-oss/press/bilder'));
    await context.close();
  });
}

test('without script a second panel closes by its back button and by Escape, and the list is shown again', async ({
  browser,
  app,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto(app.at(site));
  await menuButton(page).click();
  const row = page.getByRole('button', { name: 'Köpa bil' });
  await row.click();
  await page.getByRole('button', { name: 'Tillbaka' }).click();
  await expect(row).toBeVisible();
  await row.click();
  await page.keyboard.press('Escape');
  await expect(row).toBeVisible();
  await context.close();
});
