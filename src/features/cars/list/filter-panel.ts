import { facetBounds } from '../../../shared/search/facet-bounds.ts';
import type { Facet, FacetValue, HistogramBucket } from '../../../shared/search/port.ts';
import type { Bounds, OpenEnds } from '../../../shared/ui/range-filter/range-rules.ts';
import type { CarList } from './car-list.ts';
import { type FacetWords, facetWord } from './facet-word.ts';
import { facetOf, isRangeField, panelFacets, type RangeField } from './list-fields.ts';
import type { StockOutline } from './stock-outline.ts';
import { isExcluded, type Selection, selectionOf } from './toggle.ts';

/** One heading of the filter panel and what can be chosen under it. */
export type PanelGroup = ValuesGroup | RangeGroup;

export type ValuesGroup = {
  kind: 'values';
  facet: string;
  values: readonly PanelValue[];
  /** How many of them are chosen or excluded. */
  chosen: number;
};

export type RangeGroup = {
  kind: 'range';
  facet: RangeField;
  bounds: Bounds;
  buckets: readonly HistogramBucket[];
  ends: OpenEnds | undefined;
  chosen: number;
};

export type PanelValue = {
  path: readonly string[];
  text: string;
  count: number;
  chosen: Selection;
  /** Cars of this value are left out. */
  excluded: boolean;
  children: readonly PanelValue[];
};

/** Siblings that are few stay where they are, faint, when no car is left for them. */
const FEW_VALUES = 10;

type Given = { list: CarList; facets: readonly Facet[]; stock: StockOutline; language: string };

/** The panel with live counts; facets that leave nothing to choose are left out. */
export function buildFilterPanel({ list, facets, stock, language }: Given): PanelGroup[] {
  const compare = collatorFor(language);
  return panelFacets.flatMap((name): PanelGroup[] => {
    if (isRangeField(name)) return rangeGroup(name, list, facets, stock);
    const facet = facets.find((each) => each.name === name);
    const found = facet?.type === 'hierarchical' ? facet.values : [];
    const known = stock.values[name];
    const shown = (text: string) => facetWord(stock.words, name.split('>')[0] ?? name, text);
    const missing = chosenBeside(found, list, name);
    const offered = known
      ? inStockOrder(found, missing, known)
      : [...found, ...missing].toSorted((a, b) => compare(shown(a.text), shown(b.text)));
    const values = offered.map((value) => panelValue(value, name, [], { list, words: stock.words, compare }));
    const chosen = leavesChosen(list, name);
    const isChoice = (known ? known.length > 1 : values.length > 0) || chosen > 0;
    return isChoice && values.length > 0 ? [{ kind: 'values', facet: name, values, chosen }] : [];
  });
}

const comparers = new Map<string, Intl.Collator['compare']>();

function collatorFor(language: string): Intl.Collator['compare'] {
  const compare = comparers.get(language) ?? new Intl.Collator(language, { numeric: true }).compare;
  comparers.set(language, compare);
  return compare;
}

function rangeGroup(
  field: RangeField,
  { ranges }: CarList,
  facets: readonly Facet[],
  { bounds: ofStock }: StockOutline,
): RangeGroup[] {
  const facet = facets.find(({ name }) => name === field);
  const stock = ofStock[field];
  const ends = ranges.find((range) => range.field === field);
  // Without results there is no histogram, but the chosen range must stay removable.
  const bounds = facetBounds(facets, field) ?? (ends && stock);
  if (!stock || !bounds || (bounds.min === bounds.max && !ends)) return [];
  const buckets = facet?.type === 'histogram' ? facet.values : [];
  return [{ kind: 'range', facet: field, bounds, buckets, ends, chosen: ends ? 1 : 0 }];
}

function inStockOrder(
  found: readonly FacetValue[],
  missing: readonly FacetValue[],
  known: readonly string[],
): FacetValue[] {
  const all = new Map([...missing, ...found].map((value) => [value.text, value]));
  const inStock = known.flatMap((text) => {
    const value = all.get(text);
    if (value) return [value];
    return known.length <= FEW_VALUES ? [{ text, count: 0, children: [] }] : [];
  });
  return [...inStock, ...[...all.values()].filter(({ text }) => !known.includes(text))];
}

/** Values that are chosen while no car has them: they must be there to be let go of. */
function chosenBeside(found: readonly FacetValue[], list: CarList, facet: string): FacetValue[] {
  return [...list.choices, ...list.excluded]
    .filter(({ field, path }) => facetOf(field) === facet && path.length === 1)
    .flatMap(({ path: [text = ''] }) => (found.some((value) => value.text === text) ? [] : [text]))
    .map((text) => ({ text, count: 0, children: [] }));
}

function panelValue(
  { text, count, children }: FacetValue,
  facet: string,
  above: readonly string[],
  panel: { list: CarList; words: FacetWords; compare: (a: string, b: string) => number },
): PanelValue {
  const { list, words, compare } = panel;
  const path = [...above, text];
  const below = children.toSorted((a, b) => compare(a.text, b.text));
  return {
    path,
    text: facetWord(words, facet.split('>')[above.length] ?? facet, text),
    count,
    chosen: selectionOf(list, { facet, path }),
    excluded: isExcluded(list, { facet, path }),
    children: below.map((child) => panelValue(child, facet, path, panel)),
  };
}

function leavesChosen(list: CarList, facet: string): number {
  const excluded = list.excluded.filter(({ field }) => facetOf(field) === facet).length;
  const chosen = list.choices.filter(
    ({ field, path }) => facetOf(field) === facet && selectionOf(list, { facet, path }) === 'all',
  ).length;
  return chosen + excluded;
}
