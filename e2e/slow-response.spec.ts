import { expect, siteUrl, test } from './fixtures.ts';
import { findRecordPath } from './sitemap.ts';
import { startSlowProxy } from './slow-proxy.ts';

/** Longer than the page's script waits for the largest picture. */
const DELAY_MS = 4000;

for (const site of ['solvik-se', 'carstore-se', 'solvik-uk']) {
  test(`a car of ${site} whose page arrives in two parts hydrates without an error, and its islands work`, async ({
    page,
  }) => {
    const proxy = await startSlowProxy(DELAY_MS, middleOfFirstIsland);
    const path = await findRecordPath(site, 'cars', 300);
    const opened = page.goto(proxy.addressOf(siteUrl(site, path)));
    await expect(page.locator('[data-island]').first()).toBeAttached();
    await expect(page.locator('#contact')).not.toBeAttached();
    expect(await page.evaluate(() => document.readyState)).toBe('loading');
    await opened;

    const slider = page.getByRole('slider').first();
    await expect(page.locator('[data-island$="-finance"][data-hydrated]').first()).toBeAttached();
    const before = await slider.inputValue();
    await slider.press('ArrowRight');
    await expect(slider).not.toHaveValue(before);
    await page.locator('#contact').scrollIntoViewIfNeeded();
    await expect(page.locator('[data-island="contact-form"][data-hydrated]')).toBeAttached();
    await page.locator('#contact-form button[type="submit"]').click();
    await expect(page.locator('#contact-form [aria-invalid="true"]')).not.toHaveCount(0);
    proxy.close();
  });
}

/** React compares an island with what has arrived of it. */
function middleOfFirstIsland(html: Buffer): number {
  const first = html.indexOf('data-island=');
  return Math.floor((first + html.indexOf('data-island=', first + 1)) / 2);
}
