import { asRecord } from '../../../shared/platform/unknown-record.ts';
import { attemptHeaders, type IdempotencyKeys } from '../../booking/flow/idempotency-keys.ts';
import type { TyreBookingConfirmation, TyreBookingRequest, UpcomingWheelChange } from '../tyre-booking.ts';
import type { Review, TyreHotelCustomer, TyreWorkshop } from '../tyre-hotel-service.ts';
import type { Validated } from '../tyre-vehicle.ts';
import { isConfirmation, isUpcoming, isValidated } from './session-storage.ts';

/** A call that did not succeed. Status 0: no response came at all, or one that cannot be read. */
export class TyreHotelApiError extends Error {
  readonly status: number;
  /** The server's own sentence for the visitor; empty where it has none. */
  readonly sentence: string;

  constructor(status: number, sentence = '') {
    super(`status ${status}`);
    this.name = 'TyreHotelApiError';
    this.status = status;
    this.sentence = sentence;
  }
}

const TIMEOUT_MS = 20_000;

/** The calls of the flow (TH-13 to TH-62). Messages come back in the language of the page. */
export function tyreHotelApi(language: string) {
  const call = (path: string, query: Record<string, string>, init: RequestInit = {}) =>
    send(`/api/tirehotel/${path}?${new URLSearchParams({ ...query, language })}`, init);
  return {
    /** TH-13 */
    search: async (regNo: string): Promise<TyreHotelCustomer> => {
      const customer = await call('authorization/search', { regNo });
      return expectTexts<TyreHotelCustomer>(customer, ['encryptedPhoneNumber', 'obfuscatedPhoneNumber']);
    },
    /** TH-17; a message in the place of credentials is a refusal. */
    login: async (encryptedPhoneNumber: string): Promise<string> => {
      const body = await call('authorization/login', { encryptedPhoneNumber }, { method: 'POST' });
      const { authorizationToken } = expectTexts<{ authorizationToken: string }>(body, [
        'authorizationToken',
      ]);
      return authorizationToken;
    },
    /** TH-23 */
    validate: async (authToken: string, otpToken: string): Promise<Validated> => {
      const body = await call('authorization/validate', { authToken, otpToken }, { method: 'POST' });
      if (!isValidated(body)) throw unreadable(body);
      return body as Validated;
    },
    logOut: async (everywhere: boolean): Promise<void> => {
      await call('authorization/session', everywhere ? { everywhere: '1' } : {}, { method: 'DELETE' });
    },
    /** TH-34 */
    workshop: async (locationName: string): Promise<TyreWorkshop> => {
      const body = await call('booking/workshop', { locationName });
      return expectTexts<TyreWorkshop>(body, ['erpId', 'locationName', 'departmentName']);
    },
    /** The free days, YYYY-MM-DD. `regNo` carries the code of the make, as the tyre system expects it (TH-37, TH-38). */
    days: async (erpId: string, window: { from: string; to: string }, brandCode: string) => {
      const body = await call(
        'booking/GetTimeslotDays',
        { workshopIdentifier: erpId },
        json({ startDate: window.from, endDate: window.to, regNo: brandCode }),
      );
      return readList(body, 'availableDates').map((day) => readText(day, 'date').slice(0, 10));
    },
    /** The free times of a day, HH:mm, each once and in order (TH-42, TH-43). */
    times: async (erpId: string, date: string, regNo: string): Promise<readonly string[]> => {
      const body = await call(
        'booking/GetTimeslots',
        { workshopIdentifier: erpId },
        json({ startDate: date, endDate: date, regNo }),
      );
      return clockTimes(
        readList(body, 'availableTimeSlotDates').flatMap((day) => readList(day, 'startTime')),
      );
    },
    /** HTTP 200 alone is a booking (TH-51). */
    create: async (erpId: string, request: TyreBookingRequest, { key, replaces }: IdempotencyKeys) => {
      const { headers, ...init } = json(request);
      const body = await call(
        'booking/create',
        { departmentIdentifier: erpId },
        { ...init, headers: { ...headers, ...attemptHeaders({ key, replaces }) } },
      );
      if (!isConfirmation(body)) throw unreadable(body);
      return body as TyreBookingConfirmation;
    },
    /** Wheel changes to come, of all vehicles that the customer is signed in for. */
    upcoming: async (): Promise<readonly UpcomingWheelChange[]> => {
      const body = await call('booking/upcoming', {});
      return readList(body, 'bookings').filter(isUpcoming) as UpcomingWheelChange[];
    },
    /** TH-59 */
    review: async (review: Review): Promise<void> => {
      await call('review/addReview', {}, json(review));
    },
    /** A mail when the season turns, to the address of the booking. */
    remind: async (bookingConfirmationId: string): Promise<void> => {
      await call('reminder', {}, json({ bookingConfirmationId }));
    },
  };
}

export type TyreHotelApi = ReturnType<typeof tyreHotelApi>;

export function clockTimes(startTimes: readonly unknown[]): readonly string[] {
  const times = startTimes.map((start) => /T(\d{2}:\d{2})/.exec(String(start))?.[1]);
  return [...new Set(times.filter((time) => time !== undefined))].sort();
}

/** All calls with a body send JSON (TH-62). */
function json(body: unknown) {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

async function send(address: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(address, {
    ...init,
    headers: { accept: 'application/json', ...init.headers },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => {
    throw new TyreHotelApiError(0);
  });
  const body: unknown = response.status === 204 ? undefined : await response.json().catch(() => undefined);
  if (!response.ok) throw new TyreHotelApiError(response.status, sentenceIn(body));
  return body;
}

function expectTexts<Result>(body: unknown, keys: readonly string[]): Result {
  const record = asRecord(body);
  if (!keys.every((key) => typeof record[key] === 'string' && record[key] !== '')) throw unreadable(body);
  return body as Result;
}

function readList(body: unknown, key: string): readonly unknown[] {
  const list = asRecord(body)[key];
  if (!Array.isArray(list)) throw unreadable(body);
  return list;
}

function readText(body: unknown, key: string): string {
  const text = asRecord(body)[key];
  if (typeof text !== 'string') throw unreadable(body);
  return text;
}

function unreadable(body: unknown): TyreHotelApiError {
  return new TyreHotelApiError(200, sentenceIn(body));
}

function sentenceIn(body: unknown): string {
  const { message } = asRecord(body);
  return typeof message === 'string' ? message : '';
}
