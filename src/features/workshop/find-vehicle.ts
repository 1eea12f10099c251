import { isIssuedIn, normalizeRegistrationNumber } from '../../shared/number-plates/registration-number.ts';
import type { Country } from '../../shared/sites/countries.ts';
import { WorkshopError } from '../booking/workshop-error.ts';
import type { PriceList } from './price-list.ts';
import { includesMake } from './same-make.ts';
import type { Vehicle, VehicleRegister } from './vehicle.ts';

type ServedBy = Pick<PriceList, 'bookedElsewhere' | 'notServiced'> & { country: Country };

/** The car of a registration number, as this site serves it (SB-25 to SB-31). */
export async function findVehicle(
  register: Pick<VehicleRegister, 'find'>,
  registrationNumber: string,
  { bookedElsewhere, notServiced, country }: ServedBy,
): Promise<Vehicle> {
  const vehicle = await register.find(parse(registrationNumber, country));
  if (!vehicle) throw new WorkshopError('VehicleNotFound');
  if (includesMake(notServiced, vehicle.brand)) throw notSupported(vehicle);
  return { ...vehicle, isSupported: vehicle.isSupported && !includesMake(bookedElsewhere, vehicle.brand) };
}

/** A car that can be booked here: one that is booked elsewhere is found, but nothing is offered for it. */
export async function findServicedVehicle(
  register: Pick<VehicleRegister, 'find'>,
  registrationNumber: string,
  served: ServedBy,
): Promise<Vehicle> {
  const vehicle = await findVehicle(register, registrationNumber, served);
  if (!vehicle.isSupported) throw notSupported(vehicle);
  return vehicle;
}

function parse(text: string, country: Country): string {
  const registrationNumber = normalizeRegistrationNumber(text);
  if (!isIssuedIn(country, registrationNumber)) throw new WorkshopError('InvalidReg');
  return registrationNumber;
}

function notSupported({ brand }: Vehicle): WorkshopError {
  return new WorkshopError('BrandNotSupported', { detail: brand });
}
