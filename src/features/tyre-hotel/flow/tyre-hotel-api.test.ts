import { afterEach, expect, test, vi } from 'vitest';
import { aConfirmation, aCustomer } from '../testing/a-tyre-hotel-flow.ts';
import { aTyreVehicle } from '../testing/an-agreement.ts';
import { clockTimes, TyreHotelApiError, tyreHotelApi } from './tyre-hotel-api.ts';

const api = tyreHotelApi('sv');
let requests: { address: string; init: RequestInit }[] = [];

afterEach(() => vi.unstubAllGlobals());

function respond(body: unknown, status = 200) {
  requests = [];
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    requests.push({ address, init });
    return Promise.resolve(new Response(status === 204 ? null : JSON.stringify(body), { status }));
  });
}

const sent = () => {
  const [{ address, init } = { address: '', init: {} as RequestInit }] = requests;
  const { pathname, searchParams } = new URL(address, 'http://solvik-se.localhost');
  const query = Object.fromEntries(searchParams);
  return {
    method: init.method ?? 'GET',
    path: pathname,
    query,
    body: init.body && JSON.parse(String(init.body)),
  };
};

const failure = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: TyreHotelApiError) => error,
  );

test('TH-13 TH-14 a plate is searched for; 404 is told from other failures', async () => {
  respond(aCustomer);
  expect(await api.search('DCK123')).toEqual(aCustomer);
  expect(sent()).toMatchObject({
    method: 'GET',
    path: '/api/tirehotel/authorization/search',
    query: { regNo: 'DCK123', language: 'sv' },
  });
  respond({ message: 'Inget avtal' }, 404);
  expect(await failure(api.search('ZZZ999'))).toMatchObject({ status: 404, sentence: 'Inget avtal' });
  respond({ regNo: null });
  expect(await failure(api.search('DCK123'))).toMatchObject({ status: 200, sentence: '' });
});

test('TH-17 TH-18 the code is asked for with the encrypted number; a message instead of credentials is a refusal', async () => {
  respond({ authorizationToken: 'token' });
  expect(await api.login('a+b/c=')).toBe('token');
  expect(sent()).toMatchObject({
    method: 'POST',
    path: '/api/tirehotel/authorization/login',
    query: { encryptedPhoneNumber: 'a+b/c=' },
  });
  respond({ message: 'Vänta en minut.' });
  expect(await failure(api.login('x'))).toMatchObject({ sentence: 'Vänta en minut.' });
  respond({ message: 'För många försök.' }, 429);
  expect(await failure(api.login('x'))).toMatchObject({ status: 429, sentence: 'För många försök.' });
});

test('TH-23 TH-24 the code is validated with the token', async () => {
  const validated = { status: 0, vehicles: [aTyreVehicle()] };
  respond(validated);
  expect(await api.validate('token', '1234')).toEqual(validated);
  expect(sent()).toMatchObject({
    method: 'POST',
    path: '/api/tirehotel/authorization/validate',
    query: { authToken: 'token', otpToken: '1234' },
  });
  respond({ message: 'Fel kod' }, 401);
  expect(await failure(api.validate('token', '0000'))).toMatchObject({ status: 401, sentence: 'Fel kod' });
  respond({ status: 0, vehicles: [{ regNo: 'DCK123' }] });
  expect(await failure(api.validate('token', '1234'))).toBeInstanceOf(TyreHotelApiError);
});

test('TH-34 TH-37 TH-38 days are asked for by the workshop and the code of the make', async () => {
  respond({ availableDates: [{ date: '2026-11-19T00:00:00' }, { date: '2026-11-20' }] });
  const window = { from: '2026-11-19', to: '2027-02-16' };
  expect(await api.days('4610-1210', window, 'VOLVO')).toEqual(['2026-11-19', '2026-11-20']);
  expect(sent()).toMatchObject({
    method: 'POST',
    path: '/api/tirehotel/booking/GetTimeslotDays',
    query: { workshopIdentifier: '4610-1210' },
    body: { startDate: '2026-11-19', endDate: '2027-02-16', regNo: 'VOLVO' },
  });
});

test('TH-42 TH-38 times of one day are asked for by the plate', async () => {
  respond({ availableTimeSlotDates: [{ startTime: ['2026-11-19T08:30:00'] }] });
  expect(await api.times('4610-1210', '2026-11-19', 'DCK123')).toEqual(['08:30']);
  expect(sent()).toMatchObject({
    path: '/api/tirehotel/booking/GetTimeslots',
    query: { workshopIdentifier: '4610-1210' },
    body: { startDate: '2026-11-19', endDate: '2026-11-19', regNo: 'DCK123' },
  });
  respond({ availableTimeSlotDates: [] });
  expect(await api.times('4610-1210', '2026-11-19', 'DCK123')).toEqual([]);
});

test('TH-43 times are shown as HH:mm, each once and in order', () => {
  const times = ['2026-11-19T09:00:00', '2026-11-19T08:30:00.00', '2026-11-19T09:00:00', 'soon', null];
  expect(clockTimes(times)).toEqual(['08:30', '09:00']);
});

test('TH-50 TH-51 TH-62 a booking is created at the department, as JSON and once per attempt', async () => {
  respond(aConfirmation());
  const request = {
    bookingDate: '2026-11-19T08:30:00.00',
    bookingStart: '2026-11-19T08:30:00.00',
    regNo: 'DCK123',
    freeText: '',
    customer: aConfirmation().customerBase,
  };
  expect(await api.create('4610-1210', request, { key: 'attempt-key', replaces: ['lost-key'] })).toEqual(
    aConfirmation(),
  );
  expect(sent()).toMatchObject({
    path: '/api/tirehotel/booking/create',
    query: { departmentIdentifier: '4610-1210' },
    body: request,
  });
  expect(requests[0]?.init.headers).toMatchObject({
    'content-type': 'application/json',
    'idempotency-key': 'attempt-key',
    'replaces-attempt': 'lost-key',
  });
  respond({ message: 'Tiden är tagen.' }, 409);
  expect(await failure(api.create('1', request, { key: 'k', replaces: [] }))).toMatchObject({
    status: 409,
    sentence: 'Tiden är tagen.',
  });
  respond({ bookingConfirmationId: null });
  expect(await failure(api.create('1', request, { key: 'k', replaces: [] }))).toBeInstanceOf(
    TyreHotelApiError,
  );
});

test('TH-52 a cut connection has status 0 and no sentence', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await failure(api.search('DCK123'))).toMatchObject({ status: 0, sentence: '' });
});

test('TH-59 a review has rating, comment and date; its answer is ignored', async () => {
  respond(undefined, 204);
  const review = { rating: 4, comment: '', date: '2026-11-16T10:00:00.000Z' };
  expect(await api.review(review)).toBeUndefined();
  expect(sent()).toMatchObject({ path: '/api/tirehotel/review/addReview', body: review });
});
