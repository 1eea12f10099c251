import type { Booking } from './booking.ts';
import { bookingReference } from './booking-reference.ts';
import type { BookingStore } from './booking-store.ts';

/** What an earlier copy of the same attempt booked, or the key under which this one is stored. */
export async function findAttempt(
  bookings: Pick<BookingStore, 'findByAttempt'>,
  attemptKey: string,
): Promise<{ booked: Booking } | { attemptKey: string }> {
  const before = await bookings.findByAttempt(attemptKey);
  if (before?.state === 'booked') return { booked: before };
  // Who cancelled and books the same again, with a client that sends no key of its own, gets a new booking.
  return { attemptKey: before ? `${attemptKey}.${before.sequence}` : attemptKey };
}

/** Six letters are few enough to meet again one day. */
export async function unusedReference(deps: {
  bookings: Pick<BookingStore, 'find'>;
  randomBytes: (count: number) => Uint8Array;
}): Promise<string> {
  const reference = bookingReference(deps.randomBytes);
  return (await deps.bookings.find(reference)) ? unusedReference(deps) : reference;
}
