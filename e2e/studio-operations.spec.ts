import { expect, expectAccessible, siteUrl } from './fixtures.ts';
import { people, studioAddress } from './studio-client.ts';
import { test } from './studio-fixtures.ts';

const ofPayload = ['landmark-one-main', 'landmark-no-duplicate-banner', 'landmark-unique', 'region'];

test.describe('an administrator', () => {
  test.use({ mail: people.administrator });

  test('sees what runs, what visitors miss, and makes a redirect for it', async ({ page, editor: _ }) => {
    const { host, port } = new URL(siteUrl('solvik-se', '/'));
    await page.request.get(`http://127.0.0.1:${port}/gammal-sida`, { headers: { host } });
    await page.goto(studioAddress('/operations'));
    await expect(page.getByRole('table', { name: 'Processes' })).toContainText('studio');
    await expect(page.getByRole('table', { name: 'Processes' })).toContainText('sites, worker');
    await expect(page.getByRole('table', { name: 'Stock by index' })).toContainText('cars-solvik-se');
    const missed = page.getByRole('row', { name: /gammal-sida/ });
    // Counted with the next heartbeat, shown when the page is read again.
    await expect(missed).toBeVisible({ timeout: 30_000 });
    await expectAccessible(page, 'operations', ofPayload);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expectAccessible(page, 'operations on a phone', ofPayload);
    await page.setViewportSize({ width: 1280, height: 800 });
    await missed.getByRole('link', { name: /Make a redirect/ }).click();
    await expect(page.getByLabel(/Old address/)).toHaveValue('/gammal-sida');
    await expect(page.getByText('Solvik Sverige')).toBeVisible();
  });

  test('rolls an import back, and the stock is as before', async ({ page, editor: _ }) => {
    await page.goto(studioAddress('/operations'));
    const run = page
      .getByRole('row', { name: /cars-carstore-sk/ })
      .filter({ hasText: 'Roll back' })
      .first();
    await run.getByRole('button', { name: /Roll back/ }).click();
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByText(/cars-carstore-sk is as it was before this import/)).toBeVisible();
    await expect(page.getByRole('table', { name: 'Imports' })).toContainText('rolled back');
  });
});

test('an editor is told that the page is for administrators', async ({ page, editor: _ }) => {
  await page.goto(studioAddress('/operations'));
  await expect(page.getByText('Only administrators see this page.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Operations' })).toHaveCount(0);
  expect((await page.request.get(studioAddress('/api/operations'))).status()).toBe(403);
});
