import { expect, siteUrl, test } from './fixtures.ts';
import { pathOfCar, searchCars } from './search-cars.ts';
import { findRecordPath } from './sitemap.ts';

const aCar = (site: string) => findRecordPath(site, 'cars', 300);

for (const site of ['solvik-se', 'solvik-no']) {
  test(`on a phone a car of ${site} shows its facts before its finance, which is one line until it is opened`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(siteUrl(site, await aCar(site)));
    const finance = page.locator('details.finance-disclosure').first();
    const content = finance.locator('.finance-disclosure__content');
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

test('folded equipment is measured again when the screen is turned', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(siteUrl('carstore-se', await carWithFewExtras('carstore-se')));
  const fold = page.locator('#equipment .disclosure');
  await fold.scrollIntoViewIfNeeded();
  const button = fold.getByRole('button');
  await expect(button).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 700 });
  await expect(button).toBeHidden();
  await expect(fold.getByRole('listitem').last()).toBeInViewport();
  await page.setViewportSize({ width: 390, height: 700 });
  await expect(button).toBeVisible();
});

/** Its list fits in the closed fold in three columns, and does not in one. */
async function carWithFewExtras(site: string): Promise<string> {
  const pages = [0, 48, 96].map((offset) =>
    searchCars(site, { fields: ['car_id', 'car_equipment'], limit: 48, offset }),
  );
  const cars = (await Promise.all(pages)).flat();
  const count = (car: Record<string, unknown>) => (car['car_equipment'] as string[]).length;
  const [fewest] = cars.filter((car) => count(car) > 6).sort((one, other) => count(one) - count(other));
  return pathOfCar(site, fewest?.['car_id']);
}

/** The width of a sheet between its margins. */
const SHEET_PX = 718;

for (const site of ['solvik-se', 'carstore-se', 'solvik-uk', 'carstore-fi']) {
  test(`a car of ${site} prints on two sheets: its facts before its finance, logo, address and code, no controls`, async ({
    page,
  }) => {
    await page.goto(siteUrl(site, await aCar(site)));
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(2);
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: SHEET_PX, height: 1000 });
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.locator('.site-logo')).toBeVisible();
    await expect(page.locator('.sheet-head p').first()).toHaveText(/\d/);
    await expect(page.locator('.sheet-head__code')).toBeVisible();
    const facts = await page.locator('.car-facts dl').first().boundingBox();
    const finance = await page.locator('.finance-disclosure').boundingBox();
    expect((facts?.y ?? Infinity) + (facts?.height ?? 0)).toBeLessThanOrEqual(finance?.y ?? 0);
    // A link that is only an icon is of no use on paper.
    for (const link of await page.locator('main a:visible').all()) await expect(link).not.toHaveText(/^\s*$/);
  });
}
