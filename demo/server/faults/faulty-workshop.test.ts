import { expect, test } from 'vitest';
import { aWorkshop } from '../../../src/features/workshop/testing/a-workshop.ts';
import { collect } from '../../../src/features/workshop/testing/collect.ts';
import { aBookingRequest } from '../../../src/features/workshop/testing/open-scenario.ts';
import type { WorkshopService } from '../../../src/features/workshop/workshop-service.ts';
import type { Fault } from './fault-switches.ts';
import { faultyWorkshop, parseWorkshopFaults, type WorkshopMethod } from './faulty-workshop.ts';

const at = { latitude: 57.7, longitude: 11.9 };
const slot = { registrationNumber: 'ABC123', departmentId: '1101', serviceOfferings: ['ac'] };

const calls: Record<WorkshopMethod, (service: WorkshopService) => Promise<unknown>> = {
  car: (service) => service.findVehicle('ABC123'),
  brand: (service) => service.hasBrand('Volvo'),
  services: (service) => service.services('ABC123', at),
  addons: (service) => service.addons('ABC123', at),
  prices: (service) => service.prices({ ...slot, mileage: 1 }),
  timeslots: (service) => service.timeSlots({ ...slot, from: '2026-11-18' }),
  departments: (service) => collect(service.closestAvailable({ ...slot, at })),
  hold: (service) => service.hold({ ...slot, timeSlot: '2026-11-18T07:30:00', isFullDay: false }),
  book: (service) => service.book(aBookingRequest(), 'attempt-1'),
};
const methods = Object.keys(calls) as WorkshopMethod[];

test('the cookie names methods and their faults; everything else in it is ignored', () => {
  expect(
    parseWorkshopFaults('a=b; workshop-fault=car:error,addons:empty,cat:error,car2,book:nice; c=d'),
  ).toEqual({
    car: 'error',
    addons: 'empty',
  });
  expect(parseWorkshopFaults('workshop-fault=car%3Aslow%2Cbook%3Alying')).toEqual({
    car: 'slow',
    book: 'lying',
  });
  expect(parseWorkshopFaults('not-workshop-fault=car:error')).toEqual({});
  expect(parseWorkshopFaults(undefined)).toEqual({});
});

test.each(methods)('%s without a fault is what the workshop says', async (method) => {
  expect(await call(method)).toEqual(await calls[method](aWorkshop()));
});

test.each(methods)('%s with an error', async (method) => {
  await expect(call(method, 'error')).rejects.toMatchObject({ code: 'ServerError' });
});

test.each(methods)('%s, slow, is late and otherwise right', async (method) => {
  const waits: number[] = [];
  const slow = faultyWorkshop(aWorkshop(), { [method]: 'slow' }, async (ms) => waits.push(ms));
  expect(await calls[method](slow)).toEqual(await calls[method](aWorkshop()));
  expect(waits).toEqual([3000]);
});

test('empty is no result', async () => {
  for (const method of ['services', 'addons', 'prices', 'timeslots', 'departments'] as const)
    expect(await call(method, 'empty'), method).toEqual([]);
  expect(await call('brand', 'empty')).toBe(false);
  await expect(call('car', 'empty')).rejects.toMatchObject({ code: 'VehicleNotFound' });
  await expect(call('hold', 'empty')).rejects.toMatchObject({ code: 'TimeslotNotAvailable' });
  await expect(call('book', 'empty')).rejects.toMatchObject({ code: 'TimeslotNotAvailable' });
});

test('a fault of one method leaves the others alone', async () => {
  const faulty = faultyWorkshop(aWorkshop(), { car: 'error' });
  expect(await calls.brand(faulty)).toBe(true);
});

function call(method: WorkshopMethod, fault?: Fault): Promise<unknown> {
  return calls[method](faultyWorkshop(aWorkshop(), fault ? { [method]: fault } : {}));
}
