import { expect, test } from 'vitest';
import type { LogFields } from '../../../../shared/platform/log.ts';
import { aVehicle } from './testing/requests.ts';
import { trustedVehicles } from './trusted-vehicles.ts';

const stored = aVehicle();

test('the stored car is used where the browser sends another price, mileage, status or registration', () => {
  for (const claimed of [
    aVehicle({ Price: 5000 }),
    aVehicle({ Mileage: 1 }),
    aVehicle({ Status: 'New' }),
    aVehicle({ Registration: { ...stored.Registration, Number: 'AB12 CDE' } }),
  ]) {
    const { vehicles, lines } = trust(claimed);
    expect(vehicles).toEqual([stored]);
    expect(lines).toEqual([
      { code: 'FINANCE_VEHICLE_DIFFERS', car: '441010070', asked: claimed.Price, price: 36_995 },
    ]);
  }
});

test('a car described as it is stored is used without a warning', () => {
  const { vehicles, lines } = trust(aVehicle());
  expect(vehicles[0]).toBe(stored);
  expect(lines).toEqual([]);
});

test('a car that is not stored is used as it is described', () => {
  const stranger = aVehicle({ Ids: { CarId: '1' } });
  const { vehicles, lines } = trust(stranger);
  expect(vehicles).toEqual([stranger]);
  expect(lines).toEqual([]);
});

function trust(claimed: typeof stored) {
  const lines: LogFields[] = [];
  const write = (fields: LogFields) => void lines.push(fields);
  const log = { info: write, warn: write, error: write };
  const known = new Map([[stored.Ids.CarId, { vehicle: stored, path: '/buy-car/441010070' }]]);
  return { vehicles: trustedVehicles([claimed], known, log), lines };
}
