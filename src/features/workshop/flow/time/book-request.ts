import { asRecord } from '../../../../shared/platform/unknown-record.ts';
import type { TimeSlotChoice } from '../../../booking/calendar/time-slot.ts';
import { attemptHeaders, type IdempotencyKeys } from '../../../booking/flow/idempotency-keys.ts';
import type { BookingRequest } from '../../booking-request.ts';
import type { OwnPrices } from '../booking-flow-state.ts';
import { readPrices } from './prices-request.ts';
import { readWorkshopError } from './read-workshop-error.ts';

export type BookResult =
  /** `managePath`: the page where the booking is changed, where the system has one. */
  | { state: 'booked'; id: string; managePath: string | undefined }
  | { state: 'taken'; alternatives: readonly TimeSlotChoice[] }
  /** It costs something else than was shown; nothing was booked. */
  | { state: 'price changed'; prices: OwnPrices }
  /** `isRefused`: the server has answered that nothing was booked. */
  | { state: 'failed'; code: string; detail: string; isRefused: boolean };

const TIMEOUT_MS = 30_000;

/** The same attempt key again is the same booking, so that a lost response can be asked for once more (SB-87). */
export async function sendBooking(
  request: BookingRequest,
  keys: IdempotencyKeys,
  language: string,
): Promise<BookResult> {
  try {
    const response = await fetch(`/api/mechmate/book?${new URLSearchParams({ language })}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...attemptHeaders(keys) },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body: unknown = await response.json();
    return response.ok ? readReceipt(body) : readRefusal(body, response.status, request);
  } catch {
    return { state: 'failed', code: 'NetworkError', detail: '', isRefused: false };
  }
}

function readReceipt(body: unknown): BookResult {
  const { id, managePath } = asRecord(body);
  return typeof id === 'string' && id !== ''
    ? { state: 'booked', id, managePath: typeof managePath === 'string' ? managePath : undefined }
    : { state: 'failed', code: 'ServerError', detail: '', isRefused: false };
}

function readRefusal(body: unknown, status: number, { serviceOfferingRequests }: BookingRequest): BookResult {
  const { code, detail, alternatives } = readWorkshopError(body);
  if (code === 'TimeslotNotAvailable') return { state: 'taken', alternatives };
  const codes = serviceOfferingRequests.map(({ kobraId }) => kobraId);
  const prices = code === 'PriceChanged' ? readPrices(body, codes) : undefined;
  if (prices)
    return {
      state: 'price changed',
      prices: Object.fromEntries(codes.map((each) => [each, prices[each] ?? null])),
    };
  return { state: 'failed', code, detail, isRefused: status < 500 };
}
