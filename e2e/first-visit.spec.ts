import { expect, expectAccessible, expectNoSidewaysScroll, siteNames, siteUrl, test } from './fixtures.ts';

test('SITE-01 a newcomer sees every site in the directory, and each entry links to its site', async ({
  page,
}) => {
  await page.goto(siteUrl(''));
  await expectAccessible(page, 'directory at 1440');
  for (const site of siteNames)
    await expect(page.locator(`a[href^="${siteUrl(site)}"]`).first()).toBeAttached();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page
    .locator(`a[href="${siteUrl('bistro')}"]`)
    .first()
    .click();
  await expect(page).toHaveURL(siteUrl('bistro'));
});

test('SHELL-15 the scroll-to-top button appears after 528 px and scrolls to the top', async ({ page }) => {
  await page.goto(siteUrl('solvik-se'));
  const scrollToTop = page.locator('[data-scroll-to-top]');
  await page.evaluate(() => scrollTo({ top: 527, behavior: 'instant' }));
  await expect(scrollToTop).toBeHidden();
  await page.evaluate(() => scrollTo({ top: 529, behavior: 'instant' }));
  await expect(scrollToTop).toBeVisible();
  await scrollToTop.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('SHELL-23 an unknown address shows the site’s own 404 page, with links', async ({
  page,
  consoleErrors,
}) => {
  const answer = await page.goto(siteUrl('carstore-fi', '/sv/finns-inte'));
  expect(answer?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
  await expect(page.locator('header')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Här tog vägen slut.' })).toBeVisible();
  await expectAccessible(page, 'not found');
  consoleErrors.length = 0;
});

test('pages can be read and links followed before the script loads', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(siteUrl('solvik-no'));
  await page.locator('header nav a:visible').first().click();
  await expect(page.locator('h1')).toBeVisible();
  expect(page.url()).not.toBe(siteUrl('solvik-no'));
  await context.close();
});

test('NAV-31 the language switch opens the same page in the other language', async ({ page }) => {
  await page.goto(siteUrl('carstore-fi', '/myy-auto'));
  await page.locator('header a[hreflang="sv"], header a[lang="sv"]').first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv');
  expect(new URL(page.url()).pathname).toBe('/sv/myy-auto');
});

test('SHELL-20 a logo keeps its aspect ratio in its box', async ({ page }) => {
  await page.goto(siteUrl('solvik-se'));
  const logo = page.locator('header .site-logo img').first();
  await expect(logo).toHaveCSS('object-fit', 'contain');
});
