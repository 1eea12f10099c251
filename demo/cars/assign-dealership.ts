import { brandName } from '../dealers/brand-name.ts';
import type { Department, SiteRecord } from '../dealers/site-record.ts';
import type { Seller } from './car-record.ts';
import type { Random } from './random.ts';
import type { Vehicle } from './vehicle.ts';

export type CarLocation = { site: SiteRecord; department: Department; sellers: readonly Seller[] };

/** Assigns a dealership and sellers. New cars are at dealerships that sell their make. */
export function assignDealership(
  vehicle: Vehicle,
  sites: readonly SiteRecord[],
  random: Random,
): CarLocation {
  const make = brandName(vehicle.make.code);
  const mustSell = vehicle.condition !== 'used' || vehicle.type === 'MC';
  const fitting = mustSell ? sites.filter(({ site_brands }) => site_brands.includes(make)) : sites;
  const site = random.weighted(
    fitting,
    ({ site_id, site_departments }) => site_departments.length + (Number(site_id) % 5),
  );
  const department = findDepartment(site, vehicle, make);
  return { site, department, sellers: pickSellers(department, random) };
}

function findDepartment(site: SiteRecord, { condition, type }: Vehicle, make: string): Department {
  const group = type === 'MC' || condition === 'new' ? 'New cars' : 'Used cars';
  const found = site.site_departments.find(
    (each) =>
      each.group === group && (group === 'Used cars' || each.brands.some(({ name }) => name === make)),
  );
  if (!found) throw new Error(`${site.site_official_name} has nobody to sell a ${make}`);
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
