import { brandName } from '../dealers/brand-name.ts';
import type { Department, SiteRecord } from '../dealers/site-record.ts';
import type { Seller } from './car-record.ts';
import type { Chance } from './chance.ts';
import type { Vehicle } from './vehicle.ts';

export type Hall = { site: SiteRecord; department: Department; sellers: readonly Seller[] };

/** Where the car stands and who sells it. New cars stand where their make is sold. */
export function hallFor(vehicle: Vehicle, sites: readonly SiteRecord[], chance: Chance): Hall {
  const make = brandName(vehicle.make.code);
  const mustSell = vehicle.condition !== 'used' || vehicle.type === 'MC';
  const fitting = mustSell ? sites.filter(({ site_brands }) => site_brands.includes(make)) : sites;
  const site = chance.weighted(
    fitting,
    ({ site_id, site_departments }) => site_departments.length + (Number(site_id) % 5),
  );
  const department = deskOf(site, vehicle, make);
  return { site, department, sellers: sellersOf(department, chance) };
}

function deskOf(site: SiteRecord, { condition, type }: Vehicle, make: string): Department {
  const group = type === 'MC' || condition === 'new' ? 'New cars' : 'Used cars';
  const found = site.site_departments.find(
    (each) =>
      each.group === group && (group === 'Used cars' || each.brands.some(({ name }) => name === make)),
  );
  if (!found) throw new Error(`${site.site_official_name} has nobody to sell a ${make}`);
  return found;
}

/** One or two of the desk's people; buyers and mechanics do not sell. */
function sellersOf({ users }: Department, chance: Chance): Seller[] {
  const selling = users.filter(({ title }) => /säljare|selger|sales|myyjä|preda|salgs/i.test(title));
  return chance
    .shuffled(selling)
    .slice(0, chance.maybe(0.6) ? 1 : 2)
    .map(({ first_name, last_name, email, phone }) => ({ name: `${first_name} ${last_name}`, email, phone }));
}
