import type { Vehicle } from '../../src/features/workshop/vehicle.ts';

/** Plates with a tyre hotel agreement that stand in guides and tests. ZZZ999 has none. */
export const tyrePlates = {
  goodWinterTyres: 'DCK123',
  twoVehicles: ['DCK456', 'DCK457'],
  workshopWithoutTimes: 'DCK789',
  /** Like DCK123, each with a telephone of its own: a plate gets a code a minute and five a day. */
  others: Array.from({ length: 12 }, (_, at) => `DCK2${String(at + 1).padStart(2, '0')}`),
} as const;

const [worn, second] = tyrePlates.twoVehicles;

/** In the vehicle register as well, for a wheel change is a workshop booking. */
export const tyreHotelVehicles: readonly Vehicle[] = [
  vehicle(tyrePlates.goodWinterTyres, 'Volvo', 'V60', 2021, 'Laddhybrid'),
  vehicle(worn, 'Volvo', 'XC60', 2018, 'Diesel'),
  vehicle(second, 'Kia', 'Niro', 2020, 'Elhybrid'),
  vehicle(tyrePlates.workshopWithoutTimes, 'Toyota', 'RAV4', 2022, 'Elhybrid'),
  ...tyrePlates.others.map((plate) => vehicle(plate, 'Volvo', 'XC40', 2022, 'Bensin')),
];

function vehicle(
  registrationNumber: string,
  brand: string,
  model: string,
  buildYear: number,
  fuel: string,
): Vehicle {
  return { registrationNumber, brand, model, buildYear, hasServiceAgreement: true, isSupported: true, fuel };
}
