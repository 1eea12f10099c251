import { facetBounds } from '../../../shared/search/facet-bounds.ts';
import type { Facet } from '../../../shared/search/port.ts';
import type { Bounds } from '../../../shared/ui/range-filter/range-rules.ts';
import type { FacetWords } from './facet-word.ts';
import { isRangeField, panelFacets, rangeFields } from './list-fields.ts';

/** What the whole stock has, whatever is chosen: the panel keeps its order, and its sliders know where no limit is. */
export type StockOutline = {
  /** The values of facets that have one level. */
  values: Readonly<Record<string, readonly string[]>>;
  bounds: Readonly<Record<string, Bounds>>;
  /** What the page calls them. */
  words: FacetWords;
};

export function stockOutline(stock: readonly Facet[], words: FacetWords = {}): StockOutline {
  const flat = panelFacets.filter((name) => !isRangeField(name) && !name.includes('>'));
  return {
    words,
    values: Object.fromEntries(flat.map((name) => [name, inOrder(name, textsOf(stock, name))])),
    bounds: Object.fromEntries(
      rangeFields.flatMap((field) => {
        const bounds = facetBounds(stock, field);
        return bounds && bounds.min < bounds.max ? [[field, bounds]] : [];
      }),
    ),
  };
}

function textsOf(stock: readonly Facet[], name: string): string[] {
  const facet = stock.find((each) => each.name === name);
  return facet?.type === 'hierarchical' ? facet.values.map(({ text }) => text) : [];
}

/** Numbers of seats by size, of all else what there is most of. */
function inOrder(name: string, texts: string[]): string[] {
  return name === 'car_seats' ? texts.toSorted((a, b) => Number(a) - Number(b)) : texts;
}
