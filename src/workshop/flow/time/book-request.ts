import type { BookingRequest } from '../../booking-request.ts';
import type { TimeSlotChoice } from '../../workshop-error.ts';
import { asRecord, readWorkshopError } from './read-workshop-error.ts';

export type BookResult =
  | { state: 'booked'; id: string }
  | { state: 'taken'; alternatives: readonly TimeSlotChoice[] }
  | { state: 'failed'; code: string; detail: string };

const TIMEOUT_MS = 30_000;

/** The same attempt key again is the same booking, so that a lost response can be asked for once more (SB-87). */
export async function sendBooking(request: BookingRequest, attemptKey: string): Promise<BookResult> {
  try {
    const response = await fetch('/api/mechmate/book', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': attemptKey },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body: unknown = await response.json();
    return response.ok ? readReceipt(body) : readRefusal(body);
  } catch {
    return { state: 'failed', code: 'NetworkError', detail: '' };
  }
}

function readReceipt(body: unknown): BookResult {
  const { id } = asRecord(body);
  return typeof id === 'string' && id !== ''
    ? { state: 'booked', id }
    : { state: 'failed', code: 'ServerError', detail: '' };
}

function readRefusal(body: unknown): BookResult {
  const { code, detail, alternatives } = readWorkshopError(body);
  if (code === 'TimeslotNotAvailable') return { state: 'taken', alternatives };
  return { state: 'failed', code, detail };
}
