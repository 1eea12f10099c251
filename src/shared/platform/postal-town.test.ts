import { expect, test } from 'vitest';
import { postalTown } from './postal-town.ts';

test('the British write the town before the postcode, everybody else the postcode before the town', () => {
  expect(postalTown({ zip: 'NE8 2BJ', city: 'Gateshead' })).toBe('Gateshead NE8 2BJ');
  expect(postalTown({ zip: 'g14 0bx', city: 'Glasgow' })).toBe('Glasgow g14 0bx');
  expect(postalTown({ zip: '451 28', city: 'Västerhamn' })).toBe('451 28 Västerhamn');
  expect(postalTown({ zip: '00100', city: 'Helsinki' })).toBe('00100 Helsinki');
});

test('what is missing leaves no gap', () => {
  expect(postalTown({ zip: '', city: 'York' })).toBe('York');
  expect(postalTown({ zip: 'YO30 4XB' })).toBe('YO30 4XB');
  expect(postalTown({})).toBe('');
});
