import { afterEach, expect, test, vi } from 'vitest';
import { anOffering } from '../testing/a-booking-flow.ts';
import {
  type BookingApiError,
  errorCode,
  fetchAddons,
  fetchHasBrand,
  fetchServices,
  fetchVehicle,
} from './booking-api.ts';

const at = { latitude: 59.86, longitude: 17.64 };
let requested: string[] = [];

afterEach(() => vi.unstubAllGlobals());

test('SB-25 a car is fetched by its plate', async () => {
  respond({ brand: 'Volvo', model: 'V60', buildYear: 2020, hasServiceAgreement: true, isSupported: true });
  expect(await fetchVehicle('ABC123')).toMatchObject({ registrationNumber: 'ABC123', brand: 'Volvo' });
  expect(requested).toEqual(['/api/mechmate/car/ABC123']);
});

test('SB-36 SB-55 services and add-ons are fetched for the car and the place', async () => {
  const categories = [{ name: 'Service', icon: 'service', offerings: [anOffering()] }];
  respond({ serviceOfferingCategories: [...categories, { name: 'Tom', icon: 'care', offerings: [] }] });
  expect(await fetchServices('ABC123', at, 'en')).toEqual(categories);
  expect(await fetchAddons('ABC123', at, 'en')).toEqual(categories);
  expect(requested).toEqual([
    '/api/mechmate/services/ABC123?lat=59.86&lng=17.64&language=en',
    '/api/mechmate/addons/ABC123?lat=59.86&lng=17.64&language=en',
  ]);
});

test('SB-13 spaces of a make are sent as hyphens', async () => {
  respond({ hasBrand: true });
  expect(await fetchHasBrand('Land Rover')).toBe(true);
  expect(requested).toEqual(['/api/mechmate/authorized-workshop/Land-Rover']);
});

test.each([
  ['InvalidReg', 'InvalidReg', ''],
  ['BrandNotSupported,Lada', 'BrandNotSupported', 'Lada'],
  ['Fordon hittades inte', 'Fordon hittades inte', ''],
])('ERR-26 the error result %j is the code %j', async (result, code, detail) => {
  respond({ errors: { 'Error Result': [result] } }, 404);
  const error = await fetchVehicle('ABC123').catch((reason: BookingApiError) => reason);
  expect(error).toMatchObject({ code, detail });
});

test.each<[string, unknown, number]>([
  ['a failure without a code', { message: 'no' }, 500],
  ['an empty failure', null, 502],
  ['a car without a make', { model: 'V60' }, 200],
  ['a text', 'ABC123', 200],
])('SB-29 %s counts as a ServerError', async (_, body, status) => {
  respond(body, status);
  expect(errorCode(await fetchVehicle('ABC123').catch((reason: unknown) => reason))).toBe('ServerError');
});

test.each<[string, unknown]>([
  ['no categories', {}],
  ['categories of another shape', { serviceOfferingCategories: [{ name: 'Service' }] }],
  ['a category that is null', { serviceOfferingCategories: [null] }],
])('SB-52 a response with %s is a failure', async (_, body) => {
  respond(body);
  await expect(fetchServices('ABC123', at, 'en')).rejects.toMatchObject({ code: 'ServerError' });
});

test('SB-29 a network that does not respond counts as a ServerError', () => {
  expect(errorCode(new TypeError('Failed to fetch'))).toBe('ServerError');
});

function respond(body: unknown, status = 200): void {
  requested = [];
  vi.stubGlobal('fetch', async (address: string) => {
    requested.push(address);
    return Response.json(body, { status });
  });
}
