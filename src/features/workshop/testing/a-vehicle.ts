import type { Vehicle } from '../vehicle.ts';

/** A car of the register; a test shows only what matters to it. */
export function aVehicle(more: Partial<Vehicle> = {}): Vehicle {
  return {
    registrationNumber: 'ABC123',
    brand: 'Volvo',
    model: 'V60',
    buildYear: 2020,
    hasServiceAgreement: false,
    isSupported: true,
    fuel: 'Diesel',
    ...more,
  };
}
