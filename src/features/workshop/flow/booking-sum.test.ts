import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aSelectedService } from '../testing/a-booking-flow.ts';
import type { SelectedService } from './booking-flow-state.ts';
import { bookingSum } from './booking-sum.ts';

test('SB-101 the total is the known prices times their units, add-ons included; unknown ones are left out', () => {
  const services = {
    AC: aSelectedService({ price: 1395 }),
    BALANCE: aSelectedService({ price: 150, unit: 4, unitAbbreviation: 'st' }),
    CAR: aSelectedService({ price: 395, type: 'addon' }),
    DIAGNOSIS: aSelectedService({ price: 900, priceKnown: false }),
  };
  const { total, hasUnknownPrice, lines } = bookingSum({ services, bookingInfo: {} });
  expect(total).toBe(1395 + 4 * 150 + 395);
  expect(hasUnknownPrice).toBe(true);
  expect(lines.map(({ price }) => price)).toEqual([1395, 600, 395, undefined]);
});

test('SB-51 the earlier price is the price plus the discount, for all units', () => {
  const services = {
    A: aSelectedService({ price: 900, priceDiscount: 100 }),
    B: aSelectedService({ price: 150, priceDiscount: 25, unit: 4 }),
    C: aSelectedService({ price: 900, priceDiscount: 0 }),
    D: aSelectedService({ price: 900, priceDiscount: 100, priceKnown: false }),
  };
  const { lines } = bookingSum({ services, bookingInfo: {} });
  expect(lines.map(({ earlierPrice }) => earlierPrice)).toEqual([1000, 700, undefined, undefined]);
});

test('SB-82 prices of the picked workshop replace the medians of the same codes, also a price of nothing', () => {
  const services = {
    A: aSelectedService({ price: 900, unit: 2 }),
    B: aSelectedService({ price: 500 }),
    C: aSelectedService({ priceKnown: false }),
    D: aSelectedService({ price: 250 }),
  };
  const { total, hasUnknownPrice } = bookingSum({
    services,
    bookingInfo: { prices: { A: 950, C: 300, D: 0, elsewhere: 9999 } },
  });
  expect(total).toBe(2 * 950 + 500 + 300);
  expect(hasUnknownPrice).toBe(false);
});

const amount = fc.integer({ min: 0, max: 50_000 });
const service: fc.Arbitrary<SelectedService> = fc
  .record({
    price: amount,
    priceKnown: fc.boolean(),
    priceDiscount: amount,
    unit: fc.integer({ min: 1, max: 8 }),
    type: fc.constantFrom('service', 'addon'),
  })
  .map((given) => aSelectedService(given));
const services = fc.dictionary(fc.string({ minLength: 1, maxLength: 5 }), service);

test('SB-101 the total is the sum of its lines, whatever is chosen, and grows by exactly what is added', () => {
  fc.assert(
    fc.property(
      services,
      service,
      fc.dictionary(fc.string({ maxLength: 5 }), amount),
      (chosen, added, prices) => {
        const before = bookingSum({ services: chosen, bookingInfo: { prices } });
        expect(before.lines).toHaveLength(Object.keys(chosen).length);
        expect(before.total).toBe(before.lines.reduce((sum, { price }) => sum + (price ?? 0), 0));
        const after = bookingSum({ services: { ...chosen, 'added-code': added }, bookingInfo: { prices } });
        expect(after.total - before.total).toBe(added.priceKnown ? added.price * added.unit : 0);
        expect(after.hasUnknownPrice).toBe(before.hasUnknownPrice || !added.priceKnown);
      },
    ),
  );
});
