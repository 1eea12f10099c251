import type { Choice } from '../../../shared/faceted-list/faceted-list.ts';
import {
  choiceParams,
  listAddress,
  type Param,
  phraseParams,
  rangeFieldParams,
} from '../../../shared/faceted-list/list-address.ts';
import { type CarList, singleMake } from './car-list.ts';
import { carListDeclaration, EXCLUDED_PREFIX, EXCLUDED_WORDS_PARAM } from './list-fields.ts';
import { radiusParam } from './near.ts';
import { toPathSegment } from './path-segment.ts';

/** Where a list is. Makes are in its path where there are wildcard pages below it, else in its query. */
export type ListPlace = { pathToCarList: string; makesInQuery?: boolean | undefined };

/** The one address of a list: a single make and model in the path, all else in the query (LIST-10). */
export function listUrl(place: ListPlace, list: CarList): string {
  return listAddress(listPath(place, list), listParams(list, place), list);
}

/** Its path alone: what a form is sent to. */
export function listPath(place: ListPlace, list: Pick<CarList, 'choices'>): string {
  const makes = place.makesInQuery ? [] : (singleMake(list) ?? []);
  return [place.pathToCarList.replace(/\/$/, ''), ...makes.map(toPathSegment)].join('/');
}

type ListFilters = Pick<CarList, 'choices' | 'excluded' | 'ranges' | 'near' | 'keyphrase' | 'excludedWords'>;

/** The filters that are not in the path. */
export function listParams(
  list: ListFilters,
  { makesInQuery }: Pick<ListPlace, 'makesInQuery'> = {},
): Param[] {
  const inPath = !makesInQuery && singleMake(list) !== undefined;
  const isInPath = ({ field }: Choice) => inPath && (field === 'car_brand' || field === 'car_model');
  const filters = list.choices.filter((choice) => !isInPath(choice));
  return [
    ...choiceParams(filters, carListDeclaration),
    ...list.excluded.map(exclusionParam),
    ...rangeFieldParams(list),
    ...nearParams(list),
    ...phraseParams(list),
    ...list.excludedWords.map((words) => [EXCLUDED_WORDS_PARAM, words] as const),
  ];
}

/** A model is written with its make, which is not excluded itself. */
export function exclusionParam({ field, path }: Choice): Param {
  return [EXCLUDED_PREFIX + field, path.join('>')];
}

function nearParams({ near }: ListFilters): Param[] {
  if (!near) return [];
  return [
    ['near', near.label],
    ['lat', String(near.at.latitude)],
    ['lng', String(near.at.longitude)],
    ['radius', radiusParam(near)],
  ];
}
