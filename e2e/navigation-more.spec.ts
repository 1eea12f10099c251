import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import {
  isUnderlined,
  menuItem,
  menuPanel,
  readLayoutShifts,
  recordLayoutShifts,
  test,
  whenMeasured,
} from './menu-fixtures.ts';

const site = 'menu-solvik';
const names = [
  'Köpa bil',
  'Sälja bil',
  'Verkstad',
  'Däckhotell',
  'Företag',
  'Anläggningar',
  'Vanliga frågor',
  'Om Solvik',
];

function inBar(page: Page): Promise<string[]> {
  return page
    .locator('.menu-bar__list > [data-menu-item]:visible > .menu-bar__item')
    .evaluateAll((items) => items.map((item) => item.textContent ?? ''));
}

/** What More would show if it were opened. */
function inMore(page: Page): Promise<string[]> {
  return page
    .locator('[data-menu-moved] > li:not([hidden])')
    .evaluateAll((entries) => entries.map((entry) => entry.querySelector('span')?.textContent ?? ''));
}

async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  // The bar is measured in the next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

test('NAV-16 NAV-17 the last items move into More when the window shrinks, and come back when it grows', async ({
  page,
  app,
}) => {
  await resize(page, 1500);
  await page.goto(app.at('menu-sticky'));
  await whenMeasured(page);
  const wide = await inBar(page);
  await resize(page, 1290);
  const narrow = await inBar(page);
  expect(narrow.length).toBeLessThan(wide.length);
  expect(await inMore(page)).toEqual(names.slice(narrow.length));
  await resize(page, 1500);
  expect(await inBar(page)).toEqual(wide);
});

test('NAV-16 at every width each item is either in the bar or in More, and nothing is cut off', async ({
  page,
  app,
}) => {
  await page.goto(app.at('menu-sticky'));
  await whenMeasured(page);
  for (const width of [1280, 1290, 1340, 1400, 1499, 1500, 1501, 1600, 1920, 1400, 1280]) {
    await resize(page, width);
    expect([...(await inBar(page)), ...(await inMore(page))], `at ${width}`).toEqual(names);
    const spill = await page.evaluate(() => {
      const right = (selector: string) =>
        Math.max(...[...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect().right));
      return right('.menu-bar__list > li:not([hidden])') - right('.menu-bar');
    });
    expect(spill, `at ${width}`).toBeLessThanOrEqual(0.5);
  }
});

test('NAV-16 where everything fits there is no More', async ({ page, app }) => {
  await resize(page, 1920);
  await page.goto(app.at('menu-sticky'));
  await whenMeasured(page);
  // Engines differ by a few pixels for the same text; a narrow logo leaves room for that.
  const logoOf = (width: string) =>
    page.locator('.site-logo').evaluate((logo, to) => {
      for (const image of logo.querySelectorAll('img')) image.style.width = to;
    }, width);
  await logoOf('60px');
  await expect.poll(() => inBar(page)).toEqual(names);
  await expect(menuItem(page, 'Mer')).toBeHidden();
  await logoOf('');
  await resize(page, 1280);
  await expect(menuItem(page, 'Mer')).toBeVisible();
});

test('NAV-16 NAV-04 More has all three levels of an item, and marks the current page', async ({
  page,
  app,
}) => {
  await resize(page, 1280);
  await page.goto(app.at(site, '/om-oss/press'));
  await whenMeasured(page);
  expect(await isUnderlined(menuItem(page, 'Mer'))).toBe(true);
  await menuItem(page, 'Mer').click();
  const more = menuPanel(page, 'Mer');
  await more.locator('summary', { hasText: 'Om Solvik' }).click();
  await expect(page).toHaveURL(app.at(site, '/om-oss/press'));
  await expect(more.getByRole('link', { name: 'Pressbilder' })).toBeVisible();
  await more.getByRole('link', { name: 'Om Solvik' }).click();
  await expect(page).toHaveURL(app.at(site, '/om-oss'));
});

for (const width of [1280, 1440, 1600]) {
  test(`NAV-16 no layout shift while the bar is measured at ${width} px`, async ({ page, app }) => {
    await resize(page, width);
    await recordLayoutShifts(page);
    await page.goto(app.at(site, '/salja-bil'), { waitUntil: 'networkidle' });
    await whenMeasured(page);
    expect((await readLayoutShifts(page)).inHeader).toBe(0);
  });
}

test('NAV-16 before the script loads, items that do not fit are clipped but can be focused', async ({
  context,
  app,
}) => {
  const page = await context.newPage();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(app.at(site));
  const last = menuItem(page, 'Om Solvik');
  await expect(last).not.toBeInViewport();
  await last.focus();
  await expect(last).toBeInViewport();
});
