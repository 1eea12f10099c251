import { afterEach, expect, test, vi } from 'vitest';
import { aBookingFlowState } from '../../testing/a-booking-flow.ts';
import { anAvailableDepartment } from '../../testing/an-available-department.ts';
import { sendBooking } from './book-request.ts';
import { buildBookingRequest } from './booking-payload.ts';
import { closestAvailableUrl } from './department-stream.ts';
import { holdMinutesLeft, releaseHold, requestHold } from './hold-request.ts';
import { fetchPrices } from './prices-request.ts';
import { fetchTimeSlots, timeSlotsUrl } from './time-slots-request.ts';

const params = { registrationNumber: 'ABC123', departmentId: 'u/1', serviceOfferings: ['a', 'b'] };
const { signal } = new AbortController();
const alternatives = [{ departmentId: 'u/1', timeSlot: '2026-11-19T09:00:00', isFullDay: false }];
const taken = { errors: { 'Error Result': ['TimeslotNotAvailable'] }, alternatives };

/** Answers every request with this, and says what was asked for. */
function answerWith(body: unknown, status = 200) {
  const sent = vi.fn(async (_url: string, _init?: RequestInit) =>
    body instanceof Error ? Promise.reject(body) : new Response(JSON.stringify(body), { status }),
  );
  vi.stubGlobal('fetch', sent);
  return sent;
}

afterEach(() => void vi.unstubAllGlobals());

test('SB-73 the times of a week are asked for at midnight, with a slash before the query', async () => {
  const week = [{ date: '2026-11-16', availableSlots: ['07:30'], allDaySlotAvailable: false }];
  const sent = answerWith(week);
  expect(await fetchTimeSlots(params, '2026-11-16', signal)).toEqual(week);
  expect(sent.mock.calls[0]?.[0]).toBe(
    '/api/mechmate/timeslots/from/ABC123/u%2F1/2026-11-16T00:00:00/?serviceOfferings=a%2Cb',
  );
});

test('times are asked for with the visitor’s own hold, which does not stand in its way', () => {
  expect(timeSlotsUrl({ ...params, holdId: 'own' }, '2026-11-16')).toMatch(
    /\?serviceOfferings=a%2Cb&holdId=own$/,
  );
  const near = { ...params, latitude: 57, longitude: 12, sort: 'nearest', holdId: 'own' } as const;
  expect(closestAvailableUrl(near)).toMatch(/&holdId=own$/);
});

test.each([
  ['an error', { errors: {} }, 500],
  ['another shape', { days: [] }, 200],
  ['days of another shape', [{ date: 7 }, { date: '2026-11-16', availableSlots: ['soon'] }], 200],
  ['no connection', new TypeError('failed to fetch'), 0],
])('SB-73 %s is a week without times', async (_, body, status) => {
  answerWith(body, status);
  expect(await fetchTimeSlots(params, '2026-11-16', signal)).toEqual([]);
});

test("SB-81 a department's prices are asked for by plate, mileage and codes", async () => {
  const sent = answerWith({
    offers: [
      { code: 'a', price: 3995 },
      { code: 'other', price: 1 },
      { code: 'b', price: 'free' },
    ],
  });
  expect(await fetchPrices(params, 6240, signal)).toEqual({ a: 3995 });
  expect(sent.mock.calls[0]?.[0]).toBe('/api/mechmate/prices/ABC123/6240/u%2F1?serviceOfferings=a%2Cb');
});

test.each([
  [{ errors: { 'Error Result': ['ServerError'] } }, 503],
  ['lies', 200],
  [new TypeError('failed to fetch'), 0],
])('SB-82 prices that cannot be had leave the medians as they are', async (body, status) => {
  answerWith(body, status);
  expect(await fetchPrices(params, 1, signal)).toBeUndefined();
});

test('a hold is asked for the picked time, counted by the server’s clock and released by its id', async () => {
  // The visitor's clock is an hour behind the server's.
  vi.useFakeTimers({ now: new Date('2026-11-16T17:00:00Z') });
  const sent = answerWith({ holdId: 'h/1', expiresAt: '2026-11-16T18:10:00Z', expiresInSeconds: 600 });
  const slot = { timeSlot: '2026-11-19T08:15:00', isFullDay: false, holdId: 'own' };
  expect(await requestHold({ ...params, ...slot })).toEqual({
    state: 'held',
    hold: { holdId: 'h/1', expiresAt: '2026-11-16T17:10:00.000Z' },
  });
  vi.useRealTimers();
  expect(JSON.parse(String(sent.mock.calls[0]?.[1]?.body))).toEqual({ ...params, ...slot });
  await releaseHold('h/1');
  expect(sent.mock.calls[1]).toMatchObject([
    '/api/mechmate/hold/h%2F1',
    { method: 'DELETE', keepalive: true },
  ]);
});

test('SB-88 only a taken time is reason to choose another; every other failure of a hold is silent', async () => {
  const slot = { timeSlot: '2026-11-19T08:15:00', isFullDay: false, holdId: 'own' };
  answerWith(taken, 409);
  expect(await requestHold({ ...params, ...slot })).toEqual({ state: 'taken', alternatives });
  for (const [body, status] of [
    [{ errors: { 'Error Result': ['ServerError'] } }, 503],
    [{ holdId: 'h', expiresAt: 'soon' }, 200],
    [new TypeError('failed to fetch'), 0],
  ] as const) {
    answerWith(body, status);
    expect(await requestHold({ ...params, ...slot })).toEqual({ state: 'failed' });
  }
});

test('the minutes of a hold are rounded up and end at nought', () => {
  const at = (time: string) => holdMinutesLeft('2026-11-16T18:10:00Z', new Date(`2026-11-16T${time}Z`));
  expect([at('18:00:00'), at('18:00:01'), at('18:09:01'), at('18:10:00'), at('19:00:00')]).toEqual([
    10, 10, 1, 0, 0,
  ]);
});

test('SB-86 SB-87 SB-89 a booking carries the key of its attempt; failures keep their code', async () => {
  const bookingInfo = { department: anAvailableDepartment(), timeSlot: '2026-11-19T08:15:00' };
  const contact = { firstName: 'K', lastName: 'E', phone: '123456', email: 'k@e.se', freeText: '' };
  const request = buildBookingRequest(aBookingFlowState({ bookingInfo }), contact);
  if (!request) throw new Error('there is a request');

  const keys = { key: 'attempt-2', replaces: ['attempt-1'] };
  const sent = answerWith({ id: 'SB-7K3M9Q', managePath: '/booking/x', kobraProductIds: [] });
  expect(await sendBooking(request, keys, 'en')).toEqual({
    state: 'booked',
    id: 'SB-7K3M9Q',
    managePath: '/booking/x',
  });
  expect(sent.mock.calls[0]?.[1]).toMatchObject({
    headers: { 'idempotency-key': 'attempt-2', 'replaces-attempt': 'attempt-1' },
  });
  expect(sent.mock.calls[0]?.[0]).toBe('/api/mechmate/book?language=en');

  answerWith(taken, 409);
  expect(await sendBooking(request, keys, 'en')).toEqual({ state: 'taken', alternatives });
  const [code = ''] = Object.keys(aBookingFlowState().services);
  answerWith({ errors: { 'Error Result': ['PriceChanged'] }, offers: [{ code, price: 1795 }] }, 409);
  expect(await sendBooking(request, keys, 'en')).toEqual({
    state: 'price changed',
    prices: { [code]: 1795 },
  });
  answerWith({ errors: { 'Error Result': ['PriceChanged'] }, offers: [] }, 409);
  expect(await sendBooking(request, keys, 'en')).toEqual({
    state: 'price changed',
    prices: { [code]: null },
  });
  answerWith({ errors: { 'Error Result': ['BrandNotSupported,Lada'] } }, 422);
  expect(await sendBooking(request, keys, 'en')).toEqual({
    state: 'failed',
    code: 'BrandNotSupported',
    detail: 'Lada',
    isRefused: true,
  });
  answerWith('an error page', 500);
  expect(await sendBooking(request, keys, 'en')).toMatchObject({
    state: 'failed',
    code: 'ServerError',
    isRefused: false,
  });
  answerWith({ id: 7 });
  expect(await sendBooking(request, keys, 'en')).toMatchObject({ state: 'failed', code: 'ServerError' });
  answerWith(new TypeError('failed to fetch'));
  expect(await sendBooking(request, keys, 'en')).toMatchObject({ state: 'failed', code: 'NetworkError' });
});
