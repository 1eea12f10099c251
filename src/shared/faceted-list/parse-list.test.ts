import { expect, test } from 'vitest';
import type { Facet, FacetValue } from '../search/port.ts';
import {
  emptyList,
  type FacetedList,
  isFixed,
  toggleValue,
  withExcluded,
  withSort,
  withValues,
} from './faceted-list.ts';
import type { ListDeclaration } from './list-declaration.ts';
import { parseFacetedList, type Query } from './parse-list.ts';

const declaration: ListDeclaration = {
  facets: ['region>city', 'kind', 'code'],
  ranges: [],
  panel: [],
  alphabetical: [],
  codes: { kind: 'code' },
  sortNames: ['name_asc'],
  pageSize: 10,
};
const value = (text: string, ...children: FacetValue[]): FacetValue => ({ text, count: 1, children });
const stock = [
  {
    name: 'region>city',
    type: 'hierarchical',
    values: [value('Skåne', value('Lund')), value('Norr', value('Lund'), value('Kiruna'))],
  },
  { name: 'kind', type: 'hierarchical', values: [value('Van')] },
  { name: 'code', type: 'hierarchical', values: [value('LCV'), value('PC')] },
] as unknown as Facet[];

const read = (query: Query, declared = declaration) => parseFacetedList(query, declared, stock);
const paths = (query: Query, declared = declaration) =>
  read(query, declared).choices.map(({ path }) => path.join('>'));

test('a value is chosen with those above it, and one that lies in two places in both', () => {
  expect(paths({ city: ['Kiruna'] })).toEqual(['Norr', 'Norr>Kiruna']);
  expect(paths({ city: ['lund'] })).toEqual(['Skåne', 'Skåne>Lund', 'Norr', 'Norr>Lund']);
});

test('the place that is named with it decides which is meant', () => {
  expect(paths({ city: ['Skåne>Lund'] })).toEqual(['Skåne', 'Skåne>Lund']);
  expect(paths({ region: ['Skåne'], city: ['Lund'] })).toEqual(['Skåne', 'Skåne>Lund']);
  expect(paths({ region: ['Norr'], city: ['Lund'] })).toEqual(['Norr', 'Norr>Lund']);
});

test('where values take the place of those above them, only the deepest is chosen', () => {
  const replacing: ListDeclaration = { ...declaration, replacesParents: true };
  expect(paths({ region: ['Norr'], city: ['Kiruna'] }, replacing)).toEqual(['Norr>Kiruna']);
  expect(paths({ region: ['Skåne'], city: ['Kiruna'] }, replacing)).toEqual(['Skåne', 'Norr>Kiruna']);
  expect(paths({ region: ['Norr'], kind: ['Van'] }, replacing)).toEqual(['Norr', 'Van']);
});

test('an old address may name a value by its code; what nobody knows stays, and is stale', () => {
  expect(read({ kind: ['lcv'] }).choices).toEqual([{ field: 'code', path: ['LCV'] }]);
  expect(read({ kind: ['skåne'] }).choices).toEqual([{ field: 'kind', path: ['skåne'], stale: true }]);
  expect(read({ city: ['pc', ''] }).choices).toEqual([{ field: 'city', path: ['pc'], stale: true }]);
});

test('words are trimmed and have a limit; an order that is not offered is none', () => {
  expect(read({ keyphrase: [' a b ', 'c'] }).keyphrase).toBe('a b');
  expect(read({ keyphrase: ['x'.repeat(300)] }).keyphrase).toHaveLength(200);
  expect(read({ sortName: ['name_asc'] }).sortName).toBe('name_asc');
  expect(read({ sortName: ['price_asc'] }).sortName).toBe('');
});

test('another order begins at the first page', () => {
  expect(withSort({ ...emptyList, pages: 3 }, 'name_asc')).toMatchObject({ sortName: 'name_asc', pages: 1 });
});

test('what is wanted is no longer excluded, nor is what it lies in; the rest stays excluded', () => {
  const facet = 'region>city';
  const list = withExcluded<FacetedList>(emptyList, [
    { facet, path: ['Skåne'] },
    { facet, path: ['Norr'] },
    { facet: 'kind', path: ['Skåne'] },
  ]);
  const wanting = withValues(list, [{ facet, path: ['Skåne', 'Lund'] }]);
  expect(wanting.excluded?.map(({ field, path }) => `${field} ${path}`)).toEqual([
    'region Norr',
    'kind Skåne',
  ]);
  expect(withValues(emptyList, [{ facet, path: ['Norr'] }])).not.toHaveProperty('excluded');
});

test('where a value takes the place of its parent, that of another facet stays', () => {
  const list = withValues(emptyList, [
    { facet: 'region>city', path: ['Norr'] },
    { facet: 'kind', path: ['Norr'] },
  ]);
  const narrowed = toggleValue(
    list,
    { facet: 'region>city', path: ['Norr', 'Kiruna'] },
    { replacesParents: true },
  );
  expect(narrowed.choices.map(({ field }) => field)).toEqual(['kind', 'city']);
});

test('a page is about a value when it is the only one of its facet', () => {
  const norr = { field: 'region', path: ['Norr'] };
  const van = { field: 'kind', path: ['Van'] };
  const fixedTo = (...choices: (typeof norr)[]) => ({ choices, ranges: [] });
  expect(isFixed(norr, fixedTo(norr, van), declaration)).toBe(true);
  expect(isFixed(norr, fixedTo(van), declaration)).toBe(false);
  expect(isFixed(norr, fixedTo({ field: 'region', path: ['Skåne'] }), declaration)).toBe(false);
  expect(isFixed(norr, fixedTo(norr, { field: 'region', path: ['Skåne'] }), declaration)).toBe(false);
});
