import { expect, test } from 'vitest';
import { aSelectedService } from '../../testing/a-booking-flow.ts';
import { anAvailableDepartment } from '../../testing/an-available-department.ts';
import { priceChange, totalAt } from './prices-at.ts';

const services = {
  AC: aSelectedService({ price: 1395 }),
  tyres: aSelectedService({ price: 200, unit: 4 }),
};
const offers = [
  { code: 'AC', price: 1500 },
  { code: 'tyres', price: 250 },
  { code: 'not chosen', price: 9 },
];

test('SB-81 the sum at a workshop is of its own prices, for all units', () => {
  expect(totalAt(anAvailableDepartment({ offers }), { services })).toEqual({ total: 2500, isFrom: false });
  const diagnosis = aSelectedService({ priceKnown: false, price: 0 });
  expect(totalAt(anAvailableDepartment({ offers }), { services: { ...services, diagnosis } })).toEqual({
    total: 2500,
    isFrom: true,
  });
  expect(totalAt(anAvailableDepartment(), { services })).toBeUndefined();
});

test('SB-81 a price that is another than the one shown before is said', () => {
  const department = anAvailableDepartment({ offers });
  const change = (prices: Record<string, number>, at = department) =>
    priceChange({ services, bookingInfo: { department: at, prices } });
  expect(change({ AC: 1500, tyres: 250 })).toBeUndefined();
  expect(change({ AC: 1600, tyres: 250 })).toEqual({ before: 2500, total: 2600, isMedian: false });
  expect(change({ AC: 1395, tyres: 100 }, anAvailableDepartment())).toEqual({
    before: 2195,
    total: 1795,
    isMedian: true,
  });
});
