import { expect, test } from 'vitest';
import { aCar, CARS, countsOf, filled, idsOf, type Open } from './filled-search.ts';

const BRAND_MODEL = 'car_brand>car_model';

/** What facets count, and what choosing in them does. */
export function facetContract(name: string, open: Open): void {
  const stock = () => [
    aCar({ car_brand: 'Volvo', car_model: 'XC60', car_fuel: 'El', car_price: 300 }),
    aCar({ car_brand: 'Volvo', car_model: 'XC60', car_fuel: 'Diesel', car_price: 200 }),
    aCar({ car_brand: 'Volvo', car_model: 'V60', car_fuel: 'Diesel', car_price: 100 }),
    aCar({ car_brand: 'Kia', car_model: 'EV6', car_fuel: 'El', car_price: 400 }),
    aCar({ car_brand: 'BMW', car_model: 'iX', car_fuel: 'El' }),
  ];

  test(`${name}: SRCH-10 a hierarchy counts every level`, async () => {
    const { ask } = await filled(open, CARS, [...stock(), aCar({ car_model: null })]);
    const answer = await ask({ facets: [{ name: BRAND_MODEL }] });
    expect(answer.facet[0]).toMatchObject({ name: BRAND_MODEL, type: 'hierarchical' });
    expect(countsOf(answer, BRAND_MODEL)).toEqual([
      'Volvo 4',
      '>XC60 2',
      '>V60 1',
      'BMW 1',
      '>iX 1',
      'Kia 1',
      '>EV6 1',
    ]);
  });

  test(`${name}: SRCH-10 a histogram tells min, max, count and what lies between`, async () => {
    const prices = [0, 49, 50, 199, 1000, null].map((car_price) => aCar({ car_price }));
    const { ask } = await filled(open, CARS, prices);
    const [prices_] = (await ask({ facets: [{ name: 'car_price' }] })).facet;
    expect(prices_).toMatchObject({ name: 'car_price', type: 'histogram', min: 0, max: 1000, count: 5 });
    expect(prices_?.values).toHaveLength(21);
    expect(prices_?.values.filter(({ count }) => count > 0)).toEqual([
      { min: 0, max: 50, count: 2 },
      { min: 50, max: 100, count: 1 },
      { min: 150, max: 200, count: 1 },
      { min: 1000, max: 1050, count: 1 },
    ]);
  });

  test(`${name}: SRCH-10 a histogram over nothing has no ends`, async () => {
    const { ask } = await filled(open, CARS, [aCar()]);
    expect((await ask({ facets: [{ name: 'car_price' }] })).facet).toEqual([
      { name: 'car_price', type: 'histogram', min: null, max: null, count: 0, values: [] },
    ]);
  });

  test(`${name}: SRCH-11 SRCH-12 two brands are a union, fuel narrows both`, async () => {
    const { ask } = await filled(open, CARS, stock());
    const brands = { name: BRAND_MODEL, filters: ['Volvo', 'Kia'] };
    expect(await ask({ facets: [brands] })).toMatchObject({ total_items: 4 });
    expect(await ask({ facets: [brands, { name: 'car_fuel', filters: ['El'] }] })).toMatchObject({
      total_items: 2,
    });
  });

  test(`${name}: SRCH-12 a facet counts as if its own choice were off, and follows the others'`, async () => {
    const { ask } = await filled(open, CARS, stock());
    const answer = await ask({
      facets: [
        { name: 'car_brand', filters: ['Volvo'] },
        { name: 'car_fuel', filters: ['El'] },
        { name: 'car_price' },
      ],
    });
    expect(countsOf(answer, 'car_brand')).toEqual(['BMW 1', 'Kia 1', 'Volvo 1']);
    expect(countsOf(answer, 'car_fuel')).toEqual(['Diesel 2', 'El 1']);
    expect(answer.facet[2]).toMatchObject({ min: 300, max: 300, count: 1 });
    expect(answer.total_items).toBe(1);
  });

  test(`${name}: SRCH-34 a fixed filter narrows the facet of the same name too`, async () => {
    const { ask } = await filled(open, CARS, stock());
    const fixed = await ask({ filters: { car_brand: ['Volvo', 'Kia'] }, facets: [{ name: 'car_brand' }] });
    expect(countsOf(fixed, 'car_brand')).toEqual(['Volvo 3', 'Kia 1']);
    const chosen = await ask({ facets: [{ name: 'car_brand', filters: ['Volvo', 'Kia'] }] });
    expect(countsOf(chosen, 'car_brand')).toEqual(['Volvo 3', 'BMW 1', 'Kia 1']);
    expect(chosen.total_items).toBe(fixed.total_items);
  });

  test(`${name}: SRCH-13 a range counts only with exactly two values`, async () => {
    const { ask } = await filled(open, CARS, stock());
    const total = async (filters: string[]) =>
      (await ask({ facets: [{ name: 'car_price', filters }] })).total_items;
    expect(await total(['150', '300'])).toBe(2);
    expect(await total(['150'])).toBe(5);
    expect(await total(['150', '300', '400'])).toBe(5);
    expect(await ask({ filters: { car_price: [100, 200] } })).toMatchObject({ total_items: 2 });
    expect(await ask({ filters: { car_price: [100] } })).toMatchObject({ total_items: 5 });
    expect(await ask({ filters: { car_price: { from: 200 } } })).toMatchObject({ total_items: 3 });
  });

  test(`${name}: SRCH-13 a histogram keeps its ends while its own range is narrowed`, async () => {
    const { ask } = await filled(open, CARS, stock());
    const answer = await ask({ facets: [{ name: 'car_price', filters: [150, 250] }] });
    expect(answer.facet[0]).toMatchObject({ min: 100, max: 400, count: 4 });
    expect(answer.total_items).toBe(1);
  });

  test(`${name}: SRCH-30 in a hierarchy a model under its brand narrows the brand`, async () => {
    const { ask } = await filled(open, CARS, stock());
    const total = async (filters: string[]) =>
      (await ask({ facets: [{ name: BRAND_MODEL, filters }] })).total_items;
    expect(await total(['Volvo'])).toBe(3);
    expect(await total(['Volvo>XC60'])).toBe(2);
    expect(await total(['Volvo', 'Volvo>XC60'])).toBe(2);
    expect(await total(['Volvo>XC60', 'Kia'])).toBe(3);
    expect(await total(['Vol'])).toBe(0);
    expect(await ask({ filters: { [BRAND_MODEL]: { not: 'Volvo>XC60' } } })).toMatchObject({
      total_items: 3,
    });
  });

  test(`${name}: SRCH-23 SRCH-27 limit 0 answers with facets only`, async () => {
    const { ask } = await filled(open, CARS, stock());
    const answer = await ask({ limit: 0, facets: [{ name: BRAND_MODEL }] });
    expect(answer).toMatchObject({ content: [], total_items: 5, limit: 0 });
    expect(countsOf(answer, BRAND_MODEL)).toContain('Volvo 3');

    const name_ = 'manufacturer>model>type_manf_year';
    const kits = await filled(open, 'vehicle-kits-fi', [
      { type_id: 't1', manufacturer: 'Volvo', model: 'V60', type_manf_year: 'D4 2018–2021' },
      { type_id: 't2', manufacturer: 'Volvo', model: 'V60', type_manf_year: 'T6 2020–' },
    ]);
    expect(
      countsOf(await kits.ask({ limit: 0, facets: [{ name: name_, sort_order: 'alpha' }] }), name_),
    ).toEqual(['Volvo 2', '>V60 2', '>>D4 2018–2021 1', '>>T6 2020– 1']);
    const chosen = ['Volvo>V60>T6 2020–'];
    expect(idsOf(await kits.ask({ filters: { [name_]: chosen }, limit: 100 }))).toEqual(['t2']);
  });

  test(`${name}: a list counts each of its values once, and choosing two of them is a union`, async () => {
    const { ask } = await filled(open, CARS, [
      aCar({ car_equipment: ['Dragkrok', 'Dragkrok', 'Skinn'] }),
      aCar({ car_equipment: ['Skinn'] }),
      aCar({ car_equipment: [] }),
    ]);
    const facets = (filters: string[]) => ({ facets: [{ name: 'car_equipment', filters }] });
    expect(countsOf(await ask(facets(['Dragkrok'])), 'car_equipment')).toEqual(['Skinn 2', 'Dragkrok 1']);
    expect(await ask(facets(['Dragkrok', 'Skinn']))).toMatchObject({ total_items: 2 });
  });

  test(`${name}: values are sorted by count, by text, or backwards by text; numbers by size`, async () => {
    const seats = [5, 5, 7, 10].map((car_seats) => aCar({ car_seats }));
    const { ask } = await filled(open, CARS, seats);
    const counts = async (sort_order: 'count' | 'alpha' | 'alpha_desc') =>
      countsOf(await ask({ facets: [{ name: 'car_seats', sort_order }] }), 'car_seats');
    expect(await counts('count')).toEqual(['5 2', '7 1', '10 1']);
    expect(await counts('alpha')).toEqual(['5 2', '7 1', '10 1']);
    expect(await counts('alpha_desc')).toEqual(['10 1', '7 1', '5 2']);
  });
}
