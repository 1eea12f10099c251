import { describe, expect, test } from 'vitest';
import type { Facet, FacetValue } from '../search/port.ts';
import { emptyList, type FacetedList } from './faceted-list.ts';
import { buildFilterPanel, chosenCount, type StockOutline } from './filter-panel.ts';
import type { ListDeclaration } from './list-declaration.ts';

const declaration: ListDeclaration = {
  facets: ['make>model', 'colour'],
  ranges: ['price'],
  panel: ['make>model', 'colour', 'price'],
  alphabetical: [],
  sortNames: [],
  pageSize: 10,
};
const value = (text: string, count: number, children: FacetValue[] = []): FacetValue => ({
  text,
  count,
  children,
});
const hierarchical = (name: string, ...values: FacetValue[]): Facet =>
  ({ name, type: 'hierarchical', values }) as Facet;
const colours = hierarchical('colour', value('red', 2), value('blue', 1));
const makes = hierarchical('make>model', value('Volvo', 3, [value('V60', 1), value('EX30', 2)]));

function panel(
  facets: readonly Facet[],
  given: Partial<FacetedList> = {},
  stock: Partial<StockOutline> = {},
  words: object = {},
) {
  return buildFilterPanel({
    list: { ...emptyList, ...given },
    facets,
    stock: { values: {}, bounds: {}, ...stock },
    declaration,
    ...words,
  });
}

const textsOf = (...given: Parameters<typeof panel>) =>
  panel(...given).map((group) =>
    group.kind === 'values' ? group.values.map(({ text, count }) => `${text} ${count}`) : group.kind,
  );

describe('values', () => {
  test('in the order of the search, or by name where names are compared, on every level', () => {
    expect(textsOf([colours])).toEqual([['red 2', 'blue 1']]);
    const compare = (a: string, b: string) => a.localeCompare(b);
    expect(textsOf([colours], {}, {}, { compare })).toEqual([['blue 1', 'red 2']]);
    const [group] = panel([makes], {}, {}, { compare });
    expect(group?.kind === 'values' && group.values[0]?.children.map(({ text }) => text)).toEqual([
      'EX30',
      'V60',
    ]);
  });

  test('in the words of the page, and compared by them', () => {
    const wordOf = (field: string, text: string) => (text === 'red' ? 'Röd' : `${field} ${text}`);
    const compare = (a: string, b: string) => b.localeCompare(a);
    expect(textsOf([colours], {}, {}, { wordOf, compare })).toEqual([['Röd 2', 'colour blue 1']]);
  });

  test('few of the stock keep their places when no record is left for them, many do not', () => {
    expect(textsOf([colours], {}, { values: { colour: ['blue', 'green', 'red'] } })).toEqual([
      ['blue 1', 'green 0', 'red 2'],
    ]);
    const many = [...'abcdefghij', 'red'];
    expect(textsOf([colours], {}, { values: { colour: many } })).toEqual([['red 2', 'blue 1']]);
    expect(textsOf([colours], {}, { values: { colour: many.slice(1) } })[0]).toHaveLength(11);
  });

  test('a facet with one value is no choice, unless it is chosen', () => {
    const stock = { values: { colour: ['red'] } };
    expect(panel([hierarchical('colour', value('red', 2))], {}, stock)).toEqual([]);
    const choices = [{ field: 'colour', path: ['red'] }];
    expect(textsOf([hierarchical('colour', value('red', 2))], { choices }, stock)).toEqual([['red 2']]);
    expect(panel([])).toEqual([]);
  });

  test('what is chosen or excluded while no record has it is there to be let go of', () => {
    expect(textsOf([colours], { choices: [{ field: 'colour', path: ['pink'] }] })).toEqual([
      ['red 2', 'blue 1', 'pink 0'],
    ]);
    const [group] = panel([], { excluded: [{ field: 'colour', path: ['pink'] }] });
    expect(group).toMatchObject({ chosen: 1, values: [{ text: 'pink', excluded: true, chosen: 'none' }] });
  });

  test('a model is chosen, its make in part; the heading counts the model alone', () => {
    const choices = [
      { field: 'make', path: ['Volvo'] },
      { field: 'model', path: ['Volvo', 'V60'] },
      { field: 'colour', path: ['red'] },
    ];
    const [group] = panel([makes], { choices });
    expect(group).toMatchObject({
      chosen: 1,
      values: [{ path: ['Volvo'], chosen: 'some', children: [{ chosen: 'all' }, { chosen: 'none' }] }],
    });
    const excluded = [
      { field: 'colour', path: ['blue'] },
      { field: 'make', path: ['Kia'] },
    ];
    expect(chosenCount({ ...emptyList, choices, excluded }, 'colour')).toBe(2);
    expect(chosenCount({ ...emptyList, choices, excluded }, 'make>model')).toBe(2);
  });
});

describe('ranges', () => {
  const buckets = [{ from: 53.9, to: 412.1, count: 3 }];
  const price = {
    name: 'price',
    type: 'histogram',
    min: 53.9,
    max: 412.1,
    values: buckets,
  } as unknown as Facet;
  const stock = { bounds: { price: { min: 10, max: 900 } } };

  test('ends are whole numbers around what there is', () => {
    expect(panel([price], {}, stock)).toMatchObject([{ kind: 'range', facet: 'price', chosen: 0, buckets }]);
    const [group] = panel([price], {}, stock);
    expect(group?.kind === 'range' && group.bounds).toEqual({ min: 53, max: 413 });
  });

  test('without results a chosen range stays removable; without one there is nothing to choose', () => {
    const ranges = [{ field: 'price', from: 1, to: 2 }];
    expect(panel([], { ranges }, stock)).toMatchObject([
      { bounds: { min: 10, max: 900 }, buckets: [], ends: { from: 1, to: 2 }, chosen: 1 },
    ]);
    expect(panel([], {}, stock)).toEqual([]);
    expect(panel([price], { ranges })).toEqual([]);
  });
});
