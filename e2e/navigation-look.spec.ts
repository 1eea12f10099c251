import type { Page } from '@playwright/test';
import { expect, expectNoSidewaysScroll } from './fixtures.ts';
import { expectAccessibleHeader, menuItem, menuPanel, test, whenMeasured } from './menu-fixtures.ts';
import { designs } from './menu-sites.ts';

const site = 'menu-solvik';
const transparent = 'rgba(0, 0, 0, 0)';

function backgroundColor(page: Page): Promise<string> {
  return page.locator('.site-header').evaluate((header) => getComputedStyle(header).backgroundColor);
}

function scrollTo(page: Page, top: number): Promise<void> {
  return page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
}

test('NAV-02 NAV-03 CONST-06 the logo is 150 by 55, and 90 % of that below 640 px', async ({ page, app }) => {
  const size = () =>
    page
      .locator('.site-logo img')
      .first()
      .evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight]);
  await page.setViewportSize({ width: 640, height: 900 });
  await page.goto(app.at(site));
  expect(await size()).toEqual([150, 55]);
  await page.setViewportSize({ width: 639, height: 900 });
  expect((await size())[0]).toBe(135);
});

test('NAV-34 CONST-06 on the home page the bar is transparent over the picture until 100 px have been scrolled', async ({
  page,
  app,
}) => {
  await page.goto(app.at(site));
  // Some engines report a pointer that never moved at the corner, which would hover the bar.
  await page.mouse.move(400, 600);
  expect(await backgroundColor(page)).toBe(transparent);
  await scrollTo(page, 99);
  await expect.poll(() => backgroundColor(page)).toBe(transparent);
  await scrollTo(page, 101);
  await expect.poll(() => backgroundColor(page)).not.toBe(transparent);
  await expect(page.locator('.site-header')).toBeInViewport();
  await scrollTo(page, 0);
  await expect.poll(() => backgroundColor(page)).toBe(transparent);
});

test('NAV-35 it also turns solid under the pointer, on focus and with the phone menu open', async ({
  page,
  app,
}) => {
  await page.goto(app.at(site));
  await page.locator('.site-header').hover({ position: { x: 5, y: 5 } });
  await expect.poll(() => backgroundColor(page)).not.toBe(transparent);
  await page.mouse.move(20, 880);
  await expect.poll(() => backgroundColor(page)).toBe(transparent);
  await page.locator('.site-logo').focus();
  await expect.poll(() => backgroundColor(page)).not.toBe(transparent);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await page.getByRole('button', { name: 'Meny' }).click();
  await page.mouse.move(20, 800);
  await expect.poll(() => backgroundColor(page)).not.toBe(transparent);
});

test('NAV-33 a sticky bar is solid from the start, on the home page, too, and stays at the top', async ({
  page,
  app,
}) => {
  await page.goto(app.at('menu-sticky'));
  expect(await backgroundColor(page)).not.toBe(transparent);
  await scrollTo(page, 1500);
  await expect(page.locator('.site-header')).toBeInViewport({ ratio: 1 });
  expect(await backgroundColor(page)).not.toBe(transparent);
  expect((await page.locator('.site-header').boundingBox())?.y).toBe(0);
});

test('a bar that is neither floating nor sticky scrolls with the page', async ({ page, app }) => {
  await page.goto(app.at(site, '/salja-bil'));
  await scrollTo(page, 1500);
  await expect(page.locator('.site-header')).not.toBeInViewport();
});

test('NAV-36 slim, dark and separated each change the bar', async ({ page, app }) => {
  const styles = () =>
    page.locator('.site-header').evaluate((header) => {
      const { backgroundColor, borderBottomColor, height } = getComputedStyle(header);
      return { backgroundColor, borderBottomColor, height: Number.parseFloat(height) };
    });
  await page.goto(app.at('menu-sticky'));
  const plain = await styles();
  await page.goto(app.at('menu-dark'));
  const styled = await styles();
  expect(styled.height).toBeLessThan(plain.height);
  expect(styled.backgroundColor).not.toBe(plain.backgroundColor);
  expect(plain.borderBottomColor).toBe(transparent);
  expect(styled.borderBottomColor).not.toBe(transparent);
});

for (const design of Object.keys(designs)) {
  test(`NAV-29 the open menus of ${design} have no accessibility violations`, async ({ page, app }) => {
    test.slow();
    await page.setViewportSize({ width: 1600, height: 900 });
    await page.goto(app.at(design));
    await whenMeasured(page);
    await menuItem(page, 'Köpa bil').hover();
    await menuPanel(page, 'Köpa bil').locator('summary').first().click();
    await expectAccessibleHeader(page, `${design}, panel with pictures`);
    await page.setViewportSize({ width: 1280, height: 900 });
    await menuItem(page, 'Köpa bil').hover();
    await expectAccessibleHeader(page, `${design}, panel as a list`);
    await menuItem(page, 'Mer').hover();
    await menuPanel(page, 'Mer').locator('summary:visible').first().click();
    await expectAccessibleHeader(page, `${design}, More`);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Meny' }).click();
    await expectAccessibleHeader(page, `${design}, phone menu`);
    await page.getByRole('button', { name: 'Köpa bil' }).click();
    await page.locator('#menu-sheet-0 summary').first().click();
    await expectAccessibleHeader(page, `${design}, second level`);
    await expectNoSidewaysScroll(page);
  });
}
