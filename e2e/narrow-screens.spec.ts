import { expect, expectNoSidewaysScroll, siteNames, siteUrl, test } from './fixtures.ts';
import { fetchSitemap } from './sitemap.ts';

/** The narrowest phones, and any phone whose owner has enlarged the text to 400 % (WCAG 1.4.10). */
const NARROWEST = { width: 320, height: 640 };
const PAGES_PER_SITE = 8;

for (const site of siteNames) {
  test(`no page of ${site} is wider than the narrowest screen`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(NARROWEST);
    for (const address of await samplePages(site)) {
      await page.goto(address);
      await expectNoSidewaysScroll(page);
    }
  });
}

/** The home page, some of the editors' pages and one of each kind of record. */
async function samplePages(site: string): Promise<readonly string[]> {
  const files = await fetchSitemap(site);
  const sampled = [...files].flatMap(([file, entries]) => {
    const step = Math.ceil(entries.length / (file.endsWith('pages.xml') ? PAGES_PER_SITE : 1));
    return entries.filter((_, at) => at % step === 0).map(({ loc }) => new URL(loc).pathname);
  });
  return ['/', ...sampled].map((path) => siteUrl(site, path));
}

test('HERO-05 a hero that fills the window fits below the alert, on a phone and on a wide screen', async ({
  page,
}) => {
  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await page.goto(siteUrl('solvik-se'));
    await expect(page.locator('.alert')).toBeVisible();
    const hero = await page.locator('main section').first().boundingBox();
    expect(Math.round((hero?.y ?? 0) + (hero?.height ?? 0))).toBeLessThanOrEqual(size.height);
  }
});
