import { expect, siteUrl, test } from './fixtures.ts';

const gallery = () => siteUrl('', '/gallery/blocks?theme=solvik&block=hero');

test('HERO-05 the full-height hero is as high as the window minus the menu', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await page.goto(gallery());
  const menu = await page.evaluate(
    () => Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--header')) * 16,
  );
  const box = await page.locator('[data-hero=FullScreen]').boundingBox();
  expect(box?.height).toBe(1000 - menu);
});

test('HERO-06 otherwise it is 312 px high, and 534 px on larger screens', async ({ page }) => {
  const hero = page.getByRole('article', { name: 'Hero, a page below the home page' }).locator('[data-hero]');
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(gallery());
  expect((await hero.boundingBox())?.height).toBe(312);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect((await hero.boundingBox())?.height).toBe(534);
});

test('HERO-08 its parts animate in after 100, 200 and 300 ms, each for half a second', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(gallery());
  const hero = page.getByRole('article', { name: 'Hero, a page below the home page' });
  const parts = [hero.locator('h1'), hero.locator('p').nth(1), hero.getByRole('link').locator('xpath=../..')];
  for (const [index, part] of parts.entries()) {
    await expect(part).toHaveCSS('transition-delay', new RegExp(`^0\\.${index + 1}s`));
    await expect(part).toHaveCSS('transition-duration', /^0\.5s/);
  }
});

for (const width of [360, 390, 768, 1024])
  test(`a price with and without VAT fits on its tag, which covers no button, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(siteUrl('carstore-no'));
    const [tag, button] = await Promise.all([
      page.locator('figcaption a').first().boundingBox(),
      page.getByRole('link', { name: 'Selg din' }).first().boundingBox(),
    ]);
    if (!tag || !button) throw new Error('not laid out');
    expect(tag.x).toBeGreaterThanOrEqual(0);
    expect(tag.x + tag.width).toBeLessThanOrEqual(width);
    const isBeside = tag.x >= button.x + button.width;
    expect(isBeside || tag.y >= button.y + button.height).toBe(true);
  });
