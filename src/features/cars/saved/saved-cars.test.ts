import { expect, test } from 'vitest';
import { addCar, parseSavedCars, removeCar, samePrice } from './saved-cars.ts';
import { parseSharedList, sharedListUrl } from './shared-list.ts';
import { addViewed, parseViewedCars, withoutCurrent } from './viewed-cars.ts';

const volvo = { id: '1', name: 'Volvo XC60', price: '459 900 kr' };
const kia = { id: '2', name: 'Kia EV6', price: '389 900 kr' };

test('the car that was saved last stands first, once', () => {
  const saved = addCar(addCar(addCar([], volvo), kia), volvo);
  expect(saved.map(({ id }) => id)).toEqual(['1', '2']);
  expect(removeCar(saved, '1')).toEqual([kia]);
});

test('what the browser kept is checked: anything odd is dropped, the rest stays', () => {
  const odd = [null, 7, { id: 'x', name: '', price: '' }, { id: '3' }, { ...kia, name: 'x'.repeat(201) }];
  expect(parseSavedCars(JSON.stringify([...odd, volvo, volvo]))).toEqual([volvo]);
  expect(parseSavedCars('{"not":"a list"}')).toEqual([]);
  expect(parseSavedCars('[{')).toEqual([]);
  expect(parseSavedCars(null)).toEqual([]);
  expect(parseSavedCars(JSON.stringify([{ ...volvo, script: '<b>' }]))).toEqual([volvo]);
});

test('a price is the same whichever spaces and signs it is written with', () => {
  expect(samePrice('459 900 kr', '459,900 kr')).toBe(true);
  expect(samePrice('459 900 kr', '459\u00a0900\u00a0kr')).toBe(true);
  expect(samePrice('459 900 kr', '449 900 kr')).toBe(false);
});

test('a shared list is read from the address; what is no car is passed over', () => {
  expect(parseSharedList('?cars=3,1,2')).toEqual(['3', '1', '2']);
  expect(parseSharedList('?cars=1,x,%3Cb%3E,1,,-2,2')).toEqual(['1', '2']);
  expect(parseSharedList('?cars=')).toEqual([]);
  expect(parseSharedList('')).toEqual([]);
});

test('a shared list holds 48 cars, those that were saved last', () => {
  const ids = Array.from({ length: 60 }, (_, at) => String(at + 1));
  const address = sharedListUrl('https://solvik.example/sparade-bilar?utm=1#x', ids);
  expect(address).toMatch(/^https:\/\/solvik.example\/sparade-bilar\?cars=1,2,/);
  expect(parseSharedList(new URL(address).search)).toEqual(ids.slice(0, 48));
  expect(parseSharedList(`?cars=${ids.join(',')}`)).toHaveLength(48);
});

test('the last twelve cars looked at are remembered, each once', () => {
  const many = Array.from({ length: 14 }, (_, at) => String(at));
  const viewed = many.reduce(addViewed, [] as string[]);
  expect(viewed).toHaveLength(12);
  expect(viewed[0]).toBe('13');
  expect(addViewed(viewed, '5').slice(0, 2)).toEqual(['5', '13']);
  expect(addViewed(viewed, '5')).toHaveLength(12);
});

test('what was looked at is checked when it is read', () => {
  expect(parseViewedCars(JSON.stringify(['1', 2, 'x', '1', '3']))).toEqual(['1', '3']);
  expect(parseViewedCars('{}')).toEqual([]);
  expect(parseViewedCars('[')).toEqual([]);
});

test('the car whose page it is does not stand among those looked at', () => {
  expect(withoutCurrent(['1', '2', '3'], '2')).toEqual(['1', '3']);
  expect(withoutCurrent(['1', '2'], undefined)).toEqual(['1', '2']);
});
