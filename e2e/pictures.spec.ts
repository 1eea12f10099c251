import { at, expect, siteNames, test } from './visitor.ts';

test('SHELL-19 ROUTE-02 responsive pictures list 320, 640, 1280 and 1920, and all of them are there', async ({
  page,
  request,
}) => {
  await page.goto(at('solvik-se'));
  const sets = await page
    .locator('main picture source')
    .evaluateAll((sources) => sources.map((source) => source.getAttribute('srcset') ?? ''));
  const full = sets.find((set) => set.includes('1920w')) ?? '';
  expect([...full.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))).toEqual([320, 640, 1280, 1920]);
  for (const [address = ''] of full.matchAll(/\/media\/\S+/g)) {
    const answer = await request.get(`http://127.0.0.1:${process.env['FORECOURT_PORT']}${address}`, {
      headers: { host: 'solvik-se.localhost' },
    });
    expect([answer.status(), answer.headers()['content-type']]).toEqual([
      200,
      expect.stringMatching(/^image\/(avif|webp)$/),
    ]);
  }
});

test('a width that no page asks for is not made', async ({ page, request }) => {
  await page.goto(at('solvik-se'));
  const image = await page.locator('main picture img').first().getAttribute('src');
  const odd = (image ?? '').replace(/\d+\.webp$/, '777.webp');
  const answer = await request.get(`http://127.0.0.1:${process.env['FORECOURT_PORT']}${odd}`, {
    headers: { host: 'solvik-se.localhost' },
  });
  expect(answer.status()).toBe(404);
});

test('every picture on every home page loads', async ({ page }) => {
  test.setTimeout(180_000);
  for (const site of siteNames) {
    await page.goto(at(site));
    await page.locator('img').evaluateAll((images) => {
      for (const image of images) image.setAttribute('loading', 'eager');
    });
    await page.waitForFunction(() => [...document.images].every((image) => image.complete));
    const missing = await page
      .locator('img')
      .evaluateAll((images) =>
        images
          .filter((image) => (image as HTMLImageElement).naturalWidth === 0)
          .map((image) => image.getAttribute('src')),
      );
    expect(missing, site).toEqual([]);
  }
});
