import { setTimeout } from 'node:timers/promises';
import type { AvailableDepartment } from '../department.ts';
import { WorkshopError } from '../workshop-error.ts';
import type { WorkshopService } from '../workshop-service.ts';

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
const faults = ['error', 'slow', 'empty', 'lying'] as const;

export type WorkshopMethod = (typeof methods)[number];
export type WorkshopFault = (typeof faults)[number];
export type WorkshopFaults = Readonly<Partial<Record<WorkshopMethod, WorkshopFault>>>;

const SLOW_MS = 3000;

/** From the cookie `workshop-fault`, such as `car:error,addons:empty`. What it does not know is left out. */
export function parseWorkshopFaults(cookies: string | undefined): WorkshopFaults {
  const [, value = ''] = /(?:^|;\s*)workshop-fault=([^;]*)/.exec(cookies ?? '') ?? [];
  const pairs = value.replaceAll('%3A', ':').replaceAll('%2C', ',').split(',');
  return Object.fromEntries(
    pairs.flatMap((pair) => {
      const [name, kind] = pair.trim().split(':');
      const method = methods.find((each) => each === name);
      const fault = faults.find((each) => each === kind);
      return method && fault ? [[method, fault]] : [];
    }),
  );
}

/**
 * The workshop with faults, so that every error state of the flow can be seen. `empty` is the method's own kind of
 * nothing; `lying` has a wrong shape, as a remote system might send it.
 */
export function faultyWorkshop(
  service: WorkshopService,
  faults: WorkshopFaults,
  wait: (milliseconds: number) => Promise<unknown> = setTimeout,
): WorkshopService {
  const applyFault = async <Result>(
    method: WorkshopMethod,
    act: () => Promise<Result>,
    { empty, lying }: { empty: () => Result; lying: unknown },
  ): Promise<Result> => {
    const fault = faults[method];
    if (fault === 'error') throw new WorkshopError('ServerError');
    if (fault === 'empty') return empty();
    if (fault === 'lying') return lying as Result;
    if (fault === 'slow') await wait(SLOW_MS);
    return act();
  };
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
