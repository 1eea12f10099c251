import type { Choice } from '../../../shared/faceted-list/faceted-list.ts';
import { queryKeys } from '../../../shared/faceted-list/list-declaration.ts';
import { parseFacetedList, type Query } from '../../../shared/faceted-list/parse-list.ts';
import type { Facet } from '../../../shared/search/port.ts';
import type { CarPath } from '../car-types.ts';
import { CATEGORY_FACET, carFields } from '../kit-facets.ts';
import { type KitList, kitListDeclaration } from './kit-list.ts';

/** Keys of an address that change what the list shows. */
export const listQueryKeys: readonly string[] = [...queryKeys(kitListDeclaration), ...carFields];

/** Values that no kit has stay chosen: the list is then empty, not wrong. */
export function parseKitList(query: Query, stock: readonly Facet[]): KitList {
  const list = parseFacetedList(query, kitListDeclaration, stock);
  return { ...list, choices: list.choices.flatMap(asWritten), car: parseCar(query) };
}

/** A category is written with those above it, so that nobody has to look it up; what is no such path names none. */
function asWritten({ field, path: [written = ''] }: Choice): Choice[] {
  const level = CATEGORY_FACET.split('>').indexOf(field);
  const path = level === -1 ? [written] : written.split('>');
  return level === -1 || path.length === level + 1 ? [{ field, path }] : [];
}

export function parseCar(query: Query): CarPath {
  const texts = carFields.map((field) => query[field]?.[0] ?? '');
  const end = texts.indexOf('');
  return end === -1 ? texts : texts.slice(0, end);
}
