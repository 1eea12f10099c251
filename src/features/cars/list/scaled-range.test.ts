import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withMileageInMil } from './mileage-in-km.ts';
import { scaledRange } from './scaled-range.ts';

test('a limit in kilometres becomes one in mil that leaves no car out', () => {
  expect(scaledRange({ from: 12_345, to: 67_891 }, 0.1)).toEqual({ from: 1234, to: 6790 });
  expect(scaledRange({ to: 50_000 }, 0.1)).toEqual({ to: 5000 });
  expect(scaledRange(undefined, 10)).toBeUndefined();
});

test('what the address holds is shown and sent back unchanged', () => {
  const end = fc.option(fc.nat({ max: 1_000_000 }), { nil: undefined });
  fc.assert(
    fc.property(end, end, (from, to) => {
      const range = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
      expect(scaledRange(scaledRange(range, 10), 1 / 10)).toEqual(range);
    }),
  );
});

test('a form without script sends kilometres, and an empty end stays open', () => {
  expect(withMileageInMil({ car_mileage_km: ['', '50,000'] })).toMatchObject({ car_mileage: ['', '5000'] });
  expect(withMileageInMil({ car_mileage_km: ['12 345', ''] })).toMatchObject({ car_mileage: ['1234', ''] });
  const other = { car_mileage: ['0', '5000'] };
  expect(withMileageInMil(other)).toBe(other);
});
