import {
  expect,
  expectAccessible,
  expectContrast,
  expectNoSidewaysScroll,
  siteUrl,
  test,
} from './fixtures.ts';
import { getWhenReady } from './send-request.ts';

for (const theme of ['solvik', 'carstore', 'bmw', 'mini']) {
  test(`the gallery has no accessibility violations in the ${theme} design`, async ({ page }) => {
    await page.goto(siteUrl('', `/gallery?theme=${theme}`));
    await expect(page.locator('[data-island][data-hydrated]')).not.toHaveCount(0);
    if (theme === 'solvik') await expectAccessible(page, `gallery in ${theme}`);
    else await expectContrast(page, `gallery in ${theme}`);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
  });

  test(`SHELL-16 every block renders its samples in the ${theme} design`, async () => {
    const { text: html } = await getWhenReady(siteUrl('', `/gallery/blocks?theme=${theme}`));
    expect(html.match(/<article/g)?.length).toBeGreaterThan(24);
    expect(html).not.toContain('data-section-fallback');
  });
}

test('where all stylesheets meet, a registration still lies over its picture', async ({ page }) => {
  await page.goto(siteUrl('', '/gallery/blocks?theme=solvik'));
  const sizes = await page
    .locator('article[id^="car-page-"] .picture-plate')
    .first()
    .evaluate((plate) =>
      [plate, plate.parentElement?.querySelector('img')].map((element) => {
        const { width, height } = element?.getBoundingClientRect() ?? {};
        return { width, height };
      }),
    );
  expect(sizes[0]).toEqual(sizes[1]);
  expect(sizes[0]?.height).toBeGreaterThan(200);
});
