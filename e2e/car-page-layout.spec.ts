import { expect, siteUrl, test } from './fixtures.ts';
import { findRecordPath } from './sitemap.ts';

const aCar = (site: string) => findRecordPath(site, 'cars', 300);

for (const site of ['solvik-se', 'solvik-no']) {
  test(`on a phone a car of ${site} shows its facts before its finance, which is one line until it is opened`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(siteUrl(site, await aCar(site)));
    const finance = page.locator('details.finance-fold').first();
    const content = finance.locator('.finance-fold__content');
    await expect(finance.locator('> summary')).toBeVisible();
    await expect(content).toBeHidden();
    const facts = await page.locator('.car-facts dl').first().boundingBox();
    const line = await finance.boundingBox();
    expect(facts?.y ?? Infinity).toBeLessThan(line?.y ?? 0);
    await finance.locator('> summary').click();
    await expect(content).toBeVisible();
  });
}

test('a store shows price, monthly cost and action above the fold at 1440×900', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(siteUrl('carstore-se', await aCar('carstore-se')));
  const main = page.locator('main');
  for (const part of [
    main.locator('.price').first(),
    main.getByText(/kr\/mån/).first(),
    main.locator('a.button--primary, button.button--primary').first(),
  ]) {
    const box = await part.boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(900);
  }
});

test('folded equipment is measured again when the phone is turned', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(siteUrl('solvik-se', await aCar('solvik-se')));
  const fold = page.locator('#equipment .fold');
  await fold.scrollIntoViewIfNeeded();
  const content = fold.locator('[data-fold-content]');
  const isTold = async () => (await fold.getAttribute('data-fits')) !== null;
  const fits = () => content.evaluate((element) => element.scrollHeight <= element.clientHeight);
  for (const width of [320, 1440, 390]) {
    await page.setViewportSize({ width, height: 700 });
    await expect.poll(async () => (await isTold()) === (await fits()), `${width} px`).toBe(true);
  }
});

for (const site of ['solvik-se', 'carstore-se', 'solvik-uk']) {
  test(`a car of ${site} prints on two sheets, with its code and without controls`, async ({ page }) => {
    await page.goto(siteUrl(site, await aCar(site)));
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(2);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('main').getByRole('button')).toHaveCount(0);
    await expect(page.locator('.sheet-head__code')).toBeVisible();
  });
}
