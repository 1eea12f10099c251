import { ask } from './ask.ts';
import { oneOf } from './sitemap.ts';
import { at, expect, expectNoSidewaysScroll, expectReachForAll, test } from './visitor.ts';

for (const site of ['solvik-se', 'carstore-fi', 'solvik-uk']) {
  for (const width of [390, 1440]) {
    test(`RED-31 DET-01 a car of ${site} can be read at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(at(site, await oneOf(site, 'cars', 300)));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('.price').first()).toBeVisible();
      await expect(page.locator('dl').first().locator('dt')).not.toHaveCount(0);
      await expectNoSidewaysScroll(page);
      await expectReachForAll(page, `${site} at ${width}`);
    });
  }
}

test('DET-02 ROUTE-31 an address that ends after the id leads on to the whole one', async ({ page }) => {
  const path = await oneOf('solvik-se', 'cars', 40);
  const idAlone = path.split('/').slice(0, -1).join('/');
  const { status, headers } = await ask(at('solvik-se', `${idAlone}?utm_source=letter`));
  expect([status, headers.location]).toEqual([302, `${path}?utm_source=letter`]);
  await page.goto(at('solvik-se', idAlone));
  await expect(page).toHaveURL(at('solvik-se', path));
});

test('the anchors of the sections that are there bring them into view', async ({ page }) => {
  const path = await oneOf('solvik-se', 'cars', 300);
  for (const anchor of ['overview', 'description', 'equipment', 'contact']) {
    await page.goto(at('solvik-se', `${path}#${anchor}`));
    await expect(page.locator(`#${anchor}`)).toBeInViewport();
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a small picture brings the large one', async ({ page }) => {
    await page.goto(at('solvik-se', await oneOf('solvik-se', 'cars', 300)));
    const second = page.locator('#picture-2');
    await expect(second).not.toBeInViewport({ ratio: 0.5 });
    await page.getByRole('link', { name: 'Visa bild 2' }).click();
    await expect(second).toBeInViewport({ ratio: 0.5 });
  });

  test('DET-14 DET-19 the place where it stands is one step away', async ({ page }) => {
    await page.goto(at('solvik-se', await oneOf('solvik-se', 'cars', 300)));
    const map = page.getByRole('link', { name: /Vägbeskrivning/ });
    await expect(map).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps\/search\/\?.*query=Solvik/);
    await page.getByRole('link', { name: 'Till anläggningen' }).click();
    await expect(page).toHaveURL(/\/anlaggningar\/[a-z-]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

for (const width of [390, 1440]) {
  test(`DET-06 DET-26 a car nobody knows at ${width} px: a heading, other cars and the way to the list`, async ({
    page,
    complaints,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const answer = await page.goto(at('solvik-se', '/kop-bil/999999999/begagnad-2019-suv-diesel-volvo-xc90'));
    expect(answer?.status()).toBe(404);
    // The browser itself complains about the 404.
    expect(complaints.splice(0)).toHaveLength(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bilen finns inte kvar');
    await expect(page.getByRole('link', { name: 'Visa alla bilar' })).toHaveAttribute(
      'href',
      /\?keyphrase=volvo$/,
    );
    const cards = page.getByRole('region', { name: 'Bilar som står kvar' }).getByRole('article');
    await expect(cards).toHaveCount(8);
    await expectNoSidewaysScroll(page);
    await expectReachForAll(page);
  });
}
