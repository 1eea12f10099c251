import { expect, test } from 'vitest';
import {
  addCar,
  clearComparison,
  closeComparison,
  createCompareStore,
  isCompared,
  mergeDetails,
  openComparison,
  persistInSession,
  reloadFromSession,
  removeCar,
} from './compare-store.ts';
import { aComparedCar } from './testing/a-compared-car.ts';

const volvo = aComparedCar({ id: '1', name: 'Volvo XC60' });
const kia = aComparedCar({ id: '2', name: 'Kia EV6' });

/** What a browser's session storage does. */
function aSession(kept: Record<string, string> = {}) {
  const entries = new Map(Object.entries(kept));
  const place = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
  return { entries, place: () => place };
}

const idsIn = (store: ReturnType<typeof createCompareStore>) => store.getState().cars.map(({ id }) => id);

test('CMP-06 a car is added once and left out again', () => {
  const store = createCompareStore();
  addCar(store, volvo);
  addCar(store, volvo);
  addCar(store, kia);
  expect(idsIn(store)).toEqual(['1', '2']);
  removeCar(store, '1');
  expect(isCompared(store.getState(), '1')).toBe(false);
  expect(idsIn(store)).toEqual(['2']);
});

test('CMP-11 no car is dropped, however many there are', () => {
  const store = createCompareStore();
  for (let id = 1; id <= 20; id += 1) addCar(store, aComparedCar({ id: String(id) }));
  expect(idsIn(store)).toHaveLength(20);
});

test('CMP-09 without cars the comparison closes', () => {
  const store = createCompareStore([volvo, kia]);
  openComparison(store);
  removeCar(store, '1');
  expect(store.getState().isOpen).toBe(true);
  removeCar(store, '2');
  expect(store.getState()).toMatchObject({ cars: [], isOpen: false });
  addCar(store, volvo);
  openComparison(store);
  clearComparison(store);
  expect(store.getState()).toMatchObject({ cars: [], isOpen: false });
});

test('an empty comparison does not open', () => {
  const store = createCompareStore();
  openComparison(store);
  expect(store.getState().isOpen).toBe(false);
});

test('CMP-07 details that arrive late do not bring back a car that was left out', () => {
  const store = createCompareStore([aComparedCar({ id: '1', known: 'card' })]);
  mergeDetails(store, [{ ...volvo, equipment: ['Värmepump'] }, kia]);
  expect(store.getState().cars).toEqual([{ ...volvo, equipment: ['Värmepump'] }]);
});

test('CMP-10 the session keeps the list, not whether it was open', () => {
  const session = aSession();
  const before = createCompareStore();
  persistInSession(before, session.place, 'sv');
  addCar(before, volvo);
  openComparison(before);
  const after = createCompareStore();
  expect(persistInSession(after, session.place, 'sv').language).toBe('sv');
  expect(after.getState()).toEqual({ cars: [volvo], isOpen: false, fetching: [] });
  expect(persistInSession(createCompareStore(), aSession().place, 'sv').cars).toEqual([]);
  closeComparison(before);
  clearComparison(before);
  expect(session.entries.size).toBe(0);
});

test('CMP-10 what the storage holds is checked: anything odd is dropped, the rest stays', () => {
  const odd = [
    null,
    'car',
    { ...volvo, id: 'x' },
    { ...volvo, id: '3', href: 'javascript:alert(1)' },
    { ...volvo, id: '4', href: '//elsewhere.example' },
    { ...volvo, id: '5', name: '' },
    { ...volvo, id: '6', price: null },
    { ...volvo, id: '7', equipment: [1] },
    { ...volvo, id: '8', technicalData: [{ label: 'Färg' }] },
    { ...volvo, id: '9', picture: { src: 'https://elsewhere.example/x' } },
    { ...volvo, id: '10', known: 'some' },
    { ...volvo, id: '11', monthly: 'much' },
    kia,
    kia,
  ];
  for (const [text, ids] of [
    [JSON.stringify({ language: 'sv', cars: odd }), ['2']],
    [JSON.stringify({ cars: 'many' }), []],
    ['{"cars": [', []],
    ['null', []],
  ] as const) {
    const store = createCompareStore();
    persistInSession(store, aSession({ 'compared-cars': text }).place, 'sv');
    expect(idsIn(store)).toEqual(ids);
  }
});

test('a browser that forbids storage compares all the same', () => {
  const store = createCompareStore();
  const forbidden = () => {
    throw new Error('SecurityError');
  };
  persistInSession(store, forbidden, 'sv');
  addCar(store, volvo);
  expect(idsIn(store)).toEqual(['1']);
});

test('a page that comes back from memory catches up with the session', () => {
  const session = aSession();
  const list = createCompareStore();
  persistInSession(list, session.place, 'sv');
  addCar(list, volvo);
  const carPage = createCompareStore();
  persistInSession(carPage, session.place, 'sv');
  addCar(carPage, kia);
  reloadFromSession(list, session.place);
  expect(idsIn(list)).toEqual(['1', '2']);
});
