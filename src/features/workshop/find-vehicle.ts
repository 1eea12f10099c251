import { isPlate, MAX_PLATE_LENGTH, normalizePlate } from './plate.ts';
import type { PriceList } from './price-list.ts';
import { includesMake } from './same-make.ts';
import type { Vehicle, VehicleRegister } from './vehicle.ts';
import { WorkshopError } from './workshop-error.ts';

type Makes = Pick<PriceList, 'bookedElsewhere' | 'notServiced'>;

/** The car of a plate, as this site serves it (SB-25 to SB-31). */
export async function findVehicle(
  register: Pick<VehicleRegister, 'find'>,
  registrationNumber: string,
  { bookedElsewhere, notServiced }: Makes,
): Promise<Vehicle> {
  const vehicle = await register.find(parsePlate(registrationNumber));
  if (!vehicle) throw new WorkshopError('VehicleNotFound');
  if (includesMake(notServiced, vehicle.brand)) throw notSupported(vehicle);
  return { ...vehicle, isSupported: vehicle.isSupported && !includesMake(bookedElsewhere, vehicle.brand) };
}

/** A car that can be booked here: one that is booked elsewhere is found, but nothing is offered for it. */
export async function findServicedVehicle(
  register: Pick<VehicleRegister, 'find'>,
  registrationNumber: string,
  makes: Makes,
): Promise<Vehicle> {
  const vehicle = await findVehicle(register, registrationNumber, makes);
  if (!vehicle.isSupported) throw notSupported(vehicle);
  return vehicle;
}

function parsePlate(registrationNumber: string): string {
  const plate = normalizePlate(registrationNumber);
  const isLonger = registrationNumber.replace(/[\s-]/g, '').length > MAX_PLATE_LENGTH;
  if (isLonger || !isPlate(plate)) throw new WorkshopError('InvalidReg');
  return plate;
}

function notSupported({ brand }: Vehicle): WorkshopError {
  return new WorkshopError('BrandNotSupported', { detail: brand });
}
