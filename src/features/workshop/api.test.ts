import { expect, onTestFinished, test } from 'vitest';
import { aServer } from '../../main/testing/a-server.ts';
import { siteDocument } from '../../main/testing/documents.ts';
import { WorkshopError } from '../booking/workshop-error.ts';
import { aVehicle } from './testing/a-vehicle.ts';
import { anOfferingCategory, aWorkshop } from './testing/a-workshop.ts';
import { aBookingRequest } from './testing/open-scenario.ts';
import type { WorkshopService } from './workshop-service.ts';

const host = 'solvik-se.localhost';
const withWorkshops = siteDocument('solvik-se', { indices: { sites: 'sites-solvik-se' } });

test('SB-25 a car is looked up by its plate, in any spelling', async () => {
  const asked: string[] = [];
  const { read } = await anApi({
    findVehicle: async (plate) => {
      asked.push(plate);
      return aVehicle({ registrationNumber: plate });
    },
  });
  for (const path of ['ABC123', 'abc%20123', 'abc-123'])
    expect(await read(`car/${path}`)).toMatchObject({ status: 200, body: aVehicle() });
  expect(asked).toEqual(['ABC123', 'ABC123', 'ABC123']);
});

test.each([
  [new WorkshopError('InvalidReg'), 400, 'InvalidReg'],
  [new WorkshopError('VehicleNotFound'), 404, 'VehicleNotFound'],
  [new WorkshopError('BrandNotSupported', { detail: 'Lada' }), 422, 'BrandNotSupported,Lada'],
  [new WorkshopError('ServerError'), 503, 'ServerError'],
  [new Error('the database of ABC123 is gone'), 503, 'ServerError'],
])(
  'SB-26 SB-27 SB-28 SB-29 ERR-26 ERR-36 a failed look-up is answered with a code: %s',
  async (error, status, code) => {
    const { read } = await anApi({ findVehicle: () => Promise.reject(error) });
    expect(await read('car/ABC123')).toMatchObject({
      status,
      body: { errors: { 'Error Result': [code] } },
    });
  },
);

test('SB-32 ERR-35 a failed look-up is logged as a warning with its code, without the plate', async () => {
  const { read, lines } = await anApi({
    findVehicle: () => Promise.reject(new WorkshopError('VehicleNotFound')),
  });
  await read('car/ABC123');
  await expect.poll(() => lines.map(({ code }) => code)).toContain('REQUEST');
  expect(lines).toContainEqual({
    level: 'warn',
    code: 'WORKSHOP_LOOKUP_FAILED',
    site: 'solvik-se',
    reason: 'VehicleNotFound',
  });
  expect(JSON.stringify(lines)).not.toMatch(/ABC123/i);
});

test('what fails for no known reason is logged with a code, without the plate it happened with', async () => {
  const { read, lines } = await anApi({
    services: () => Promise.reject(new Error('no row for ABC123', { cause: new Error('key ABC123') })),
  });
  await read('services/abc123?lat=57.7&lng=11.9');
  await expect.poll(() => lines.map(({ code }) => code)).toContain('REQUEST');
  const line = lines.find(({ code }) => code === 'WORKSHOP_FAILED');
  expect(line).toMatchObject({ level: 'error', site: 'solvik-se' });
  const error = line?.error as Error;
  expect([error.message, (error.cause as Error).message]).toEqual(['no row for [plate]', 'key [plate]']);
  expect(error.stack).not.toContain('ABC123');
  expect(lines.find(({ code }) => code === 'REQUEST')?.path).toBe(
    '/api/mechmate/services/:registrationNumber',
  );
});

test('a plate in an address that no route answers is not logged either', async () => {
  const { get, lines } = await anApi();
  expect((await get(host, '/api/mechmate/cars/ABC123')).status).toBe(404);
  await expect.poll(() => lines.map(({ code }) => code)).toContain('REQUEST');
  expect(JSON.stringify(lines)).not.toContain('ABC123');
});

test('SB-13 whether a workshop is authorised for a make, spaces sent as hyphens', async () => {
  const { read } = await anApi({ hasBrand: async (brand) => brand === 'Land-Rover' });
  expect((await read('authorized-workshop/Land-Rover')).body).toEqual({ hasBrand: true });
  expect((await read('authorized-workshop/Lada')).body).toEqual({ hasBrand: false });
});

test('SB-36 SB-55 services and add-ons of a car around a position', async () => {
  const asked: unknown[] = [];
  const { read } = await anApi({
    services: async (...[plate, at]) => {
      asked.push([plate, at]);
      return [anOfferingCategory({ name: 'Service' })];
    },
    addons: async (...[plate, at]) => {
      asked.push([plate, at]);
      return [anOfferingCategory({ name: 'Tillval' })];
    },
  });
  const services = await read('services/abc123?lat=57.71&lng=-11.97');
  expect(services.body).toEqual({ serviceOfferingCategories: [anOfferingCategory({ name: 'Service' })] });
  const addons = await read('addons/abc123?lat=57.71&lng=-11.97');
  expect(addons.body).toEqual({ serviceOfferingCategories: [anOfferingCategory({ name: 'Tillval' })] });
  const at = { latitude: 57.71, longitude: -11.97 };
  expect(asked).toEqual([
    ['ABC123', at],
    ['ABC123', at],
  ]);
});

test('SB-81 a department’s own prices', async () => {
  const asked: unknown[] = [];
  const { read } = await anApi({
    prices: async (query) => {
      asked.push(query);
      return [{ code: 'ac', price: 995 }];
    },
  });
  const prices = await read('prices/ABC123/8500/1101?serviceOfferings=ac,brake-fluid');
  expect(prices).toMatchObject({ status: 200, body: { offers: [{ code: 'ac', price: 995 }] } });
  expect(asked).toEqual([
    {
      registrationNumber: 'ABC123',
      mileage: 8500,
      departmentId: '1101',
      serviceOfferings: ['ac', 'brake-fluid'],
    },
  ]);
});

test('SB-73 times of a week, with and without the final slash, the date in any form of midnight', async () => {
  const asked: unknown[] = [];
  const { read } = await anApi({
    timeSlots: async (query) => {
      asked.push(query.from);
      return [];
    },
  });
  for (const date of [
    '2026-11-18T00:00:00/',
    '2026-11-18T00:00:00',
    '2026-11-18T00%3A00%3A00.000Z/',
    '2026-11-18/',
  ]) {
    const slots = await read(`timeslots/from/ABC123/1101/${date}?serviceOfferings=ac`);
    expect(slots).toMatchObject({ status: 200, body: [] });
  }
  expect(asked).toEqual(Array.from({ length: 4 }, () => '2026-11-18'));
  for (const date of ['2026-11-31', '2026-11-18T07:30:00', 'today', ''])
    expect((await read(`timeslots/from/ABC123/1101/${date}/?serviceOfferings=ac`)).status, date).toBe(400);
});

test('SB-73 ERR-30 times that cannot be found are an empty list, and the failure is logged', async () => {
  const { read, lines } = await anApi({ timeSlots: () => Promise.reject(new Error('down')) });
  const slots = await read('timeslots/from/ABC123/1101/2026-11-18T00:00:00/?serviceOfferings=ac');
  expect(slots).toMatchObject({ status: 200, body: [] });
  expect(lines).toContainEqual(expect.objectContaining({ code: 'WORKSHOP_FAILED', level: 'error' }));
});

test('SB-77 SB-86 a booking is passed on as it was sent, and logged by its ids only', async () => {
  const booked: unknown[] = [];
  const { send, lines } = await anApi({
    book: async (request, idempotencyKey) => {
      booked.push([request, idempotencyKey]);
      return { id: 'SB-1', registrationNumber: 'ABC123', kobraProductIds: ['originalservice'] };
    },
  });
  const body = aBookingRequest({ timeSlot: '2025-03-03T08:00:00', isFullDay: true });
  const response = await send('book', body, { 'idempotency-key': 'attempt-0001' });
  expect(response).toMatchObject({
    status: 200,
    body: { id: 'SB-1', registrationNumber: 'ABC123', kobraProductIds: ['originalservice'] },
  });
  expect(booked).toEqual([[body, 'attempt-0001']]);
  await expect.poll(() => lines.map(({ code }) => code)).toContain('REQUEST');
  expect(lines.find(({ code }) => code === 'WORKSHOP_BOOKED')).toEqual({
    level: 'info',
    code: 'WORKSHOP_BOOKED',
    site: 'solvik-se',
    id: 'SB-1',
    kobraProductIds: ['originalservice'],
  });
  expect(JSON.stringify(lines)).not.toMatch(/ABC123|Mira|Falk|example\.com|070 123/);
});

test('without an Idempotency-Key the same body is the same attempt, and another body another', async () => {
  const keys: string[] = [];
  const { send } = await anApi({
    book: async (_, idempotencyKey) => {
      keys.push(idempotencyKey);
      return { id: 'SB-1', registrationNumber: 'ABC123', kobraProductIds: [] };
    },
  });
  for (const freeText of ['a', 'a', 'b']) await send('book', aBookingRequest({ freeText }));
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).not.toBe(keys[0]);
  expect((await send('book', aBookingRequest(), { 'idempotency-key': 'no good key' })).status).toBe(400);
});

test('SB-88 ERR-27 a time that is taken is answered with the nearest free ones', async () => {
  const alternatives = [{ departmentId: '1101', timeSlot: '2026-11-18T08:30:00', isFullDay: false }];
  const { send } = await anApi({
    book: () => Promise.reject(new WorkshopError('TimeslotNotAvailable', { alternatives })),
  });
  expect(await send('book', aBookingRequest())).toMatchObject({
    status: 409,
    body: { errors: { 'Error Result': ['TimeslotNotAvailable'] }, alternatives },
  });
});

test('ERR-36 bad input names the fields that are wrong, and is no failure', async () => {
  const { read, send, raw, lines } = await anApi();
  const customer = { ...aBookingRequest().customer, email: 'a@b.c' };
  expect(await send('book', { ...aBookingRequest(), customer, mileage: -1 })).toMatchObject({
    status: 400,
    body: { errors: { 'Error Result': ['InvalidRequest', 'customer.email', 'mileage'] } },
  });
  expect((await read('services/ABC123?lat=91&lng=')).body).toEqual({
    errors: { 'Error Result': ['InvalidRequest', 'lat', 'lng'] },
  });
  expect((await read('prices/ABC123/many/1101')).body).toEqual({
    errors: { 'Error Result': ['InvalidRequest', 'milage', 'serviceOfferings'] },
  });
  const unreadable = { errors: { 'Error Result': ['InvalidRequest'] } };
  const json = { 'content-type': 'application/json' };
  expect(await raw('book', '{', json)).toMatchObject({ status: 400, body: unreadable });
  expect(await raw('book', 'x'.repeat(40_000), json)).toMatchObject({ status: 413, body: unreadable });
  expect(await raw('book', 'x', { 'content-type': 'text/csv' })).toMatchObject({
    status: 415,
    body: unreadable,
  });
  expect(lines.filter(({ level }) => level === 'error')).toEqual([]);
});

test('a time is held, and let go', async () => {
  const released: string[] = [];
  const { send, get } = await anApi({ releaseHold: async (id) => void released.push(id) });
  const request = {
    registrationNumber: 'ABC123',
    departmentId: '1101',
    serviceOfferings: ['ac'],
    timeSlot: '2026-11-18T07:30:00',
    isFullDay: false,
  };
  expect(await send('hold', request)).toMatchObject({ status: 200, body: { holdId: 'hold-1' } });
  const gone = await get(host, '/api/mechmate/hold/hold-1', { method: 'DELETE' });
  expect([gone.status, gone.text, released]).toEqual([204, '', ['hold-1']]);
});

test('no response is stored anywhere', async () => {
  const { get, send } = await anApi();
  for (const path of ['car/ABC123', 'services/ABC123?lat=1&lng=1', 'car/A', 'services/ABC123'])
    expect((await get(host, `/api/mechmate/${path}`)).headers['cache-control'], path).toBe('no-store');
  expect((await send('book', aBookingRequest())).headers['cache-control']).toBe('no-store');
});

test('a site without dealerships, and a host without a site, have no workshops', async () => {
  const { get } = await anApi({}, [withWorkshops, siteDocument('bistro', { indices: {} })]);
  for (const other of ['bistro.localhost', 'nowhere.localhost'])
    for (const path of ['car/ABC123', 'departments/closestAvailable', 'services/ABC123']) {
      const { status, text } = await get(other, `/api/mechmate/${path}`);
      expect([status, JSON.parse(text)]).toEqual([
        404,
        { errors: { 'Error Result': ['DepartmentNotFound'] } },
      ]);
    }
});

test('an address is limited to 30 bookings and 120 look-ups a minute', async () => {
  const { read, send } = await anApi();
  const bookings = await Promise.all(Array.from({ length: 35 }, () => send('book', aBookingRequest())));
  expect(bookings.filter(({ status }) => status === 200)).toHaveLength(30);
  const refused = bookings.find(({ status }) => status === 429);
  expect(refused?.body).toEqual({ errors: { 'Error Result': ['TooManyRequests'] } });
  const cars = await Promise.all(Array.from({ length: 125 }, () => read('car/ABC123')));
  expect(cars.filter(({ status }) => status === 200)).toHaveLength(120);
});

async function anApi(methods: Partial<WorkshopService> = {}, documents = [withWorkshops]) {
  const service = aWorkshop(methods);
  const workshop = { open: () => service, stores: undefined, onChanged: () => {} };
  const server = await aServer(documents, { app: { workshop } });
  onTestFinished(() => server.close());
  const parsed = async (path: string, request: Parameters<typeof server.send>[2] = {}) => {
    const { status, text, headers } = await server.send(host, `/api/mechmate/${path}`, request);
    return { status, headers, body: text === '' ? undefined : (JSON.parse(text) as unknown) };
  };
  const raw = (path: string, body: string, headers: Record<string, string>) =>
    parsed(path, { method: 'POST', body, headers });
  return {
    ...server,
    read: (path: string, headers: Record<string, string> = {}) => parsed(path, { headers }),
    raw,
    send: (path: string, body: object, headers: Record<string, string> = {}) =>
      raw(path, JSON.stringify(body), { 'content-type': 'application/json', ...headers }),
  };
}
