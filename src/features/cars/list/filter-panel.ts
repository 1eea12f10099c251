import * as ofLists from '../../../shared/faceted-list/filter-panel.ts';
import type { Facet } from '../../../shared/search/port.ts';
import type { CarList } from './car-list.ts';
import { facetWord } from './facet-word.ts';
import { carListDeclaration } from './list-fields.ts';
import type { StockOutline } from './stock-outline.ts';

type Given = { list: CarList; facets: readonly Facet[]; stock: StockOutline; language: string };

/** The panel in the words of the page. */
export function buildFilterPanel({ list, facets, stock, language }: Given): ofLists.PanelGroup[] {
  return ofLists.buildFilterPanel({
    ...{ list, facets, stock },
    declaration: carListDeclaration,
    wordOf: (field, text) => facetWord(stock.words, field, text),
    compare: collatorFor(language),
  });
}

const comparers = new Map<string, Intl.Collator['compare']>();

function collatorFor(language: string): Intl.Collator['compare'] {
  const compare = comparers.get(language) ?? new Intl.Collator(language, { numeric: true }).compare;
  comparers.set(language, compare);
  return compare;
}
