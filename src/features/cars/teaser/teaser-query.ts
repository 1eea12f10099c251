import type { FilterCondition, Scalar, SearchQuery } from '../../../shared/search/port.ts';
import { cardFields } from '../record/car-record.ts';

/** What an editor chose: cars by query, or fixed ids. */
export type TeaserChoice = {
  variant: 'Query' | 'Fixed ids';
  carIds: readonly { carId: string }[];
  keyphrase: string;
  filters: readonly { field: string; value: string }[];
  sort: string;
  count?: number | undefined;
};

/** What published teasers call the newest first; the index names that order by age (DSD-21). */
const STORED_NEWEST_FIRST = 'car_publishdate_desc';

const DEFAULT_COUNT = 8;
export const MAX_CARS = 100;

/** The cars that match the editor's query; eight by default (TEASE-06, TEASE-07). */
export function teaserQuery({ keyphrase, filters, sort, count = DEFAULT_COUNT }: TeaserChoice): SearchQuery {
  return {
    fields: cardFields,
    limit: Math.min(Math.floor(count), MAX_CARS),
    sort_name: sort === STORED_NEWEST_FIRST ? 'car_publishdate_asc' : sort,
    ...(keyphrase.trim() && { keyphrase: keyphrase.trim() }),
    filters: toConditions(filters),
  };
}

/** The cars an editor named, each once (TEASE-04). */
export function fixedCarsQuery(ids: readonly string[]): SearchQuery {
  return { fields: cardFields, limit: MAX_CARS, filters: { car_id: ids } };
}

export function fixedCarIds({ carIds }: Pick<TeaserChoice, 'carIds'>): string[] {
  return [...new Set(carIds.map(({ carId }) => carId.trim()).filter(Boolean))].slice(0, MAX_CARS);
}

function toConditions(filters: TeaserChoice['filters']): Record<string, FilterCondition> {
  const conditions: Record<string, Scalar[]> = {};
  for (const { field, value } of filters) {
    if (value.trim() === '') continue;
    conditions[field] = [...(conditions[field] ?? []), ...parseScalars(value.trim())];
  }
  return conditions;
}

/** '0-300000' is from and to; a model called 9-3 is a model, for it has no field of numbers. */
function parseScalars(value: string): Scalar[] {
  const [, from, to] = /^(\d{1,9}) ?[-–] ?(\d{2,9})$/.exec(value) ?? [];
  if (from !== undefined && to !== undefined) return [Number(from), Number(to)];
  return [value === 'true' ? true : value === 'false' ? false : value];
}
