import { stocks } from '../demo/cars/stocks.ts';
import { expect, expectAccessible, siteUrl, test } from './fixtures.ts';

const key = process.env['SEARCH_API_KEY'] ?? '';

test('the API documentation has no accessibility violations', async ({ page }) => {
  await page.goto(siteUrl('', '/api/docs'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page, 'API documentation');
});

test('on a phone a link into the API documentation scrolls to its operation', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(siteUrl('', '/api/docs#sendForm'));
  await expect(page.getByRole('heading', { name: 'Send a visitor’s form' })).toBeInViewport();
  await page.getByRole('link', { name: 'CarContact' }).first().click();
  await expect(page.getByRole('heading', { name: 'CarContact' })).toBeInViewport();
});

test('SRCH-01 SITE-10 the stock of each car site is searchable with the API key, and refused without it', async ({
  request,
}) => {
  const url = `http://127.0.0.1:${process.env['FORECOURT_PORT']}/api/search`;
  for (const { site } of stocks) {
    const data = {
      index: `cars-${site}`,
      limit: 1,
      facets: [{ name: 'car_brand>car_model' }, { name: 'car_price' }],
    };
    const answer = await request.post(url, { data, headers: { 'x-api-key': key } });
    const { total_items: total, facet } = (await answer.json()) as {
      total_items: number;
      facet: { type: string }[];
    };
    expect(total, site).toBeGreaterThan(400);
    expect(facet.map(({ type }) => type)).toEqual(['hierarchical', 'histogram']);
    expect((await request.post(url, { data })).status()).toBe(401);
  }
});

test('the pages’ own search needs no key, and never returns who sells a car', async ({ request }) => {
  const url = `http://127.0.0.1:${process.env['FORECOURT_PORT']}/api/catalogue/search`;
  const headers = { host: 'solvik-se.localhost' };
  const found = await request.post(url, { data: { keyphrase: 'volvo', limit: 3 }, headers });
  expect(found.status()).toBe(200);
  expect(await found.text()).not.toContain('@');
  const unknown = await request.post(url, { data: {}, headers: { host: 'bistro.localhost' } });
  expect([unknown.status(), await unknown.text()]).toEqual([
    400,
    expect.stringContaining('Unknown sitecoreSiteName'),
  ]);
});
