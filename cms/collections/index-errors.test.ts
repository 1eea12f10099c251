import { expect, test } from 'vitest';
import { knownIndices } from '../../src/features/inventory/known-indices.ts';
import { type IndexUse, indexErrors, type WrittenIndices } from './index-errors.ts';

const free: IndexUse = { others: knownIndices([]), stored: new Map() };

const errors = (written: WrittenIndices, use: Partial<IndexUse> = {}, language = 'en') =>
  indexErrors(written, { ...free, ...use }, language).map(({ path, message }) => [path, message]);

test.each(['stock', 'cars-berg-se', 'sites-berg-se', 'lager_2', '7'])(
  'cars may be held by an index called %s: its field says what it holds, not its name',
  (name) => {
    expect(errors({ cars: name })).toEqual([]);
  },
);

test.each(['Stock', 'bilar i lager', '-stock', 'stock-', 'a/b', '..', '_all', 'lager-å', 'a'.repeat(81)])(
  'a name that no search engine or address takes is refused: %s',
  (name) => {
    expect(errors({ cars: name })).toEqual([['indices.cars', expect.stringContaining('Small letters')]]);
  },
);

test('one name for two kinds of record is refused at the second', () => {
  expect(errors({ cars: 'stock', sites: 'stock' })).toEqual([
    ['indices.sites', expect.stringContaining('‘stock’ is the index of the cars above')],
  ]);
});

test('what another site, the kits catalogue or the stored records say wins, with a sentence', () => {
  const others = knownIndices([{ indices: { sites: 'places' }, languages: ['sv'] }]);
  expect(errors({ cars: 'places' }, { others })).toEqual([
    ['indices.cars', expect.stringContaining('holds dealerships already')],
  ]);
  expect(errors({ cars: 'kits-fi' })).toEqual([
    ['indices.cars', expect.stringContaining('holds kits already')],
  ]);
  const stored = new Map([['stock', 'cars' as const]]);
  expect(errors({ chargers: 'stock' }, { stored }, 'sv')).toEqual([
    ['indices.chargers', expect.stringContaining('innehåller redan bilar')],
  ]);
});

test('sites may share an index that holds the same for both', () => {
  const others = knownIndices([{ indices: { cars: 'stock' }, languages: ['sv'] }]);
  expect(errors({ cars: 'stock' }, { others, stored: new Map([['stock', 'cars']]) })).toEqual([]);
});
