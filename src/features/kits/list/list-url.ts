import { rangeParams } from '../../../shared/search/open-range.ts';
import { carFields, PRICE_FIELD } from '../kit-facets.ts';
import type { Choice, KitList } from './kit-list.ts';

/** The address holds everything that is chosen. */
export function listUrl(base: string, list: KitList): string {
  const query = new URLSearchParams(listParams(list).map(([name, value]) => [name, value]));
  if (list.pages > 1) query.set('page', String(list.pages));
  return query.size > 0 ? `${base}?${query}` : base;
}

/** Filters and order; a range is its key twice, the lower end first. */
export function listParams(list: KitList): (readonly [string, string])[] {
  const { price, keyphrase, sortName } = list;
  return [
    ...list.choices.map((choice) => [levelField(choice), choice.path] as const),
    ...(price ? rangeParams(price).map((end) => [PRICE_FIELD, end] as const) : []),
    ...list.car.map((text, level) => [carFields[level] ?? '', text] as const),
    ...(keyphrase ? [['keyphrase', keyphrase] as const] : []),
    ...(sortName ? [['sortName', sortName] as const] : []),
  ];
}

/** The field of the level that a path ends at. */
export function levelField({ facet, path }: Choice): string {
  const fields = facet.split('>');
  return fields[path.split('>').length - 1] ?? facet;
}
