import { expect, test } from 'vitest';
import { aTyreVehicle } from '../../../src/features/tyre-hotel/testing/an-agreement.ts';
import { aTyreBookingRequest } from '../../../src/features/tyre-hotel/testing/tyre-hotel-scenario.ts';
import type { TyreHotelService } from '../../../src/features/tyre-hotel/tyre-hotel-service.ts';
import type { Fault } from './fault-switches.ts';
import { faultyTyreHotel, parseTyreHotelFaults, type TyreHotelMethod } from './faulty-tyre-hotel.ts';

const client = { address: '198.51.100.7' };
const confirmation = { bookingConfirmationId: 'SB-7K3M9Q' } as Awaited<
  ReturnType<TyreHotelService['create']>
>;
const service: TyreHotelService = {
  search: async (regNo) => ({ encryptedPhoneNumber: 'e', obfuscatedPhoneNumber: '***', regNo }),
  login: async () => ({ authorizationToken: 't' }),
  validate: async () => ({ status: 0, vehicles: [aTyreVehicle()] }),
  workshopOf: async (locationName) => ({ erpId: '1', locationName, departmentName: 'Verkstad' }),
  days: async () => ['2026-11-19'],
  times: async () => ['2026-11-19T08:00:00'],
  create: async () => confirmation,
  addReview: async () => undefined,
};

const calls: Record<TyreHotelMethod, (of: TyreHotelService) => Promise<unknown>> = {
  search: (of) => of.search('DCK123', client),
  login: (of) => of.login('e', client),
  validate: (of) => of.validate('t', '1234', client),
  workshop: (of) => of.workshopOf('Solvik Alby'),
  days: (of) => of.days('1', '2026-11-19', '2026-11-20'),
  times: (of) => of.times('1', '2026-11-19'),
  create: (of) => of.create('1', aTyreBookingRequest(), 'attempt-1'),
  review: (of) => of.addReview({ rating: 5, comment: '', date: '' }),
};
const methods = Object.keys(calls) as TyreHotelMethod[];
const call = (method: TyreHotelMethod, fault?: Fault) =>
  calls[method](faultyTyreHotel(service, fault ? { [method]: fault } : {}));

test('the cookie names methods and their faults', () => {
  const cookies = 'a=b; tyre-hotel-fault=search%3Aerror,times:empty,cat:error; workshop-fault=car:error';
  expect(parseTyreHotelFaults(cookies)).toEqual({ search: 'error', times: 'empty' });
  expect(parseTyreHotelFaults(undefined)).toEqual({});
});

test.each(methods)('%s: right without a fault, late when slow, refused with an error', async (method) => {
  const right = await calls[method](service);
  expect(await call(method)).toEqual(right);
  await expect(call(method, 'error')).rejects.toMatchObject({ reason: 'unavailable' });
  const waits: number[] = [];
  const slow = faultyTyreHotel(service, { [method]: 'slow' }, async (ms) => waits.push(ms));
  expect(await calls[method](slow)).toEqual(right);
  expect(waits).toEqual([3000]);
});

test('empty is each method’s own kind of nothing, and lying has another shape', async () => {
  expect([
    await call('days', 'empty'),
    await call('times', 'empty'),
    await call('workshop', 'empty'),
  ]).toEqual([[], [], undefined]);
  for (const [method, reason] of [
    ['search', 'no agreement'],
    ['login', 'too many'],
    ['validate', 'wrong code'],
    ['create', 'time taken'],
  ] as const)
    await expect(call(method, 'empty')).rejects.toMatchObject({ reason });
  expect(await call('validate', 'lying')).toMatchObject({ status: 1 });
  expect(await call('create', 'lying')).toEqual({ bookingConfirmationId: null });
});
