import type { Vehicle } from '../../src/features/workshop/vehicle.ts';

/** Plates that stand in guides and tests: one for every answer of the booking's first step. */
export const demoPlates: readonly Vehicle[] = [
  vehicle('ABC123', 'Volvo', 'V60', 2020, 'Diesel', true),
  // More of the same: one car has one time at a time, and several people try the booking at once.
  ...[
    'ABC201',
    'ABC202',
    'ABC203',
    'ABC204',
    'ABC205',
    'ABC206',
    'ABC207',
    'ABC208',
    'ABC209',
    'ABC210',
    'ABC211',
    'ABC212',
  ].map((plate) => vehicle(plate, 'Volvo', 'V60', 2020, 'Diesel', true)),
  vehicle('KLM456', 'Toyota', 'RAV4', 2019, 'Elhybrid', false),
  // No workshop of the group is authorised for it.
  vehicle('POR911', 'Porsche', '911', 2019, 'Bensin', false),
  // Booked elsewhere.
  vehicle('MNB207', 'BMW', '3-serie', 2021, 'Laddhybrid', false),
  // Not serviced.
  vehicle('LDA100', 'Lada', 'Niva', 2009, 'Bensin', false),
];

/** Registered for nobody. */
export const unknownPlate = 'ZZZ999';

function vehicle(
  registrationNumber: string,
  brand: string,
  model: string,
  buildYear: number,
  fuel: string,
  hasServiceAgreement: boolean,
): Vehicle {
  return { registrationNumber, brand, model, buildYear, hasServiceAgreement, isSupported: true, fuel };
}
