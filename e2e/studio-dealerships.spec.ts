import { expect, expectAccessible, siteUrl } from './fixtures.ts';
import { studioAddress } from './studio-client.ts';
import { test } from './studio-fixtures.ts';

test('the dealerships of a site can be looked at, each with a link to its page, and cannot be edited', async ({
  page,
  editor: _,
}) => {
  await page.goto(studioAddress('/dealerships?site=solvik-se'));
  await expect(page.getByRole('heading', { name: 'Dealerships' })).toBeVisible();
  await expect(page.locator('main tbody tr, .studio-view tbody tr')).toHaveCount(12);
  const row = page.getByRole('row', { name: /Solvik Göteborg/ });
  await expect(row).toContainText('Ringökajen 44');
  await expect(row.getByRole('link')).toHaveAttribute(
    'href',
    siteUrl('solvik-se', '/anlaggningar/solvik-goteborg'),
  );
  await expect(page.locator('.studio-view :is(input, textarea)')).toHaveCount(0);
  await expectAccessible(page, 'dealerships', ['region', 'landmark-one-main']);
});
