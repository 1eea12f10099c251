import {
  facetValues,
  type StockOutline as OutlineOfList,
} from '../../../shared/faceted-list/filter-panel.ts';
import { facetBounds } from '../../../shared/search/facet-bounds.ts';
import type { Facet } from '../../../shared/search/port.ts';
import type { FacetWords } from './facet-word.ts';
import { type AddedFilter, isRangeField, panelFacets, rangeFields } from './list-fields.ts';

/** With what the page calls the values, and what extensions add. */
export type StockOutline = OutlineOfList & { words: FacetWords; added?: readonly AddedFilter[] };

/** A filter of an extension, if it is one. */
export function addedFilter(field: string, { added }: Pick<StockOutline, 'added'>): AddedFilter | undefined {
  return added?.find(({ name }) => name === field);
}

export function stockOutline(
  stock: readonly Facet[],
  words: FacetWords = {},
  added: readonly AddedFilter[] = [],
): StockOutline {
  const flat = panelFacets.filter((name) => !isRangeField(name) && !name.includes('>'));
  return {
    words,
    ...(added.length > 0 && { added }),
    values: Object.fromEntries(
      flat.map((name) => [
        name,
        inOrder(
          name,
          facetValues(stock, name).map(({ text }) => text),
        ),
      ]),
    ),
    bounds: Object.fromEntries(
      rangeFields.flatMap((field) => {
        const bounds = facetBounds(stock, field);
        return bounds && bounds.min < bounds.max ? [[field, bounds]] : [];
      }),
    ),
  };
}

/** Numbers of seats by size, of all else what there is most of. */
function inOrder(name: string, texts: string[]): string[] {
  return name === 'car_seats' ? texts.toSorted((a, b) => Number(a) - Number(b)) : texts;
}
