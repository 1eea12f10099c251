import { WorkshopError } from '../../../src/features/booking/workshop-error.ts';
import type { AvailableDepartment } from '../../../src/features/workshop/department.ts';
import type { WorkshopService } from '../../../src/features/workshop/workshop-service.ts';
import { createFaultInjector, type Faults, parseFaults, type Wait } from './fault-switches.ts';

const methods = [
  'car',
  'brand',
  'services',
  'addons',
  'prices',
  'timeslots',
  'departments',
  'hold',
  'book',
] as const;
export type WorkshopMethod = (typeof methods)[number];
export type WorkshopFaults = Faults<WorkshopMethod>;

/** From the cookie `workshop-fault`, such as `car:error,addons:empty`. */
export function parseWorkshopFaults(cookies: string | undefined): WorkshopFaults {
  return parseFaults(cookies, 'workshop-fault', methods);
}

/** Where nothing real is booked, and nowhere else, a cookie switches faults on. */
export function withWorkshopFaults(service: WorkshopService, cookies: string | undefined): WorkshopService {
  const faults = parseWorkshopFaults(cookies);
  return Object.keys(faults).length > 0 ? faultyWorkshop(service, faults) : service;
}

/**
 * The workshop with faults, so that every error state of the flow can be seen. `empty` is the method's own kind of
 * nothing; `lying` has a wrong shape, as a remote system might send it.
 */
export function faultyWorkshop(
  service: WorkshopService,
  faults: WorkshopFaults,
  wait?: Wait,
): WorkshopService {
  const applyFault = createFaultInjector(faults, () => new WorkshopError('ServerError'), wait);
  const noList = { empty: () => [], lying: [null, { code: 7 }] };
  const noTime = () => {
    throw new WorkshopError('TimeslotNotAvailable');
  };
  return {
    findVehicle: (...args) =>
      applyFault('car', () => service.findVehicle(...args), {
        empty: () => {
          throw new WorkshopError('VehicleNotFound');
        },
        lying: { registrationNumber: 7, brand: null },
      }),
    hasBrand: (...args) =>
      applyFault('brand', () => service.hasBrand(...args), {
        empty: () => false,
        lying: { brand: 'perhaps' },
      }),
    services: (...args) => applyFault('services', () => service.services(...args), noList),
    addons: (...args) => applyFault('addons', () => service.addons(...args), noList),
    prices: (...args) => applyFault('prices', () => service.prices(...args), noList),
    timeSlots: (...args) => applyFault('timeslots', () => service.timeSlots(...args), noList),
    async *closestAvailable(query) {
      const none: AsyncIterable<AvailableDepartment> = (async function* () {})();
      const found = applyFault('departments', async () => service.closestAvailable(query), {
        empty: () => none,
        lying: [{ departmentId: 7, brands: null }],
      });
      yield* await found;
    },
    hold: (...args) =>
      applyFault('hold', () => service.hold(...args), { empty: noTime, lying: { holdId: 7 } }),
    releaseHold: (holdId) => service.releaseHold(holdId),
    book: (...args) =>
      applyFault('book', () => service.book(...args), { empty: noTime, lying: { id: null } }),
  };
}
