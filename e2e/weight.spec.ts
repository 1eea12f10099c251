import { alive, at, expect, siteNames, test } from './visitor.ts';

const CONTENT_PAGE_LIMIT = 90 * 1024;

/** Everything a page loads by itself, after scrolling to its end, in bytes as they travel (gzip). */
for (const site of siteNames) {
  test(`content pages of ${site} load at most 90 kB of script`, async ({ browser }) => {
    const context = await browser.newContext({ extraHTTPHeaders: { 'accept-encoding': 'gzip' } });
    const page = await context.newPage();
    let bytes = 0;
    page.on('response', async (response) => {
      if (!/javascript/.test(response.headers()['content-type'] ?? '')) return;
      bytes += Number(response.headers()['content-length'] ?? (await response.body()).length);
    });
    await page.goto(at(site));
    await alive(page);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(CONTENT_PAGE_LIMIT);
    await context.close();
  });
}
