import { expect, test } from 'vitest';
import { embeddedSearch } from '../../../shared/search/adapters/embedded/embedded-search.ts';
import { cachedSearch } from '../../../shared/search/cached-search.ts';
import type { FacetValue, HierarchicalFacet, HistogramFacet } from '../../../shared/search/port.ts';
import { definitionOf } from '../../inventory/testing/definition-by-name.ts';
import { KITS_INDEX, VEHICLE_KITS_INDEX } from '../kit-record.ts';
import { aKitRecord, aVehicleRecord } from '../testing/a-kit.ts';
import { kitListDeclaration } from './kit-list.ts';
import { searchKits } from './search-kits.ts';

const CHOICES = 500;
const { pageSize: PAGE_SIZE } = kitListDeclaration;

/** mulberry32: the same stock and choices on every run. */
function random(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * below);
  };
}

const next = random(22);
const pick = <T>(list: readonly T[]) => list[next(list.length)] as T;

const vehicles = Array.from({ length: 90 }, (_, at) => ({
  type_id: `t${at}`,
  manufacturer: `Merkki ${at % 5}`,
  model: `Malli ${at % 15}`,
  type_manf_year: `1.${at}, ${2010 + (at % 9)}`,
}));

const stock = Array.from({ length: 600 }, (_, at) => {
  const [a, b, c] = [next(4), next(3), next(3)];
  return {
    kitId: String(1000 + at),
    name: `Setti ${at} ${pick(['jarru', 'kytkin', 'huolto'])}`,
    catalogueId: `Merkki ${next(5)}`,
    retailPrice: 20 + next(400) + 0.9,
    kitCategory: `A${a}`,
    kitSubCategory: `A${a}B${b}`,
    kitSubSubCategory: `A${a}B${b}C${c}`,
    status: next(12) === 0 ? 'inactive' : 'active',
    action: next(20) === 0 ? 'delete' : 'upsert',
    type_ids: Array.from({ length: 1 + next(6) }, () => `t${next(90)}`),
  };
});
type StockKit = (typeof stock)[number];

const categoryOf = (kit: StockKit) => [kit.kitCategory, kit.kitSubCategory, kit.kitSubSubCategory].join('>');
const isUnder = (path: string, above: string) => path === above || path.startsWith(`${above}>`);

/** What a visitor chose, and the same as the query of an address. */
type Chosen = { categories: string[]; makes: string[]; price?: [number, number]; car: string[] };

function choose(): Chosen {
  const kit = pick(stock);
  const { manufacturer, model, type_manf_year } = pick(vehicles);
  const levels = categoryOf(kit).split('>');
  return {
    categories: next(2)
      ? [levels.slice(0, 1 + next(3)).join('>'), ...(next(3) ? [] : [pick(stock).kitCategory])]
      : [],
    makes: next(3) ? [] : [kit.catalogueId, pick(stock).catalogueId],
    ...(next(3) === 0 && { price: [30 + next(100), 150 + next(250)] as [number, number] }),
    car: next(2) ? [manufacturer, model, type_manf_year].slice(0, 1 + next(3)) : [],
  };
}

function toQuery({ categories, makes, price, car }: Chosen): Record<string, string[]> {
  const ofLevel = (level: number) => categories.filter((path) => path.split('>').length === level);
  const [manufacturer, model, year] = car;
  return {
    kitCategory: ofLevel(1),
    kitSubCategory: ofLevel(2),
    kitSubSubCategory: ofLevel(3),
    catalogueId: makes,
    ...(price && { retailPrice: price.map(String) }),
    ...(manufacturer && { manufacturer: [manufacturer] }),
    ...(model && { model: [model] }),
    ...(year && { type_manf_year: [year] }),
  };
}

/** Record by record. A category that has a chosen one below it gives way to that. */
function byBruteForce({ categories, makes, price, car }: Chosen) {
  const deepest = categories.filter(
    (path) => !categories.some((other) => other !== path && isUnder(other, path)),
  );
  const types = new Set(
    vehicles
      .filter(({ manufacturer, model, type_manf_year }) =>
        car.every((text, level) => [manufacturer, model, type_manf_year][level] === text),
      )
      .map(({ type_id }) => type_id),
  );
  const tests = {
    sold: (kit: StockKit) => kit.status === 'active' && kit.action !== 'delete',
    car: (kit: StockKit) => car.length === 0 || kit.type_ids.some((id) => types.has(id)),
    category: (kit: StockKit) =>
      deepest.length === 0 || deepest.some((path) => isUnder(categoryOf(kit), path)),
    make: (kit: StockKit) => makes.length === 0 || makes.includes(kit.catalogueId),
    price: (kit: StockKit) => !price || (kit.retailPrice >= price[0] && kit.retailPrice <= price[1]),
  };
  const passing = (without?: keyof typeof tests) =>
    stock.filter((kit) => Object.entries(tests).every(([name, passes]) => name === without || passes(kit)));
  const counts = new Map<string, number>();
  for (const kit of passing('category')) {
    const levels = categoryOf(kit).split('>');
    for (let depth = 1; depth <= 3; depth += 1) {
      const path = levels.slice(0, depth).join('>');
      counts.set(path, (counts.get(path) ?? 0) + 1);
    }
  }
  const prices = passing('price').map(({ retailPrice }) => retailPrice);
  return {
    ids: passing()
      .map(({ kitId }) => kitId)
      .sort()
      .reverse(),
    typeIds: car.length > 0 ? [...types].sort() : [],
    categories: Object.fromEntries(counts),
    makes: Object.fromEntries(
      [...Map.groupBy(passing('make'), ({ catalogueId }) => catalogueId)].map(([make, kits]) => [
        make,
        kits.length,
      ]),
    ),
    prices: prices.length > 0 ? [Math.min(...prices), Math.max(...prices), prices.length] : [null, null, 0],
  };
}

function flatten(values: readonly FacetValue[], above = ''): [string, number][] {
  return values.flatMap(({ text, count, children }) => {
    const path = above ? `${above}>${text}` : text;
    return [[path, count] as [string, number], ...flatten(children, path)];
  });
}

test(`KIT-03 KIT-05 KIT-06 KIT-18 KIT-20 facets, chosen car and totals agree with brute force on ${CHOICES} random choices`, async () => {
  const service = embeddedSearch(definitionOf);
  await service.replaceAll(KITS_INDEX, stock.map(aKitRecord));
  await service.replaceAll(
    VEHICLE_KITS_INDEX,
    vehicles.map((each) => aVehicleRecord(each.type_id, each.manufacturer, each.model, each.type_manf_year)),
  );
  const search = cachedSearch(service, { info() {}, warn() {}, error() {} });
  let found = 0;
  for (let n = 0; n < CHOICES; n += 1) {
    const chosen = choose();
    const result = await searchKits(search, toQuery(chosen), () => ({ limit: PAGE_SIZE, offset: 0 }));
    const [categories, makes, price] = result.facets as [
      HierarchicalFacet,
      HierarchicalFacet,
      HistogramFacet,
    ];
    const expected = byBruteForce(chosen);
    found += expected.ids.length > 0 ? 1 : 0;
    expect(
      {
        total: result.total,
        ids: result.kits.map(({ id }) => id),
        typeIds: result.typeIds.toSorted(),
        categories: Object.fromEntries(flatten(categories.values)),
        makes: Object.fromEntries(makes.values.map(({ text, count }) => [text, count])),
        prices: [price.min, price.max, price.count],
      },
      JSON.stringify(chosen),
    ).toEqual({ ...expected, total: expected.ids.length, ids: expected.ids.slice(0, PAGE_SIZE) });
  }
  expect(found).toBeGreaterThan(CHOICES / 3);
  await service.close();
});
