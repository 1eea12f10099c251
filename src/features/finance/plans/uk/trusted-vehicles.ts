import type { Log } from '../../../../shared/platform/log.ts';
import type { PhysicalVehicle } from './provider-api.ts';

export type KnownCar = { vehicle: PhysicalVehicle; path: string };
export type KnownCars = ReadonlyMap<string, KnownCar>;

/**
 * A quote is for the stored car. Where the browser sends other values, the page is stale or somebody is tampering;
 * either way the stored values are used.
 */
export function trustedVehicles(
  vehicles: readonly PhysicalVehicle[],
  known: KnownCars,
  log: Log,
): PhysicalVehicle[] {
  return vehicles.map((claimed) => {
    const { vehicle } = known.get(claimed.Ids.CarId) ?? {};
    if (!vehicle) return claimed;
    if (!isSameVehicle(claimed, vehicle)) {
      log.warn(
        {
          code: 'FINANCE_VEHICLE_DIFFERS',
          car: vehicle.Ids.CarId,
          asked: claimed.Price,
          price: vehicle.Price,
        },
        'a quote was requested with other values than the car has; the stored ones are used',
      );
    }
    return vehicle;
  });
}

function isSameVehicle(one: PhysicalVehicle, other: PhysicalVehicle): boolean {
  return (
    one.Price === other.Price &&
    one.Mileage === other.Mileage &&
    one.Status === other.Status &&
    one.Registration.Number === other.Registration.Number
  );
}
