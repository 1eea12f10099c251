import { expect, siteUrl, test } from './fixtures.ts';

test('SHELL-14 ERR-01 a section that throws in the browser shows the fallback, and the rest of the page works', async ({
  page,
  consoleErrors,
}) => {
  await page.route(/interactive-gallery\.island-.*\.js/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "export const island = { name: 'interactive-gallery', when: 'load', component: () => { throw new Error('broken on purpose') } };",
    }),
  );
  const reported = page.waitForRequest('**/api/client-errors');
  await page.goto(siteUrl('', '/gallery'));
  const fallback = page.locator('[data-section-fallback]');
  await fallback.scrollIntoViewIfNeeded();
  await expect(fallback).toContainText('Oh dear');
  await expect(page.locator('h1')).toBeVisible();
  expect((await reported).postDataJSON()).toMatchObject({
    code: 'SECTION_RENDER_FAILED',
    place: 'interactive-gallery',
  });
  await page.unroute(/interactive-gallery\.island-.*\.js/);
  await Promise.all([page.waitForEvent('load'), fallback.getByText('Reload the page').click()]);
  await expect(page.locator('[data-section-fallback]')).toHaveCount(0);
  consoleErrors.length = 0;
});
