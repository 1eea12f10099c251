import type { CachedSearch } from '../../shared/search/cached-search.ts';
import type { FacetValue, SearchQuery } from '../../shared/search/port.ts';
import { CAR_FACET } from './kit-facets.ts';
import { VEHICLE_KITS_INDEX } from './kit-record.ts';

/** A car as far as it is chosen: manufacturer, model, type and year. */
export type CarPath = readonly string[];

/** SRCH-27: the car facets come with at most 100 vehicle types; the chooser needs the facets alone. */
const CAR_FACET_LIMIT = 100;
/** More than any manufacturer has. */
const MAX_TYPES = 2000;

export const carFacetQuery: SearchQuery = {
  fields: ['type_id'],
  limit: CAR_FACET_LIMIT,
  facets: [{ name: CAR_FACET, sort_order: 'alpha' }],
};

type Search = Pick<CachedSearch, 'search'>;

/** Every manufacturer, its models and their types (KIT-05). */
export async function loadCars(search: Search): Promise<{ cars: readonly FacetValue[]; failed: boolean }> {
  const { facet, failed } = await search.search(VEHICLE_KITS_INDEX, carFacetQuery);
  const [found] = facet;
  return { cars: found?.type === 'hierarchical' ? found.values : [], failed };
}

/** As much of the path as there is: a model of another manufacturer, or an old one, is left out. */
export function knownCar(cars: readonly FacetValue[], [first, ...rest]: CarPath): CarPath {
  const found = cars.find(({ text }) => text === first);
  return found ? [found.text, ...knownCar(found.children, rest)] : [];
}

/** What can be chosen next. */
export function carChoices(cars: readonly FacetValue[], [first, ...rest]: CarPath): readonly FacetValue[] {
  if (first === undefined) return cars;
  const found = cars.find(({ text }) => text === first);
  return found ? carChoices(found.children, rest) : [];
}

/** The vehicle types that a choice means: the list that kits are filtered by (KIT-05, KIT-06). */
export async function carTypeIds(
  search: Search,
  car: CarPath,
): Promise<{ typeIds: readonly string[]; failed: boolean }> {
  if (car.length === 0) return { typeIds: [], failed: false };
  const filters = { [CAR_FACET]: [car.join('>')] };
  const query = { fields: ['type_id'], limit: MAX_TYPES, filters };
  const { content, failed } = await search.search(VEHICLE_KITS_INDEX, query);
  return { typeIds: content.map((record) => String(record['type_id'])), failed };
}
