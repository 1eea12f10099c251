import type { Log } from '../../platform/log.ts';
import type { PhysicalVehicle } from './provider-api.ts';

export type KnownCar = { vehicle: PhysicalVehicle; path: string };
export type KnownCars = ReadonlyMap<string, KnownCar>;

/**
 * A quote is for the car as it stands on the site. Where the browser says something else, the page may be older than
 * the price, or somebody is trying something; either way what the house knows counts.
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
        'a quote was asked for with other figures than the car has; the car’s own are used',
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
