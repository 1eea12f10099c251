import { cardFields } from '../../catalogue/card-fields.ts';
import type { Shown } from '../../platform/fields/fields.ts';
import type { FilterCondition, Scalar, SearchQuery } from '../../search/port.ts';
import type { fields } from './fields.ts';

type Written = Shown<typeof fields>;

const USUAL_COUNT = 8;
export const MOST_CARS = 100;

/** The cars that fit what an editor asked for; eight where nobody said how many (TEASE-06, TEASE-07). */
export function teaserQuestion({ keyphrase, filters, sort, count = USUAL_COUNT }: Written): SearchQuery {
  return {
    fields: cardFields,
    limit: Math.min(Math.floor(count), MOST_CARS),
    sort_name: sort,
    ...(keyphrase.trim() && { keyphrase: keyphrase.trim() }),
    filters: conditionsOf(filters),
  };
}

/** The cars an editor named, each once (TEASE-04). */
export function fixedQuestion(ids: readonly string[]): SearchQuery {
  return { fields: cardFields, limit: MOST_CARS, filters: { car_id: ids } };
}

export function idsOf({ carIds }: Pick<Written, 'carIds'>): string[] {
  return [...new Set(carIds.map(({ carId }) => carId.trim()).filter(Boolean))].slice(0, MOST_CARS);
}

function conditionsOf(filters: Written['filters']): Record<string, FilterCondition> {
  const conditions: Record<string, Scalar[]> = {};
  for (const { field, value } of filters) {
    if (value.trim() === '') continue;
    conditions[field] = [...(conditions[field] ?? []), ...scalarsIn(value.trim())];
  }
  return conditions;
}

/** '0-300000' is from and to; a model called 9-3 is a model, for it has no field of numbers. */
function scalarsIn(value: string): Scalar[] {
  const [, from, to] = /^(\d{1,9}) ?[-–] ?(\d{2,9})$/.exec(value) ?? [];
  if (from !== undefined && to !== undefined) return [Number(from), Number(to)];
  return [value === 'true' ? true : value === 'false' ? false : value];
}
