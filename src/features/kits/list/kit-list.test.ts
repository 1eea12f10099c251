import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type FacetValuePath,
  keyOf,
  selectionOf,
  toChoice,
  toggleValue,
} from '../../../shared/faceted-list/faceted-list.ts';
import type { Facet } from '../../../shared/search/port.ts';
import { CATALOGUE_FACET, CATEGORY_FACET, PRICE_FIELD } from '../kit-facets.ts';
import { type KitList, kitListAddress, unfilteredList } from './kit-list.ts';
import { parseKitList } from './parse-kit-list.ts';

const category = (path: string): FacetValuePath => ({ facet: CATEGORY_FACET, path: path.split('>') });
const pressing = (...paths: string[]) =>
  paths.map(category).reduce((list, value) => toggleValue(list, value), unfilteredList);
const paths = ({ choices }: KitList) => choices.map(({ path }) => path.join('>'));
const prices = {
  name: PRICE_FIELD,
  type: 'histogram',
  min: 20,
  max: 600,
  count: 9,
  values: [],
} satisfies Facet;

describe('KIT-03 categories', () => {
  test('who picks a category below another has picked that one as well', () => {
    const list = pressing('A>B>C');
    expect(paths(list)).toEqual(['A', 'A>B', 'A>B>C']);
    expect(['A', 'A>B', 'A>B>C'].map((path) => selectionOf(list, category(path)))).toEqual([
      'some',
      'some',
      'all',
    ]);
  });

  test('a press on all of it takes it away with what is below; on some of it makes it all', () => {
    expect(paths(pressing('A', 'A'))).toEqual([]);
    expect(paths(pressing('A>B', 'A>B'))).toEqual(['A']);
    expect(paths(pressing('A>B', 'A'))).toEqual(['A']);
  });

  test('a name that begins like another is not below it', () => {
    expect(selectionOf(pressing('Jarrut ja alusta'), category('Jarrut'))).toBe('none');
  });
});

test('the address holds everything that is chosen, and reading it gives the same list', () => {
  const text = fc.constantFrom('Jarrut ja alusta', 'Škoda', 'B & C', 'Etu/taka', '50 %');
  const path = fc
    .array(text, { minLength: 1, maxLength: 3 })
    .map((levels) => toChoice(category(levels.join('>'))));
  const make = text.map((value) => toChoice({ facet: CATALOGUE_FACET, path: [value] }));
  const aList = fc.record({
    choices: fc.uniqueArray(fc.oneof(path, make), {
      maxLength: 6,
      selector: keyOf,
    }),
    ranges: fc.constantFrom([], [{ field: PRICE_FIELD, from: 50, to: 120 }]),
    car: fc.array(text, { maxLength: 3 }),
    keyphrase: fc.constantFrom('', 'jarru', 'öljy 5W-30'),
    sortName: fc.constantFrom('', 'retailPrice_asc'),
    pages: fc.integer({ min: 1, max: 20 }),
  });
  const sorted = (list: KitList) => ({
    ...list,
    choices: list.choices.map(keyOf).sort(),
  });
  fc.assert(
    fc.property(aList, (list) => {
      const { searchParams } = new URL(kitListAddress('/setit', list), 'http://kits-fi.localhost');
      const query = Object.fromEntries(
        [...searchParams.keys()].map((key) => [key, searchParams.getAll(key)]),
      );
      expect(sorted(parseKitList(query, [prices]))).toEqual(sorted(list));
    }),
  );
});

test('an address that makes no sense is the list without filters', () => {
  const query = {
    page: ['-1'],
    sortName: ['drop table'],
    retailPrice: ['a', 'b'],
    kitSubCategory: ['no path'],
  };
  expect(parseKitList(query, [])).toEqual(unfilteredList);
  expect(parseKitList({ page: ['99'] }, []).pages).toBe(20);
});
