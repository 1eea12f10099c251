import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createPrefixIndex, type IndexKey } from './prefix-index.ts';

const BEST_COUNT = 64;

test('few keys that begin alike are all found', () => {
  const index = createPrefixIndex([aKey('lund', 5), aKey('lunde', 3), aKey('lysekil', 4), aKey('malmo', 6)]);
  expect(namesOf(index.startingWith('lun'))).toEqual(['lund', 'lunde']);
  expect(namesOf(index.startingWith('l'))).toEqual(['lund', 'lunde', 'lysekil']);
  expect(namesOf(index.startingWith(''))).toEqual(['lund', 'lunde', 'lysekil', 'malmo']);
  expect(index.startingWith('lundx')).toEqual([]);
  expect(namesOf(index.equalTo('lund'))).toEqual(['lund']);
  expect(index.equalTo('lun')).toEqual([]);
});

test('of many keys that begin alike the heaviest are found, at every length of the prefix', () => {
  const keys = Array.from({ length: 5000 }, (_, at) =>
    aKey(`stad${String(at).padStart(4, '0')}`, (at * 7919) % 5000),
  );
  const index = createPrefixIndex(keys);
  for (const prefix of ['s', 'stad', 'stad0', 'stad1', 'stad00', 'stad49', 'stad499']) {
    const wanted = heaviest(keys.filter(({ key }) => key.startsWith(prefix)));
    expect(heaviest(index.startingWith(prefix)).slice(0, 10), prefix).toEqual(wanted.slice(0, 10));
  }
  expect(index.startingWith('s')).toHaveLength(BEST_COUNT);
});

test('many keys of the same weight stay in alphabetical order', () => {
  const keys = Array.from({ length: 300 }, (_, at) => aKey(`22${String(at).padStart(3, '0')}`, 0));
  const [first, second] = namesOf(createPrefixIndex(keys.toReversed()).startingWith('22'));
  expect([first, second]).toEqual(['22000', '22001']);
});

test('for any keys and prefix the best are those of looking through all of them', () => {
  const keyText = fc.string({ unit: fc.constantFrom('a', 'b', ' '), minLength: 1, maxLength: 6 });
  const someKeys = fc.array(fc.record({ key: keyText, weight: fc.integer({ min: 0, max: 9999 }) }), {
    maxLength: 700,
    size: 'max',
  });
  fc.assert(
    fc.property(someKeys, keyText, (some, prefix) => {
      const keys = some.map((each, value) => ({ ...each, value: String(value) }));
      const index = createPrefixIndex(keys);
      const wanted = heaviest(keys.filter(({ key }) => key.startsWith(prefix)));
      const found = heaviest(index.startingWith(prefix));
      expect(found.map(({ weight }) => weight).slice(0, BEST_COUNT)).toEqual(
        wanted.map(({ weight }) => weight).slice(0, BEST_COUNT),
      );
      expect(namesOf(index.equalTo(prefix)).sort()).toEqual(
        namesOf(keys.filter(({ key }) => key === prefix)).sort(),
      );
    }),
    { numRuns: 60 },
  );
});

function aKey(key: string, weight: number): IndexKey<string> {
  return { key, weight, value: key };
}

function namesOf(keys: readonly IndexKey<string>[]): string[] {
  return keys.map(({ value }) => value);
}

function heaviest<T>(keys: readonly IndexKey<T>[]): IndexKey<T>[] {
  return keys.toSorted((one, other) => other.weight - one.weight);
}
