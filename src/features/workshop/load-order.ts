import { wallTime } from '../../shared/platform/wall-time.ts';
import type { CachedSearch } from '../../shared/search/cached-search.ts';
import type { Booking } from '../booking/booking.ts';
import type { Job } from '../booking/calendar/bay.ts';
import { findDepartments, type WorkshopSite } from '../booking/find-departments.ts';
import { WorkshopError } from '../booking/workshop-error.ts';
import { findServicedVehicle } from './find-vehicle.ts';
import { jobFromOfferings } from './job-from-offerings.ts';
import { canDo, isAvailable, type OfferingContext } from './offerings-for-car.ts';
import { type PricedOffering, type PriceList, priceList } from './price-list.ts';
import { priceListIn } from './price-list-in.ts';
import type { SetupStore } from './setup-store.ts';
import type { Vehicle, VehicleRegister } from './vehicle.ts';
import type { Workshop } from './workshop-setup.ts';

export type OrderDeps = {
  vehicles: Pick<VehicleRegister, 'find'>;
  setups: Pick<SetupStore, 'priceList' | 'departments' | 'defaultSetup'>;
  search: CachedSearch;
  now: () => Date;
};

/** A car with what may be offered for it. */
export type CarContext = OfferingContext & { car: Vehicle };

/** What a customer wants done to a car. */
export type Order = CarContext & { chosen: readonly PricedOffering[]; job: Job };

export async function loadCarContext(
  deps: OrderDeps,
  site: WorkshopSite,
  registrationNumber: string,
): Promise<CarContext> {
  const list = await loadPriceList(deps, site);
  const car = await findServicedVehicle(deps.vehicles, registrationNumber, {
    ...list,
    country: site.country,
  });
  const departments = await findDepartments(deps, site);
  const year = Number(wallTime(deps.now(), site.timeZone).date.slice(0, 4));
  return { list, car, year, country: site.country, departments };
}

/** Throws for a code that is not on the list, and for an offering that is not for this car. */
export async function loadOrder(
  deps: OrderDeps,
  site: WorkshopSite,
  registrationNumber: string,
  codes: readonly string[],
): Promise<Order> {
  const context = await loadCarContext(deps, site, registrationNumber);
  if (codes.length === 0) throw new WorkshopError('InvalidRequest', { detail: 'serviceOfferings' });
  const offered = new Map(allOfferings(context.list).map((offering) => [offering.code, offering]));
  const chosen = [...new Set(codes)].map((code) => {
    const offering = offered.get(code);
    if (!offering || !isAvailable(offering, context)) throw notAvailable(code);
    return offering;
  });
  return { ...context, chosen, job: jobFromOfferings(chosen) };
}

/** What was booked, as it is offered now. */
export async function loadBookedJob(
  deps: OrderDeps,
  { registrationNumber, services, appointment }: Booking,
  site: WorkshopSite,
) {
  const codes = services.map(({ code }) => code);
  const order = await loadOrder(deps, site, registrationNumber, codes);
  return { job: order.job, department: departmentForOrder(order, appointment.departmentId) };
}

/** The department of an order, if it does everything that was chosen. */
export function departmentForOrder(order: Order, departmentId: string): Workshop {
  const department = order.departments.find((each) => each.departmentId === departmentId);
  if (!department) throw new WorkshopError('DepartmentNotFound');
  const refused = order.chosen.find((offering) => !canDo(department, offering, order.car));
  if (refused) throw notAvailable(refused.code);
  return department;
}

/** A site whose price list nobody has written offers nothing yet. */
export async function loadPriceList(
  { setups }: Pick<OrderDeps, 'setups'>,
  { name, language }: WorkshopSite,
): Promise<PriceList> {
  const list = (await setups.priceList(name)) ?? priceList.parse({ services: [], addons: [] });
  return priceListIn(list, language);
}

function allOfferings({ services, addons }: PriceList): readonly PricedOffering[] {
  return [...services, ...addons].flatMap(({ offerings }) => offerings);
}

function notAvailable(code: string): WorkshopError {
  return new WorkshopError('OfferingNotAvailable', { detail: code });
}
