import type { FacetRequest, SearchQuery } from '../../src/shared/search/port.ts';
import { tokenizeQuery } from '../../src/shared/search/tokenize.ts';
import { type BenchCar, benchCar } from './cars.ts';
import { pick, type Random, seededRandom } from './seeded-random.ts';

export const kinds = {
  all: 'the whole list',
  chosen: 'two to four facets chosen',
  words: 'keyphrases',
  ranges: 'price and mileage',
  deep: 'the twentieth page',
  one: 'one car by its id',
} as const;

export type Kind = keyof typeof kinds;
export type BenchQuery = SearchQuery & { readonly kind: Kind; readonly facets: readonly FacetRequest[] };

export const BRAND_MODEL = 'car_brand>car_model';
export const CITY_DEALER = 'car_website_city>car_site_name';

export const valueFacets = [
  BRAND_MODEL,
  'car_body',
  'car_fuel',
  'car_gearbox',
  'car_drive',
  'car_color',
  'car_year',
  'car_condition',
  'car_vehicle_type',
  'car_site_region',
  'car_site_city',
  'car_site_name',
  CITY_DEALER,
  'car_seats',
] as const;
export const rangeFacets = [
  'car_price',
  'car_mileage',
  'car_monthly_cost',
  'car_power',
  'car_campaign_price',
  'car_private_leasing_monthly_cost',
] as const;

const choosable = [
  BRAND_MODEL,
  'car_body',
  'car_fuel',
  'car_gearbox',
  'car_drive',
  'car_color',
  'car_year',
  'car_site_region',
  'car_condition',
  'car_seats',
] as const;

/** The list page requests all facets every time; the six kinds take turns. */
export function benchQueries(cars: number, count: number): BenchQuery[] {
  const random = seededRandom(99);
  const names = Object.keys(kinds) as Kind[];
  return Array.from({ length: count }, (_, n) => aQuery(names[n % names.length] as Kind, cars, random));
}

function aQuery(kind: Kind, cars: number, random: Random): BenchQuery {
  const someCar = () => benchCar(Math.floor(random() * cars));
  const car = someCar();
  const list = { kind, facets: facetsWith({}), sort_name: 'car_price_asc', limit: 48 };
  switch (kind) {
    case 'all':
      return list;
    case 'chosen': {
      const facets = choosable.toSorted(() => random() - 0.5).slice(0, 2 + Math.floor(random() * 3));
      const chosen = facets.map((facet) => {
        const others = Array.from({ length: Math.floor(random() * 3) }, someCar);
        return [
          facet,
          [...new Set([car, ...others].map((each) => someValueOf(each, facet, random)))],
        ] as const;
      });
      return { ...list, facets: facetsWith(Object.fromEntries(chosen)) };
    }
    case 'words':
      return { ...list, keyphrase: typed(car, random), sort_name: 'relevance' };
    case 'ranges': {
      const [price, mileage] = [Math.floor(random() * 250_000), Math.floor(random() * 15_000)];
      return {
        ...list,
        facets: facetsWith({
          car_price: [price, price + 50_000 + Math.floor(random() * 150_000)],
          car_mileage: [mileage, mileage + 3000 + Math.floor(random() * 15_000)],
        }),
      };
    }
    case 'deep':
      return {
        ...list,
        facets: facetsWith(random() < 0.5 ? { car_fuel: [car.car_fuel] } : {}),
        offset: 19 * 48,
      };
    case 'one':
      return { kind, facets: [], filters: { car_id: car.car_id }, limit: 1 };
  }
}

function facetsWith(chosen: Readonly<Record<string, readonly (string | number)[]>>): FacetRequest[] {
  return [...valueFacets, ...rangeFacets].map((name) => ({ name, filters: chosen[name] ?? [] }));
}

function someValueOf(car: BenchCar, facet: (typeof valueFacets)[number], random: Random): string {
  if (facet === BRAND_MODEL && random() < 0.6) return car.car_brand;
  return String(valueAt(car, facet));
}

/** What a car has in a facet or range; every engine gets the same texts. */
export function valueAt(
  car: BenchCar,
  name: (typeof valueFacets)[number] | (typeof rangeFacets)[number],
): string | number | undefined {
  if (name === BRAND_MODEL) return `${car.car_brand}>${car.car_model}`;
  if (name === CITY_DEALER) return `${car.car_website_city}>${car.car_site_name}`;
  const value = car[name];
  return isRange(name) || value === undefined ? value : String(value);
}

export function isRange(name: string): boolean {
  return (rangeFacets as readonly string[]).includes(name);
}

/** A name without '>', for engines that cannot have one. */
export function columnOf(name: string): string {
  return name.replace('>', '_');
}

// Three in ten words with a typo, and the last word half of the time unfinished.
function typed(car: BenchCar, random: Random): string {
  const text = [car.car_brand, car.car_model, car.car_version, ...car.car_equipment.slice(0, 4)];
  const words = tokenizeQuery([...text, car.car_description.split(' ').slice(0, 6).join(' ')].join(' '));
  const chosen = Array.from({ length: 1 + Math.floor(random() * 3) }, () => {
    const word = pick(random, words);
    return random() < 0.3 && word.length > 4 ? `${word.slice(0, 2)}q${word.slice(3)}` : word;
  });
  const last = chosen.pop() ?? '';
  return [...chosen, random() < 0.5 && last.length > 4 ? last.slice(0, -2) : last].join(' ');
}
