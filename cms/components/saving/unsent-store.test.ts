import { expect, test } from 'vitest';
import { createUnsentStore, UNSENT_KEPT_MS } from './unsent-store.ts';

const anna = { person: '7', collection: 'pages', id: '12', language: 'sv' };
const words = { base: { name: 'Förr' }, mine: { name: 'Nu' }, edition: 3 };

function aBrowser(room = Number.POSITIVE_INFINITY) {
  const items = new Map<string, string>();
  let time = 1_000;
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    removeItem: (key: string) => void items.delete(key),
    key: (index: number) => [...items.keys()][index] ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
      items.set(key, value);
    },
    get length() {
      return items.size;
    },
  };
  const store = createUnsentStore(storage, () => time);
  return { items, store, later: (milliseconds: number) => (time += milliseconds) };
}

test('EDIT-09 what was not stored is found again, the oldest first', () => {
  const { store, later } = aBrowser();
  store.write(store.keyOf(anna, 'a tab'), words);
  later(10);
  store.write(store.keyOf(anna, 'another tab'), { ...words, mine: { name: 'Senare' } });
  expect(store.list(anna).map(({ mine }) => mine['name'])).toEqual(['Nu', 'Senare']);
  for (const { key } of store.list(anna)) store.remove(key);
  expect(store.list(anna)).toEqual([]);
});

test.each([{ person: '8' }, { person: '77' }, { id: '1' }, { language: 'en' }, { collection: 'media' }])(
  'nobody is given what belongs elsewhere: %o',
  (other) => {
    const { store } = aBrowser();
    store.write(store.keyOf(anna, 'a tab'), words);
    expect(store.list({ ...anna, ...other })).toEqual([]);
  },
);

test('it is kept for two weeks, and what cannot be read is not', () => {
  const { store, items, later } = aBrowser();
  store.write(store.keyOf(anna, 'a tab'), words);
  items.set(store.keyOf(anna, 'broken'), '{');
  items.set('theme', 'dark');
  later(UNSENT_KEPT_MS);
  expect(store.list(anna)).toHaveLength(1);
  later(1);
  expect(store.list(anna)).toEqual([]);
  expect([...items.keys()]).toEqual(['theme']);
});

test('a full browser is said', () => {
  const { store } = aBrowser(10);
  expect(store.write(store.keyOf(anna, 'a tab'), words)).toBe(false);
});
