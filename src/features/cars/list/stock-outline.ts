import {
  facetValues,
  type StockOutline as OutlineOfList,
} from '../../../shared/faceted-list/filter-panel.ts';
import { facetBounds } from '../../../shared/search/facet-bounds.ts';
import type { Facet } from '../../../shared/search/port.ts';
import type { FacetWords } from './facet-word.ts';
import { isRangeField, panelFacets, rangeFields } from './list-fields.ts';

/** With what the page calls the values. */
export type StockOutline = OutlineOfList & { words: FacetWords };

export function stockOutline(stock: readonly Facet[], words: FacetWords = {}): StockOutline {
  const flat = panelFacets.filter((name) => !isRangeField(name) && !name.includes('>'));
  return {
    words,
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
