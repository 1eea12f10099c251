import { expect, expectAccessiblePart, expectNoSidewaysScroll, siteUrl, test } from './fixtures.ts';
import { pathOfCar, searchCars } from './search-cars.ts';

const facts = ['car_id', 'car_brand', 'car_model', 'car_fuel', 'car_model_year', 'car_mileage', 'car_power'];

/** A car of the site with at least eight others like it in stock. */
async function carWithOthersLikeIt(site: string, milesOrMil: number): Promise<unknown> {
  const filters = { car_is_used: true, car_is_sample: false };
  const pages = Array.from({ length: 20 }, (_, page) =>
    searchCars(site, { filters, fields: facts, limit: 48, offset: page * 48 }),
  );
  const cars = (await Promise.all(pages)).flat();
  const value = (car: Record<string, unknown>, field: string) => Number(car[field]);
  const isNear = (one: Record<string, unknown>, other: Record<string, unknown>) =>
    ['car_brand', 'car_model', 'car_fuel'].every((field) => one[field] === other[field]) &&
    value(one, 'car_power') === value(other, 'car_power') &&
    Math.abs(value(one, 'car_model_year') - value(other, 'car_model_year')) <= 2 &&
    Math.abs(value(one, 'car_mileage') - value(other, 'car_mileage')) <= milesOrMil;
  const found = cars.find((car) => cars.filter((other) => isNear(car, other)).length > 8);
  return found?.['car_id'];
}

const amountOf = (text: string) => Number(text.replace(/\D/g, ''));

for (const [site, apart, width] of [
  ['solvik-se', 4000, 390],
  ['solvik-no', 40_000, 1440],
] as const)
  test(`a car of ${site} is among those like it, and what is said of its price is what their pages say`, async ({
    page,
  }) => {
    const id = await carWithOthersLikeIt(site, apart);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(siteUrl(site, await pathOfCar(site, id)));
    const section = page.locator('#price-comparison');
    await section.scrollIntoViewIfNeeded();
    await section.locator('summary').click();
    const rows = section.locator('tbody tr');
    const prices = (await rows.locator('td:last-child').allTextContents()).map(amountOf);
    expect(prices.length).toBeGreaterThanOrEqual(8);
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
    await expect(section.locator('circle')).toHaveCount(prices.length + 1);

    const own = amountOf((await page.locator('.price__now').first().textContent()) ?? '');
    const dearer = prices.filter((price) => price > own).length;
    await expect(section.getByText(new RegExp(`^${dearer} av ${prices.length} `))).toBeVisible();
    await expect(section.locator('.tag')).toHaveCount(dearer * 4 >= prices.length * 3 ? 1 : 0);
    await expectAccessiblePart(page, '#price-comparison', `${site} at ${width}`);
    await expectNoSidewaysScroll(page);

    await rows.first().getByRole('link').click();
    await expect(page.locator('.price').first()).toContainText(/\d/);
    expect(amountOf((await page.locator('.price__now').first().textContent()) ?? '')).toBe(prices[0]);
  });
