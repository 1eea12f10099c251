import type { Page } from '@playwright/test';
import { expect, siteUrl, test } from './fixtures.ts';

test('plates lie on their pictures in the viewer and wait until those have come, on a phone and on a wide screen', async ({
  page,
}) => {
  await page.goto(siteUrl('solvik-uk', '/buy-car/used-cars'));
  const car = await page.locator('.car-card:has(.picture-plate) .card__link').first().getAttribute('href');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/media\/.*\.(avif|webp)$/, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(siteUrl('solvik-uk', car ?? ''), { waitUntil: 'commit' });
    await expect(page.locator('.picture-plate').first()).toBeAttached();
    expect(await strayPlates(page), `${width} px, before the pictures`).toEqual([]);
    release();
    await page.waitForLoadState('load');
    await page.locator('.car-gallery__full').click();
    const viewer = page.getByRole('dialog');
    await expect(viewer.locator('.viewer__strip button').first()).toBeVisible();
    await expect(viewer.locator('.picture[data-loaded] + .picture-plate').first()).toBeVisible();
    expect(await strayPlates(page), `${width} px, in the viewer`).toEqual([]);
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('a film waits as a picture of its car on the stage, without a box of its own', async ({ page }) => {
  await page.goto(siteUrl('solvik-uk', '/buy-car/used-cars'));
  const turning = page.locator('.car-card', { has: page.locator('[aria-label^="360"]') }).first();
  await page.goto(siteUrl('solvik-uk', (await turning.locator('.card__link').getAttribute('href')) ?? ''));
  await page.locator('[data-open="video"]').click();
  const film = page.locator('.viewer__video');
  await expect(film.locator('video')).toHaveAttribute('poster', /^\/media\/.*\.webp$/);
  for (const part of [film, film.locator('.viewer__play')])
    await expect(part).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

/** The plates that are seen where their picture is not, or is not yet. */
async function strayPlates(page: Page): Promise<string[]> {
  return page.locator('.picture-plate').evaluateAll((plates) =>
    plates.flatMap((plate) => {
      if (!plate.checkVisibility({ visibilityProperty: true })) return [];
      const image = plate.previousElementSibling?.querySelector('img');
      const [own, other] = [plate.getBoundingClientRect(), image?.getBoundingClientRect()];
      const isOn =
        other !== undefined && Math.abs(own.left - other.left) < 2 && Math.abs(own.width - other.width) < 2;
      return isOn && image?.complete && image.naturalWidth > 0 ? [] : [plate.textContent ?? ''];
    }),
  );
}
