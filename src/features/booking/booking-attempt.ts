import { createHash } from 'node:crypto';
import type { Booking } from './booking.ts';
import { bookingReference } from './booking-reference.ts';
import type { BookingStore } from './booking-store.ts';

/** Of what was sent, in the place of a key that a client has chosen. */
export function hashedIdempotencyKey(...content: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}

export type Attempt =
  | { state: 'booked'; booking: Booking }
  | { state: 'key reused' }
  | { state: 'new'; idempotencyKey: string };

/** What an earlier copy of the same attempt booked, or the key under which this one is stored. */
export async function findAttempt(
  bookings: Pick<BookingStore, 'findByAttempt'>,
  idempotencyKey: string,
  fingerprint: string,
): Promise<Attempt> {
  const before = await bookings.findByAttempt(idempotencyKey);
  if (!before) return { state: 'new', idempotencyKey };
  if (!isSameAttempt(before.fingerprint, fingerprint)) return { state: 'key reused' };
  const { booking } = before;
  if (booking.state === 'booked') return { state: 'booked', booking };
  // Who cancelled and books the same again, with a client that sends no key of its own, gets a new booking.
  return { state: 'new', idempotencyKey: `${idempotencyKey}.${booking.sequence}` };
}

/** A booking from before there were fingerprints may be the same. */
export function isSameAttempt(stored: string | null, sent: string | undefined): boolean {
  return stored === null || sent === undefined || stored === sent;
}

/** Six letters are few enough to meet again one day. */
export async function unusedReference(deps: {
  bookings: Pick<BookingStore, 'find'>;
  randomBytes: (count: number) => Uint8Array;
}): Promise<string> {
  const reference = bookingReference(deps.randomBytes);
  return (await deps.bookings.find(reference)) ? unusedReference(deps) : reference;
}
