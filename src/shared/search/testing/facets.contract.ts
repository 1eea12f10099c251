import { expect, test } from 'vitest';
import type { FilterCondition } from '../port.ts';
import { aCar, CARS, countsOf, filled, idsOf, type Open } from './filled-search.ts';

const BRAND_MODEL = 'car_brand>car_model';

/** Facet counts and facet filters. */
export function facetContract(name: string, open: Open): void {
  const stock = () => [
    aCar({ car_brand: 'Volvo', car_model: 'XC60', car_fuel: 'El', car_price: 300 }),
    aCar({ car_brand: 'Volvo', car_model: 'XC60', car_fuel: 'Diesel', car_price: 200 }),
    aCar({ car_brand: 'Volvo', car_model: 'V60', car_fuel: 'Diesel', car_price: 100 }),
    aCar({ car_brand: 'Kia', car_model: 'EV6', car_fuel: 'El', car_price: 400 }),
    aCar({ car_brand: 'BMW', car_model: 'iX', car_fuel: 'El' }),
  ];

  test(`${name}: SRCH-10 a hierarchy counts every level`, async () => {
    const { run } = await filled(open, CARS, [...stock(), aCar({ car_model: null })]);
    const result = await run({ facets: [{ name: BRAND_MODEL }] });
    expect(result.facet[0]).toMatchObject({ name: BRAND_MODEL, type: 'hierarchical' });
    expect(countsOf(result, BRAND_MODEL)).toEqual([
      'Volvo 4',
      '>XC60 2',
      '>V60 1',
      'BMW 1',
      '>iX 1',
      'Kia 1',
      '>EV6 1',
    ]);
  });

  test(`${name}: SRCH-10 a histogram has min, max, count and buckets`, async () => {
    const prices = [0, 49, 50, 199, 1000, null].map((car_price) => aCar({ car_price }));
    const { run } = await filled(open, CARS, prices);
    const [histogram] = (await run({ facets: [{ name: 'car_price' }] })).facet;
    expect(histogram).toMatchObject({ name: 'car_price', type: 'histogram', min: 0, max: 1000, count: 5 });
    expect(histogram?.values).toHaveLength(21);
    expect(histogram?.values.filter(({ count }) => count > 0)).toEqual([
      { min: 0, max: 50, count: 2 },
      { min: 50, max: 100, count: 1 },
      { min: 150, max: 200, count: 1 },
      { min: 1000, max: 1050, count: 1 },
    ]);
  });

  test(`${name}: SRCH-10 a histogram without values has no min and max`, async () => {
    const { run } = await filled(open, CARS, [aCar()]);
    expect((await run({ facets: [{ name: 'car_price' }] })).facet).toEqual([
      { name: 'car_price', type: 'histogram', min: null, max: null, count: 0, values: [] },
    ]);
  });

  test(`${name}: SRCH-11 SRCH-12 two brands are a union, fuel narrows both`, async () => {
    const { run } = await filled(open, CARS, stock());
    const brands = { name: BRAND_MODEL, filters: ['Volvo', 'Kia'] };
    expect(await run({ facets: [brands] })).toMatchObject({ total_items: 4 });
    expect(await run({ facets: [brands, { name: 'car_fuel', filters: ['El'] }] })).toMatchObject({
      total_items: 2,
    });
  });

  test(`${name}: SRCH-12 a facet counts as if its own filter were off, and follows the others'`, async () => {
    const { run } = await filled(open, CARS, stock());
    const result = await run({
      facets: [
        { name: 'car_brand', filters: ['Volvo'] },
        { name: 'car_fuel', filters: ['El'] },
        { name: 'car_price' },
      ],
    });
    expect(countsOf(result, 'car_brand')).toEqual(['BMW 1', 'Kia 1', 'Volvo 1']);
    expect(countsOf(result, 'car_fuel')).toEqual(['Diesel 2', 'El 1']);
    expect(result.facet[2]).toMatchObject({ min: 300, max: 300, count: 1 });
    expect(result.total_items).toBe(1);
  });

  test(`${name}: SRCH-34 a fixed filter narrows the facet of the same name too`, async () => {
    const { run } = await filled(open, CARS, stock());
    const fixed = await run({ filters: { car_brand: ['Volvo', 'Kia'] }, facets: [{ name: 'car_brand' }] });
    expect(countsOf(fixed, 'car_brand')).toEqual(['Volvo 3', 'Kia 1']);
    const chosen = await run({ facets: [{ name: 'car_brand', filters: ['Volvo', 'Kia'] }] });
    expect(countsOf(chosen, 'car_brand')).toEqual(['Volvo 3', 'BMW 1', 'Kia 1']);
    expect(chosen.total_items).toBe(fixed.total_items);
  });

  test(`${name}: SRCH-12 an excluded value narrows everything but its own facet, whose counts stay as they are`, async () => {
    const { run } = await filled(open, CARS, stock());
    const result = await run({
      facets: [{ name: 'car_fuel', not: ['Diesel'] }, { name: 'car_brand' }, { name: BRAND_MODEL }],
    });
    expect(result.total_items).toBe(3);
    expect(countsOf(result, 'car_fuel')).toEqual(['El 3', 'Diesel 2']);
    expect(countsOf(result, 'car_brand')).toEqual(['BMW 1', 'Kia 1', 'Volvo 1']);
    expect(countsOf(result, BRAND_MODEL)).not.toContain('>V60 1');
  });

  test(`${name}: SRCH-12 a facet may be narrowed to some values and away from others at once`, async () => {
    const { run } = await filled(open, CARS, stock());
    const volvo = { name: BRAND_MODEL, filters: ['Volvo'], not: ['Volvo>XC60'] };
    expect(await run({ facets: [volvo] })).toMatchObject({ total_items: 1 });
    const total = async (filters: Record<string, FilterCondition>) => (await run({ filters })).total_items;
    expect(await total({ [BRAND_MODEL]: { any: ['Volvo', 'Kia'], not: ['Volvo>V60'] } })).toBe(3);
    expect(await total({ [BRAND_MODEL]: { not: ['Volvo', 'Volvo>XC60'] } })).toBe(2);
    expect(await total({ car_fuel: { not: ['Diesel', 'Ånga'] } })).toBe(3);
    expect(await total({ car_body: { not: ['SUV'] } })).toBe(5);
  });

  test(`${name}: a car with the equipment is left out, one that says nothing about it is not`, async () => {
    const { run } = await filled(open, CARS, [
      aCar({ car_id: '1', car_equipment: ['Dragkrok', 'Skinn'] }),
      aCar({ car_id: '2', car_equipment: ['Skinn'] }),
      aCar({ car_id: '3' }),
    ]);
    const found = async (condition: FilterCondition) =>
      idsOf(await run({ filters: { car_equipment: condition } }));
    expect(await found({ not: ['Dragkrok'] })).toEqual(['2', '3']);
    expect(await found({ all: ['Skinn'], not: ['Dragkrok'] })).toEqual(['2']);
  });

  test(`${name}: SRCH-13 a range counts only with exactly two values`, async () => {
    const { run } = await filled(open, CARS, stock());
    const total = async (filters: string[]) =>
      (await run({ facets: [{ name: 'car_price', filters }] })).total_items;
    expect(await total(['150', '300'])).toBe(2);
    expect(await total(['150'])).toBe(5);
    expect(await total(['150', '300', '400'])).toBe(5);
    expect(await run({ filters: { car_price: [100, 200] } })).toMatchObject({ total_items: 2 });
    expect(await run({ filters: { car_price: [100] } })).toMatchObject({ total_items: 5 });
    expect(await run({ filters: { car_price: { from: 200 } } })).toMatchObject({ total_items: 3 });
  });

  test(`${name}: SRCH-13 a range may be open at either end, and may be excluded`, async () => {
    const { run } = await filled(open, CARS, stock());
    const total = async (car_price: FilterCondition) => (await run({ filters: { car_price } })).total_items;
    expect(await total({ from: 200 })).toBe(3);
    expect(await total({ to: 200 })).toBe(2);
    expect(await total({ from: 200, to: 300 })).toBe(2);
    expect(await total({ from: 401 })).toBe(0);
    expect(await total({})).toBe(5);
    expect(await total(300)).toBe(1);
    // What has no price is not in the range.
    expect(await total({ not: [100, 300] })).toBe(2);
  });

  test(`${name}: SRCH-13 a histogram ignores its own filter`, async () => {
    const { run } = await filled(open, CARS, stock());
    const result = await run({ facets: [{ name: 'car_price', filters: [150, 250] }] });
    expect(result.facet[0]).toMatchObject({ min: 100, max: 400, count: 4 });
    expect(result.total_items).toBe(1);
  });

  test(`${name}: SRCH-30 in a hierarchy a model under its brand narrows the brand`, async () => {
    const { run } = await filled(open, CARS, stock());
    const total = async (filters: string[]) =>
      (await run({ facets: [{ name: BRAND_MODEL, filters }] })).total_items;
    expect(await total(['Volvo'])).toBe(3);
    expect(await total(['Volvo>XC60'])).toBe(2);
    expect(await total(['Volvo', 'Volvo>XC60'])).toBe(2);
    expect(await total(['Volvo>XC60', 'Kia'])).toBe(3);
    expect(await total(['Vol'])).toBe(0);
    expect(await run({ filters: { [BRAND_MODEL]: { not: 'Volvo>XC60' } } })).toMatchObject({
      total_items: 3,
    });
  });

  test(`${name}: SRCH-23 SRCH-27 limit 0 returns facets only`, async () => {
    const { run } = await filled(open, CARS, stock());
    const result = await run({ limit: 0, facets: [{ name: BRAND_MODEL }] });
    expect(result).toMatchObject({ content: [], total_items: 5, limit: 0 });
    expect(countsOf(result, BRAND_MODEL)).toContain('Volvo 3');

    const name_ = 'manufacturer>model>type_manf_year';
    const kits = await filled(open, 'vehicle-kits-fi', [
      { type_id: 't1', manufacturer: 'Volvo', model: 'V60', type_manf_year: 'D4 2018–2021' },
      { type_id: 't2', manufacturer: 'Volvo', model: 'V60', type_manf_year: 'T6 2020–' },
    ]);
    expect(
      countsOf(await kits.run({ limit: 0, facets: [{ name: name_, sort_order: 'alpha' }] }), name_),
    ).toEqual(['Volvo 2', '>V60 2', '>>D4 2018–2021 1', '>>T6 2020– 1']);
    const chosen = ['Volvo>V60>T6 2020–'];
    expect(idsOf(await kits.run({ filters: { [name_]: chosen }, limit: 100 }))).toEqual(['t2']);
  });

  test(`${name}: a list counts each of its values once, and filtering by two of them is a union`, async () => {
    const { run } = await filled(open, CARS, [
      aCar({ car_equipment: ['Dragkrok', 'Dragkrok', 'Skinn'] }),
      aCar({ car_equipment: ['Skinn'] }),
      aCar({ car_equipment: [] }),
    ]);
    const facets = (filters: string[]) => ({ facets: [{ name: 'car_equipment', filters }] });
    expect(countsOf(await run(facets(['Dragkrok'])), 'car_equipment')).toEqual(['Skinn 2', 'Dragkrok 1']);
    expect(await run(facets(['Dragkrok', 'Skinn']))).toMatchObject({ total_items: 2 });
  });

  test(`${name}: values are sorted by count, by text ascending or descending, and numbers by value`, async () => {
    const seats = [5, 5, 7, 10].map((car_seats) => aCar({ car_seats }));
    const { run } = await filled(open, CARS, seats);
    const counts = async (sort_order: 'count' | 'alpha' | 'alpha_desc') =>
      countsOf(await run({ facets: [{ name: 'car_seats', sort_order }] }), 'car_seats');
    expect(await counts('count')).toEqual(['5 2', '7 1', '10 1']);
    expect(await counts('alpha')).toEqual(['5 2', '7 1', '10 1']);
    expect(await counts('alpha_desc')).toEqual(['10 1', '7 1', '5 2']);
  });
}
