import { brandName } from '../dealers/brand-name.ts';
import type { DealershipRecord, Department } from '../dealers/dealership-record.ts';
import type { Seller } from './car-record.ts';
import type { Random } from './random.ts';
import type { Vehicle } from './vehicle.ts';

export type CarLocation = {
  dealership: DealershipRecord;
  department: Department;
  sellers: readonly Seller[];
};

/** Assigns a dealership and sellers. New cars are at dealerships that sell their make. */
export function assignDealership(
  vehicle: Vehicle,
  dealerships: readonly DealershipRecord[],
  random: Random,
): CarLocation {
  const make = brandName(vehicle.make.code);
  const mustSell = vehicle.condition !== 'used' || vehicle.type === 'MC';
  const fitting = mustSell
    ? dealerships.filter(({ site_brands }) => site_brands.includes(make))
    : dealerships;
  const dealership = random.weighted(
    fitting,
    ({ site_id, site_departments }) => site_departments.length + (Number(site_id) % 5),
  );
  const department = findDepartment(dealership, vehicle, make);
  return { dealership, department, sellers: pickSellers(department, random) };
}

function findDepartment(
  dealership: DealershipRecord,
  { condition, type }: Vehicle,
  make: string,
): Department {
  const group = type === 'MC' || condition === 'new' ? 'New cars' : 'Used cars';
  const found = dealership.site_departments.find(
    (each) =>
      each.group === group && (group === 'Used cars' || each.brands.some(({ name }) => name === make)),
  );
  if (!found) throw new Error(`${dealership.site_official_name} has nobody to sell a ${make}`);
  return found;
}

/** One or two people of the department; buyers and mechanics do not sell. */
function pickSellers({ users }: Department, random: Random): Seller[] {
  const selling = users.filter(({ title }) => /säljare|selger|sales|myyjä|preda|salgs/i.test(title));
  return random
    .shuffled(selling)
    .slice(0, random.chance(0.6) ? 1 : 2)
    .map(({ first_name, last_name, email, phone }) => ({ name: `${first_name} ${last_name}`, email, phone }));
}
