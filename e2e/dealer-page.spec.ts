import { expect, expectAccessible, expectNoSidewaysScroll, siteUrl, test } from './fixtures.ts';
import { sendRequest } from './send-request.ts';
import { findRecordPath } from './sitemap.ts';

for (const site of ['solvik-se', 'carstore-fi', 'solvik-uk']) {
  test(`RED-27 DSD-04 a dealership page of ${site} opens, on a phone and on a wide screen`, async ({
    page,
  }) => {
    await page.goto(siteUrl(site, await findRecordPath(site, 'dealers', 1)));
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible();
      await expect(page.locator('main a[href^="mailto:"]').first()).toBeVisible();
      await expect(page.locator('main a[href^="https://www.google.com/maps/"]').first()).toBeVisible();
      await expectNoSidewaysScroll(page);
    }
    await expectAccessible(page, `${site} at 390`);
  });
}

test('ROUTE-31 DSD-23 an unknown dealership redirects to the list of dealerships', async ({ page }) => {
  const { status, headers } = await sendRequest(siteUrl('solvik-se', '/anlaggningar/nowhere'));
  expect([status, headers.location]).toEqual([302, '/anlaggningar']);
  await page.goto(siteUrl('solvik-uk', '/find-us/nowhere'));
  await expect(page).toHaveURL(siteUrl('solvik-uk', '/find-us'));
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('DSD-15 the people of a department are shown and hidden by a click', async ({ page }) => {
    await page.goto(siteUrl('solvik-se', '/anlaggningar/solvik-goteborg'));
    const department = page.getByRole('region', { name: 'Nya bilar' });
    const people = department
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: /^Ring / }) });
    await expect(people.first()).toBeHidden();
    await department.getByText(/^Visa \d+ medarbetare$/).click();
    await expect(people.first()).toBeVisible();
    await department.getByText('Dölj medarbetare').click();
    await expect(people.first()).toBeHidden();
  });

  test('one day of the opening hours is marked as today', async ({ page }) => {
    await page.goto(siteUrl('solvik-se', '/anlaggningar/solvik-goteborg'));
    const department = page.getByRole('region', { name: 'Nya bilar' });
    await expect(department.getByText(/, i dag$/)).toHaveCount(1);
  });
});
