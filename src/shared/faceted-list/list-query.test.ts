import { describe, expect, test } from 'vitest';
import { emptyList, type FacetedList } from './faceted-list.ts';
import type { ListDeclaration } from './list-declaration.ts';
import { countQuery, listQuery, pageQuery, stockQuery } from './list-query.ts';

const declaration: ListDeclaration = {
  facets: ['make>model', 'colour', 'extras', 'hidden'],
  ranges: ['price', 'weight'],
  panel: ['make>model', 'colour', 'extras', 'price'],
  alphabetical: ['colour'],
  cumulative: ['extras'],
  sortNames: ['price_asc'],
  pageSize: 10,
};
const red = { field: 'colour', path: ['red'] };
const volvo = { field: 'make', path: ['Volvo'] };
const v60 = { field: 'model', path: ['Volvo', 'V60'] };
const towBar = { field: 'extras', path: ['tow bar'] };
const rails = { field: 'extras', path: ['rails'] };
const list = (given: Partial<FacetedList> = {}): FacetedList => ({ ...emptyList, ...given });
const facet = (name: string, given: Partial<FacetedList>) =>
  listQuery(list(given), declaration).facets?.find((each) => each.name === name);

describe('the whole stock', () => {
  test('every facet and range is asked for, no record, and only what the page is about', () => {
    expect(stockQuery(declaration)).toEqual({
      limit: 0,
      facets: ['make>model', 'colour', 'extras', 'hidden', 'price', 'weight'].map((name) => ({ name })),
      filters: {},
    });
    expect(stockQuery(declaration, { choices: [red], ranges: [] }).filters).toEqual({ colour: ['red'] });
  });
});

describe('words, order and pages', () => {
  test('only what is given is sent', () => {
    expect(countQuery(list(), declaration)).toEqual({ limit: 0, filters: {}, facets: [] });
    expect(
      countQuery(
        list({ keyphrase: 'estate', excludedWords: ['diesel'], sortName: 'price_asc' }),
        declaration,
      ),
    ).toMatchObject({ keyphrase: 'estate', not_keyphrase: ['diesel'], sort_name: 'price_asc' });
  });

  test('a list has all its pages, a page only itself', () => {
    expect(listQuery(list({ pages: 3 }), declaration).limit).toBe(30);
    expect(pageQuery(list(), 2, declaration)).toMatchObject({ limit: 10, offset: 20, facets: [] });
  });
});

describe('what facets count', () => {
  test('a choice narrows every other facet, but not its own: it says how many there are instead', () => {
    const { filters, facets } = listQuery(list({ choices: [red] }), declaration);
    expect(filters).toEqual({});
    expect(facets).toEqual([
      { name: 'make>model', sort_order: 'count' },
      { name: 'colour', sort_order: 'alpha', filters: ['red'] },
      { name: 'extras', sort_order: 'count' },
      { name: 'price' },
    ]);
  });

  test('a choice that the panel does not offer narrows everything', () => {
    const hidden = { field: 'hidden', path: ['yes'] };
    expect(listQuery(list({ choices: [hidden] }), declaration).filters).toEqual({ hidden: ['yes'] });
  });

  test('of cumulative values a record must have all, and each counts beside those chosen', () => {
    const { filters } = listQuery(list({ choices: [towBar, rails] }), declaration);
    expect(filters).toEqual({ extras: { all: ['tow bar', 'rails'] } });
    expect(facet('extras', { choices: [towBar] })).toEqual({ name: 'extras', sort_order: 'count' });
    expect(listQuery(list({ excluded: [rails] }), declaration).filters).toEqual({
      extras: { all: [], not: ['rails'] },
    });
  });

  test('a value and those above it go along, and ranges with their ends', () => {
    expect(facet('make>model', { choices: [volvo, v60] })?.filters).toEqual(['Volvo', 'Volvo>V60']);
    expect(facet('price', { ranges: [{ field: 'price', from: 10, to: 20 }] })?.filters).toEqual(
      countQuery(list({ ranges: [{ field: 'price', from: 10, to: 20 }] }), declaration).filters?.['price'],
    );
  });

  test('an excluded value is sent with its own facet, and narrows a count as a condition', () => {
    expect(facet('colour', { excluded: [red] })).toEqual({
      name: 'colour',
      sort_order: 'alpha',
      not: ['red'],
    });
    expect(countQuery(list({ excluded: [red] }), declaration).filters).toEqual({
      colour: { any: [], not: ['red'] },
    });
  });
});

describe('a page about a part of the stock', () => {
  const fixed = { choices: [red, towBar], ranges: [] };

  test('what the page is about always holds; a choice in the same field is made within it', () => {
    const blue = { field: 'colour', path: ['blue'] };
    const { filters, facets } = countQuery(list({ fixed, choices: [blue, volvo, rails] }), declaration);
    expect(filters).toEqual({
      colour: ['red'],
      extras: { all: ['tow bar', 'rails'] },
      'make>model': ['Volvo'],
    });
    expect(facets).toEqual([{ name: 'colour', filters: ['blue'] }]);
  });
});
