import type { Browser } from '@playwright/test';
import { alive, at, expect, test } from './visitor.ts';

const CONTENT_PAGE_LIMIT = 90 * 1024;
const MOST_SHIFT = 0.02;

const pages = [
  ['solvik-se', '/'],
  ['solvik-se', '/service-och-verkstad'],
  ['solvik-se', '/kop-bil/kampanjer/bilkampanjer'],
  ['solvik-no', '/'],
  ['solvik-no', '/kjop-bil/kampanjer/vinterhjul'],
  ['solvik-uk', '/'],
  ['solvik-uk', '/buy-car/latest-offers/27-plate'],
  ['solvik-uk', '/service-and-parts'],
  ['carstore-se', '/'],
  ['carstore-se', '/kop-bil/vinterhjul'],
  ['charging', '/'],
  ['bistro', '/'],
  ['solvik-group', '/'],
] as const;

/** Down the whole page, as a reader does: what comes late must not push what is being read. */
async function readThrough(browser: Browser, address: string, width: number) {
  const context = await browser.newContext({
    viewport: { width, height: 844 },
    extraHTTPHeaders: { 'accept-encoding': 'gzip' },
  });
  const page = await context.newPage();
  let bytes = 0;
  page.on('response', async (response) => {
    if (!/javascript/.test(response.headers()['content-type'] ?? '')) return;
    bytes += Number(response.headers()['content-length'] ?? (await response.body()).length);
  });
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput)
          Object.assign(window, { shifted: Reflect.get(window, 'shifted') + entry.value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const answer = await page.goto(address);
  await alive(page);
  await page.waitForLoadState('networkidle');
  const height = await page.evaluate(() => document.body.scrollHeight);
  for (let top = 0; top < height; top += 700) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
    await page.waitForTimeout(60);
  }
  await page.waitForLoadState('networkidle');
  const shift = await page.evaluate(() => Reflect.get(window, 'shifted') as number);
  await context.close();
  return { status: answer?.status(), bytes, shift };
}

for (const [site, path] of pages) {
  test(`${site}${path} keeps still while it is read and stays within its weight`, async ({ browser }) => {
    test.setTimeout(120_000);
    for (const width of [390, 1440]) {
      const { status, bytes, shift } = await readThrough(browser, at(site, path), width);
      expect(status).toBe(200);
      expect(shift, `shift at ${width}`).toBeLessThanOrEqual(MOST_SHIFT);
      expect(bytes, `script at ${width}`).toBeLessThanOrEqual(CONTENT_PAGE_LIMIT);
    }
  });
}

test('who allows films from others sees them at once, on every page', async ({ page }) => {
  const asked: string[] = [];
  await page.route(/youtube/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>film</title>' });
  });
  await page.goto(at('solvik-uk', '/service-and-parts'));
  const always = page.getByRole('button', { name: 'Always show films from YouTube' });
  await page.getByText('Two minutes, one worn pad, no music.').scrollIntoViewIfNeeded();
  await expect(always).toBeVisible();
  expect(asked).toEqual([]);
  await always.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Accept all' }).click();
  const film = page.locator('iframe[src*="youtube-nocookie.com/embed/"]');
  await expect(film).toBeAttached();
  await expect(film).not.toHaveAttribute('src', /autoplay/);
  await page.reload();
  await page.getByText('Two minutes, one worn pad, no music.').scrollIntoViewIfNeeded();
  await expect(film).toBeAttached();
});
