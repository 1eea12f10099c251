import { expect, test } from 'vitest';
import { BadQuery } from '../port.ts';
import { aCar, CARS, DEALERSHIPS, filled, idsOf, LONG_TEST_MS, type Open } from './filled-search.ts';

/** Filters, sorts, pages and fields. */
export function queriesContract(name: string, open: Open): void {
  test(`${name}: SRCH-02 without limit and offset, 24 records from the first`, async () => {
    const cars = Array.from({ length: 30 }, () => aCar());
    const { run } = await filled(open, CARS, cars);
    const result = await run({});
    expect(result).toMatchObject({ limit: 24, offset: 0, total_items: 30 });
    expect(idsOf(result)).toEqual(cars.slice(0, 24).map(({ car_id }) => car_id));
  });

  test(`${name}: SRCH-03 a result has facet, content, total_items, limit and offset`, async () => {
    const car = aCar({ car_price: 100 });
    const { run } = await filled(open, CARS, [car]);
    expect(await run({ limit: 5, offset: 0 })).toEqual({
      facet: [],
      content: [car],
      total_items: 1,
      limit: 5,
      offset: 0,
    });
  });

  test(`${name}: SRCH-04 SRCH-16 fields selects the returned fields`, async () => {
    const car = aCar({ slug: 'volvo-xc60', car_price: 100, car_primary_image: { thumbnail_url: '/a.avif' } });
    const { run } = await filled(open, CARS, [car, aCar()]);
    const filters = { car_id: String(car['car_id']) };
    expect((await run({ filters, fields: ['slug'] })).content).toEqual([{ slug: 'volvo-xc60' }]);
    expect((await run({ filters, fields: ['car_primary_image', 'no_such_field'] })).content).toEqual([
      { car_primary_image: { thumbnail_url: '/a.avif' } },
    ]);
  });

  test(`${name}: SRCH-14 the cars of the week`, async () => {
    const chosen = aCar({ caroftheweek: true });
    const { run } = await filled(open, CARS, [chosen, aCar({ caroftheweek: false }), aCar()]);
    expect(idsOf(await run({ filters: { caroftheweek: true } }))).toEqual([chosen['car_id']]);
  });

  test(`${name}: SRCH-15 cars by their ids`, async () => {
    const { run } = await filled(open, CARS, [
      aCar({ car_id: '9' }),
      aCar({ car_id: '10' }),
      aCar({ car_id: 11 }),
    ]);
    expect(idsOf(await run({ filters: { car_id: ['10', 11, 'gone'] } }))).toEqual(['10', 11]);
  });

  test(`${name}: SRCH-17 SRCH-30 dealerships by a brand they carry, by id, and by a brand of a department`, async () => {
    const { run } = await filled(open, DEALERSHIPS, [
      aDealership('a', ['Volvo', 'Kia'], ['Volvo']),
      aDealership('b', ['Kia'], ['Kia', 'Škoda']),
      aDealership('c', [], []),
    ]);
    expect(idsOf(await run({ filters: { site_brands: ['Kia'] }, limit: 100 }))).toEqual(['a', 'b']);
    expect(idsOf(await run({ filters: { site_id: 'c' }, limit: 1 }))).toEqual(['c']);
    expect(idsOf(await run({ filters: { 'site_departments.brands.name': ['Škoda', 'Volvo'] } }))).toEqual([
      'a',
      'b',
    ]);
    expect(idsOf(await run({ filters: { slug: 'b-bil' } }))).toEqual(['b']);
  });

  test(`${name}: all of several values, beside any of them`, async () => {
    const both = aCar({ car_equipment: ['Dragkrok', 'Takräcke'] });
    const one = aCar({ car_equipment: ['Dragkrok'] });
    const { run } = await filled(open, CARS, [both, one]);
    const wanted = ['Dragkrok', 'Takräcke'];
    expect(idsOf(await run({ filters: { car_equipment: { all: wanted } } }))).toEqual([both['car_id']]);
    expect(idsOf(await run({ filters: { car_equipment: wanted } }))).toHaveLength(2);
    expect(idsOf(await run({ filters: { car_equipment: { all: [] } } }))).toHaveLength(2);
  });

  test(`${name}: SRCH-19 SRCH-21 SRCH-30 others of the same kind, never the car itself`, async () => {
    const here = aCar({ car_site_region: 'Skåne', car_body: 'Kombi', car_fuel: 'El' });
    const same = aCar({ car_site_region: 'Skåne', car_body: 'Kombi', car_fuel: 'El' });
    const other = aCar({ car_site_region: 'Skåne', car_body: 'SUV', car_fuel: 'El' });
    const { run } = await filled(open, CARS, [here, same, other]);
    const notHere = { not: String(here['car_id']) };
    const alike = { car_site_region: 'Skåne', car_body: ['Kombi'], car_fuel: 'El', car_id: notHere };
    expect(idsOf(await run({ filters: alike }))).toEqual([same['car_id']]);
    expect(idsOf(await run({ filters: { car_model: 'XC60', car_id: notHere } }))).toEqual([
      same['car_id'],
      other['car_id'],
    ]);
    expect(idsOf(await run({ filters: { car_body: { not: ['SUV', 'Coupé'] } } }))).toHaveLength(2);
  });

  test(`${name}: SRCH-20 instead of a car that is gone, others by the keyphrase of its slug`, async () => {
    const { run } = await filled(open, CARS, [
      aCar({ car_id: '1', car_brand: 'Škoda', car_model: 'Octavia', car_publishdate: '2026-01-01' }),
      aCar({ car_id: '2', car_brand: 'Škoda', car_model: 'Enyaq', car_publishdate: '2026-02-01' }),
      aCar({ car_id: '3', car_brand: 'Volvo', car_model: 'XC60' }),
    ]);
    expect(idsOf(await run({ keyphrase: 'skoda', limit: 8 }))).toEqual(['2', '1']);
    expect(idsOf(await run({ keyphrase: 'skoda', limit: 1 }))).toEqual(['2']);
    expect(idsOf(await run({ keyphrase: 'saab', limit: 8 }))).toEqual([]);
  });

  test(`${name}: SRCH-24 DSD-21 a dealership by its slug, then its twelve newest cars by car_site_id`, async () => {
    const day = (n: number) => `2026-01-${String(n).padStart(2, '0')}`;
    const cars = Array.from({ length: 14 }, (_, n) =>
      aCar({ car_id: `c${n}`, car_site_id: '461', car_publishdate: day(20 - n) }),
    );
    const other = aCar({ car_id: 'other', car_site_id: '999', car_publishdate: day(1) });
    const { search, run } = await filled(open, CARS, [...cars, other]);
    await search.replaceAll(DEALERSHIPS, [
      { site_id: '999', slug: 'lindo', website_sort_order: 1 },
      { site_id: '461', slug: 'trollhattan', website_sort_order: 2 },
    ]);
    const { content } = await search
      .index(DEALERSHIPS)
      .search({ filters: { slug: 'trollhattan' }, limit: 1 });
    expect(content).toMatchObject([{ site_id: '461' }]);
    const filters = { car_site_id: String(content[0]?.['site_id']) };
    const found = await run({ filters, limit: 12, sort_name: 'car_publishdate_asc' });
    expect(idsOf(found)).toEqual(Array.from({ length: 12 }, (_, n) => `c${n}`));
    expect(found.total_items).toBe(14);
  });

  test(`${name}: SRCH-28 limits of 100 and 4 dealerships, and of 100 or a configured number of cars`, async () => {
    const dealerships = Array.from({ length: 120 }, (_, n) => ({
      site_id: String(n),
      website_sort_order: n,
    }));
    const { search, run } = await filled(open, DEALERSHIPS, dealerships);
    await search.replaceAll(
      CARS,
      Array.from({ length: 110 }, (_, n) => aCar({ car_id: String(n) })),
    );
    for (const limit of [100, 4]) {
      const ids = dealerships.slice(0, limit).map(({ site_id }) => site_id);
      expect(idsOf(await run({ limit, sort_name: 'website_sort_order_asc' }))).toEqual(ids);
    }
    for (const limit of [100, 7])
      expect((await search.index(CARS).search({ limit })).content).toHaveLength(limit);
  });

  test(`${name}: SRCH-22 the second page begins where the first ended, past the end there is nothing`, async () => {
    const cars = Array.from({ length: 100 }, (_, n) => aCar({ car_price: 1000 - n }));
    const { run } = await filled(open, CARS, cars);
    const ids = cars.map(({ car_id }) => car_id).reverse();
    const page = (offset: number) => run({ limit: 48, offset, sort_name: 'car_price_asc' });
    expect(idsOf(await page(0))).toEqual(ids.slice(0, 48));
    expect(idsOf(await page(96))).toEqual(ids.slice(96));
    expect(await page(960)).toMatchObject({ content: [], total_items: 100 });
  });

  test(`${name}: SRCH-26 kits by category, keyphrase, page and sort`, async () => {
    const kit = (kitId: string, retailPrice: number, kitCategory: string) => ({
      kitId,
      name: `Kit ${kitId}`,
      retailPrice,
      kitCategory,
    });
    const { run } = await filled(open, 'kits-fi', [
      kit('1', 30, 'Talvi'),
      kit('2', 20, 'Talvi'),
      kit('3', 10, 'Talvi'),
      kit('4', 5, 'Kesä'),
    ]);
    const category = 'kitCategory>kitSubCategory>kitSubSubCategory';
    const query = { filters: { [category]: ['Talvi'] }, keyphrase: 'kit', sort_name: 'retailPrice_asc' };
    expect(idsOf(await run({ ...query, limit: 2 }))).toEqual(['3', '2']);
    expect(await run({ ...query, limit: 2, offset: 2 })).toMatchObject({
      total_items: 3,
      content: [{ kitId: '1' }],
    });
    expect(idsOf(await run({ filters: { retailPrice: [5, 10] }, sort_name: 'retailPrice_desc' }))).toEqual([
      '3',
      '4',
    ]);
  });

  test(`${name}: SRCH-29 a total above 10000 is reported as 10000, and pages end there`, {
    timeout: LONG_TEST_MS,
  }, async () => {
    const cars = Array.from({ length: 10_001 }, (_, n) => ({
      car_id: String(n),
      car_brand: n < 10_000 ? 'Kia' : 'BMW',
    }));
    const { run } = await filled(open, CARS, cars);
    expect(await run({ limit: 1 })).toMatchObject({ total_items: 10_000 });
    for (const sort_name of ['car_publishdate_asc', 'car_price_asc']) {
      expect(idsOf(await run({ sort_name, offset: 9990, limit: 24 }))).toHaveLength(10);
      expect(idsOf(await run({ sort_name, offset: 10_000, limit: 24 }))).toEqual([]);
    }
    expect(await run({ offset: 12_345, limit: 24 })).toMatchObject({ content: [], total_items: 10_000 });
    expect(idsOf(await run({ keyphrase: 'kia', offset: 9999, limit: 24 }))).toHaveLength(1);
    expect(await run({ filters: { car_brand: { not: 'Kia' } } })).toMatchObject({ total_items: 1 });
  });

  test(`${name}: SRCH-31 fields that only filters use can be filtered by`, async () => {
    const car = aCar({
      car_vehicle_type: 'Transportbil',
      car_website_city: 'Umeå',
      car_power: 150,
      gross_price: 9000,
      car_private_leasing_monthly_cost: 3995,
      car_company_leasing_monthly_cost: 3200,
    });
    const { run } = await filled(open, CARS, [car, aCar()]);
    for (const filters of [
      { car_vehicle_type: ['Transportbil'] },
      { car_website_city: 'Umeå' },
      { car_power: [100, 200] },
      { gross_price: [9000, 9000] },
      { car_private_leasing_monthly_cost: [0, 4000] },
      { car_company_leasing_monthly_cost: [0, 4000] },
    ]) {
      expect(idsOf(await run({ filters })), JSON.stringify(filters)).toEqual([car['car_id']]);
    }
    const dealerships = await filled(open, DEALERSHIPS, [
      { site_id: 'a', site_departments: [{ service_name: ['Verkstad'] }, { service_name: ['Däckhotell'] }] },
      { site_id: 'b', site_departments: [{ service_name: ['Verkstad'] }] },
    ]);
    expect(
      idsOf(await dealerships.run({ filters: { 'site_departments.service_name': 'Däckhotell' } })),
    ).toEqual(['a']);
  });

  test(`${name}: SRCH-32 every sort changes the order, ties go by id, cars without the value come last`, async () => {
    const { run } = await filled(open, CARS, [
      {
        car_id: 'b',
        car_price: 200,
        car_mileage: 10,
        car_year: 2020,
        car_publishdate: '2026-02-01T08:00:00Z',
      },
      {
        car_id: 'a',
        car_price: 200,
        car_mileage: 30,
        car_year: 2024,
        car_publishdate: '2026-01-01T08:00:00Z',
      },
      { car_id: 'd', car_price: 100, car_mileage: 20, car_year: 2022, car_monthly_cost: 900 },
      { car_id: 'c', car_publishdate: '2026-03-01T08:00:00Z', car_monthly_cost: 800 },
    ]);
    const order = async (sort_name?: string) => idsOf(await run({ sort_name })).join('');
    expect(await order('car_price_asc')).toBe('dabc');
    expect(await order('car_price_desc')).toBe('abdc');
    expect(await order('car_mileage_asc')).toBe('bdac');
    expect(await order('car_mileage_desc')).toBe('adbc');
    expect(await order('car_year_desc')).toBe('adbc');
    expect(await order('car_monthly_cost_asc')).toBe('cdab');
    expect(await order('car_publishdate_asc')).toBe('cbad');
    expect(await order('car_publishdate_desc')).toBe('abcd');
    expect(await order('relevance')).toBe('cbad');
    expect(await order()).toBe('cbad');
  });

  test(`${name}: SRCH-25 dealerships in the order of website_sort_order`, async () => {
    const { run } = await filled(open, DEALERSHIPS, [
      { site_id: '1', website_sort_order: 20 },
      { site_id: '2', website_sort_order: 3 },
      { site_id: '3' },
    ]);
    expect(idsOf(await run({ sort_name: 'website_sort_order_asc', limit: 48 }))).toEqual(['2', '1', '3']);
  });

  test(`${name}: a query with unknown names is refused with all problems`, async () => {
    const { search, run } = await filled(open, CARS, [aCar()]);
    const refusal = run({
      filters: { car_wings: ['2'], car_price: ['cheap', 'dear'] },
      facets: [{ name: 'car_wings' }],
      sort_name: 'car_wings_asc',
      limit: -1,
    });
    await expect(refusal).rejects.toThrow(BadQuery);
    await expect(refusal).rejects.toMatchObject({
      problems: [
        "There is no filter 'car_wings'.",
        "'car_price' is filtered by numbers.",
        "There is no facet 'car_wings'.",
        'limit is -1; it is a whole number from 0 to 10000.',
        "There is no sort 'car_wings_asc'.",
      ],
    });
    expect(() => search.index('boats-se')).toThrow("There is no search index 'boats-se'");
  });
}

function aDealership(site_id: string, site_brands: string[], departmentBrands: string[]) {
  return {
    site_id,
    slug: `${site_id}-bil`,
    site_brands,
    site_departments: [
      { name: 'Parts', brands: [] },
      { name: 'New cars', brands: departmentBrands.map((name) => ({ name, brand_code: name.slice(0, 2) })) },
    ],
  };
}
