import { expect, expectAccessible, siteUrl, test } from './fixtures.ts';

for (const width of [390, 1440])
  test(`the documentation begins with a page that fits ${width} px and leads to every guide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(siteUrl('', '/docs'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, `documentation at ${width}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.getByRole('main').getByRole('link', { name: 'For workshops' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'For workshops' })).toBeVisible();
    await expectAccessible(page, `a guide at ${width}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });

test('links of the documentation lead to its pages, their headings and pictures', async ({
  page,
  request,
}) => {
  await page.goto(siteUrl('', '/docs/operations'));
  await page.getByRole('link', { name: 'The editor’s guide' }).click();
  await expect(page).toHaveURL(/\/docs\/editors$/);
  const picture = page.getByRole('main').getByRole('img').first();
  const source = siteUrl('', (await picture.getAttribute('src')) ?? '');
  expect((await request.get(source)).headers()['content-type']).toBe('image/webp');
  expect((await request.get(siteUrl('', '/docs/no-such-page'))).status()).toBe(404);
});
