import { rangeParams } from '../../../shared/search/open-range.ts';
import { type CarList, type Choice, singleMake } from './car-list.ts';
import { EXCLUDED_PREFIX, EXCLUDED_WORDS_PARAM } from './list-fields.ts';
import { radiusParam } from './near.ts';
import { toPathSegment } from './path-segment.ts';

/** Where a list is. Makes are in its path where there are wildcard pages below it, else in its query. */
export type ListPlace = { pathToCarList: string; makesInQuery?: boolean | undefined };

/** The one address of a list: a single make and model in the path, all else in the query (LIST-10). */
export function listUrl(place: ListPlace, list: CarList): string {
  const query = new URLSearchParams(listParams(list, place).map(([name, value]) => [name, value]));
  if (list.sortName) query.set('sortName', list.sortName);
  if (list.pages > 1) query.set('page', String(list.pages));
  const path = listPath(place, list);
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Its path alone: what a form is sent to. */
export function listPath(place: ListPlace, list: Pick<CarList, 'choices'>): string {
  const makes = place.makesInQuery ? [] : (singleMake(list) ?? []);
  return [place.pathToCarList.replace(/\/$/, ''), ...makes.map(toPathSegment)].join('/');
}

type ListFilters = Pick<CarList, 'choices' | 'excluded' | 'ranges' | 'near' | 'keyphrase' | 'excludedWords'>;

/** The filters that are not in the path. A range is its key twice, the lower end first, an open end empty. */
export function listParams(
  list: ListFilters,
  { makesInQuery }: Pick<ListPlace, 'makesInQuery'> = {},
): (readonly [string, string])[] {
  const inPath = !makesInQuery && singleMake(list) !== undefined;
  const isInPath = ({ field }: Choice) => inPath && (field === 'car_brand' || field === 'car_model');
  const filters = list.choices.filter((choice) => !isInPath(choice));
  const phrase = list.keyphrase ? [['keyphrase', list.keyphrase] as const] : [];
  return [
    ...filters.map((choice) => [choice.field, paramValue(choice)] as const),
    ...list.excluded.map(exclusionParam),
    ...list.ranges.flatMap((range) => rangeParams(range).map((end) => [range.field, end] as const)),
    ...nearParams(list),
    ...phrase,
    ...list.excludedWords.map((words) => [EXCLUDED_WORDS_PARAM, words] as const),
  ];
}

/** A model is written with its make, which is not excluded itself. */
export function exclusionParam({ field, path }: Choice): readonly [name: string, value: string] {
  return [EXCLUDED_PREFIX + field, path.join('>')];
}

function nearParams({ near }: ListFilters): (readonly [string, string])[] {
  if (!near) return [];
  return [
    ['near', near.label],
    ['lat', String(near.at.latitude)],
    ['lng', String(near.at.longitude)],
    ['radius', radiusParam(near)],
  ];
}

/** Two towns may have a dealership of the same name, so it is written with its town (LIST-38). */
export function paramValue({ field, path }: Choice): string {
  return field === 'car_site_name' ? path.join('>') : (path.at(-1) ?? '');
}
