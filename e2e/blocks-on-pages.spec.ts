import { expect, siteUrl, test } from './fixtures.ts';
import { LAYOUT_SHIFT_LIMIT, measurePage, SCRIPT_LIMIT_BYTES, scrollThrough } from './page-metrics.ts';

/** Home pages are tested in every-site.spec.ts. All on a phone, where late content is seen most, some on a wide screen. */
const pages = [
  ['solvik-se', '/service-och-verkstad', [390, 1440]],
  ['solvik-se', '/kop-bil/kampanjer/bilkampanjer', [390]],
  ['solvik-no', '/kjop-bil/kampanjer/vinterhjul', [390]],
  ['solvik-no', '/service-og-verksted/bestill-time', [390]],
  ['solvik-uk', '/buy-car/latest-offers/27-plate', [390, 1440]],
  ['solvik-uk', '/service-and-parts', [390]],
  ['carstore-se', '/kop-bil/vinterhjul', [390, 1440]],
] as const;

for (const [site, path, widths] of pages) {
  for (const width of widths) {
    test(`${site}${path} has no layout shift while it is scrolled at ${width} px and stays within its script limit`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      const measures = await measurePage(page);
      const answer = await page.goto(siteUrl(site, path));
      expect(answer?.status()).toBe(200);
      await scrollThrough(page);
      expect(await measures.layoutShift()).toBeLessThanOrEqual(LAYOUT_SHIFT_LIMIT);
      expect(measures.scriptBytes()).toBeLessThanOrEqual(SCRIPT_LIMIT_BYTES);
    });
  }
}

test('visitors who allow embedded videos see them at once, on every page', async ({ page }) => {
  const requested: string[] = [];
  await page.route(/youtube/, (route) => {
    requested.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>film</title>' });
  });
  await page.goto(siteUrl('solvik-uk', '/service-and-parts'));
  const always = page.getByRole('button', { name: 'Always show films from YouTube' });
  await page.getByText('Two minutes, one worn pad, no music.').scrollIntoViewIfNeeded();
  await expect(always).toBeVisible();
  expect(requested).toEqual([]);
  await always.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Accept all' }).click();
  const film = page.locator('iframe[src*="youtube-nocookie.com/embed/"]');
  await expect(film).toBeAttached();
  await expect(film).not.toHaveAttribute('src', /autoplay/);
  await page.reload();
  await page.getByText('Two minutes, one worn pad, no music.').scrollIntoViewIfNeeded();
  await expect(film).toBeAttached();
});
