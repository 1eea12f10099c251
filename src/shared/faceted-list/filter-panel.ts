import { facetBounds } from '../search/facet-bounds.ts';
import type { Facet, FacetValue, HistogramBucket } from '../search/port.ts';
import { type FacetedList, isExcluded, type Selection, selectionOf, toChoice } from './faceted-list.ts';
import { isOf, type ListDeclaration } from './list-declaration.ts';
import type { Bounds, OpenRangeEnds } from './range-filter/range-rules.ts';

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
  facet: string;
  bounds: Bounds;
  buckets: readonly HistogramBucket[];
  ends: OpenRangeEnds | undefined;
  chosen: number;
};

export type PanelValue = {
  path: readonly string[];
  text: string;
  count: number;
  chosen: Selection;
  /** Records of this value are left out. */
  excluded: boolean;
  children: readonly PanelValue[];
};

/** What the whole stock has, whatever is chosen: the panel keeps its order, and its sliders know where no limit is. */
export type StockOutline = {
  /** The values of facets that keep their order. */
  values: Readonly<Record<string, readonly string[]>>;
  bounds: Readonly<Record<string, Bounds>>;
};

/** Siblings that are few stay where they are, faint, when no record is left for them. */
const FEW_VALUES = 10;

type Given = {
  list: FacetedList;
  facets: readonly Facet[];
  stock: StockOutline;
  declaration: ListDeclaration;
} & Words;

type Words = {
  /** What the page calls a value of a field. */
  wordOf?: ((field: string, text: string) => string) | undefined;
  /** The order of values that have none of their own; without it, that of the search. */
  compare?: ((a: string, b: string) => number) | undefined;
};

/** The panel with live counts; facets that leave nothing to choose are left out. */
export function buildFilterPanel(given: Given): PanelGroup[] {
  const { list, facets, stock, declaration, wordOf = (_, text) => text, compare } = given;
  return declaration.panel.flatMap((name): PanelGroup[] => {
    if (declaration.ranges.includes(name)) return rangeGroup(name, given);
    const found = facetValues(facets, name);
    const known = stock.values[name];
    const [top = name] = name.split('>');
    const missing = chosenBeside(found, list, name);
    const all = [...found, ...missing];
    const offered = known
      ? inStockOrder(all, known)
      : compare
        ? all.toSorted((a, b) => compare(wordOf(top, a.text), wordOf(top, b.text)))
        : all;
    const values = panelValues(offered, name, list, given);
    const chosen = chosenCount(list, name);
    const isChoice = (known ? known.length > 1 : values.length > 0) || chosen > 0;
    return isChoice && values.length > 0 ? [{ kind: 'values', facet: name, values, chosen }] : [];
  });
}

/** Values as the panel shows them, with what is chosen of each. */
export function panelValues(
  values: readonly FacetValue[],
  facet: string,
  list: FacetedList,
  words: Words,
  above: readonly string[] = [],
): PanelValue[] {
  const { wordOf, compare } = words;
  return values.map(({ text, count, children }) => {
    const path = [...above, text];
    const value = { facet, path };
    const below = compare ? children.toSorted((a, b) => compare(a.text, b.text)) : children;
    return {
      path,
      text: wordOf ? wordOf(toChoice(value).field, text) : text,
      count,
      chosen: selectionOf(list, value),
      excluded: isExcluded(list, value),
      children: panelValues(below, facet, list, words, path),
    };
  });
}

export function facetValues(facets: readonly Facet[], name: string): readonly FacetValue[] {
  const facet = facets.find((each) => each.name === name);
  return facet?.type === 'hierarchical' ? facet.values : [];
}

/** How many values of a facet are chosen or excluded, without those above them. */
export function chosenCount({ choices, excluded = [] }: FacetedList, facet: string): number {
  const own = choices.filter(({ field }) => isOf(field, facet));
  const leaves = own.filter(({ path }) => selectionOf({ choices: own }, { facet, path }) === 'all');
  return leaves.length + excluded.filter(({ field }) => isOf(field, facet)).length;
}

function rangeGroup(field: string, { list, facets, stock: { bounds: ofStock } }: Given): RangeGroup[] {
  const facet = facets.find(({ name }) => name === field);
  const stock = ofStock[field];
  const ends = list.ranges.find((range) => range.field === field);
  // Without results there is no histogram, but the chosen range must stay removable.
  const bounds = wholeBounds(facetBounds(facets, field)) ?? (ends && stock);
  if (!stock || !bounds || (bounds.min === bounds.max && !ends)) return [];
  const buckets = facet?.type === 'histogram' ? facet.values : [];
  return [{ kind: 'range', facet: field, bounds, buckets, ends, chosen: ends ? 1 : 0 }];
}

/** Prices have cents, the ends of a slider do not: 53.90 to 412.10 is 53 to 413. */
export function wholeBounds(bounds: Bounds | undefined): Bounds | undefined {
  return bounds && { min: Math.floor(bounds.min), max: Math.ceil(bounds.max) };
}

function inStockOrder(values: readonly FacetValue[], known: readonly string[]): FacetValue[] {
  const all = new Map(values.map((value) => [value.text, value]));
  const inStock = known.flatMap((text) => {
    const value = all.get(text);
    if (value) return [value];
    return known.length <= FEW_VALUES ? [{ text, count: 0, children: [] }] : [];
  });
  return [...inStock, ...values.filter(({ text }) => !known.includes(text))];
}

/** Values that are chosen while no record has them: they must be there to be let go of. */
function chosenBeside(found: readonly FacetValue[], list: FacetedList, facet: string): FacetValue[] {
  return [...list.choices, ...(list.excluded ?? [])]
    .filter(({ field, path }) => isOf(field, facet) && path.length === 1)
    .flatMap(({ path: [text = ''] }) => (found.some((value) => value.text === text) ? [] : [text]))
    .map((text) => ({ text, count: 0, children: [] }));
}
