import type { FilterSet } from '../../../shared/faceted-list/faceted-list.ts';
import * as ofLists from '../../../shared/faceted-list/list-query.ts';
import type { SearchQuery } from '../../../shared/search/port.ts';
import { BY_DISTANCE, type CarList } from './car-list.ts';
import { carListDeclaration } from './list-fields.ts';
import { nearQuery } from './near.ts';

/** What there is to choose from in the whole stock, or in the part of it that a page is about. */
export function stockQuery(fixed?: FilterSet): SearchQuery {
  return { ...ofLists.stockQuery(carListDeclaration, fixed), fields: ['car_id'] };
}

/** The cars of a list, and how many there would be of everything in the panel. */
export function listQuery(list: CarList): SearchQuery {
  return { ...ofLists.listQuery(list, carListDeclaration), ...placeQuery(list) };
}

/** Only one page of them, without counting facets again. */
export function pageQuery(list: CarList, page: number): SearchQuery {
  return { ...ofLists.pageQuery(list, page, carListDeclaration), ...placeQuery(list) };
}

/** How many there are. */
export function countQuery(list: CarList): SearchQuery {
  return { ...ofLists.countQuery(list, carListDeclaration), ...placeQuery(list) };
}

/** Who names a place wants what is near it first. */
function placeQuery({ near, sortName }: CarList): SearchQuery {
  return near ? { sort_name: sortName || BY_DISTANCE, near: nearQuery(near) } : {};
}
