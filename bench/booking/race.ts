import type { BookingStore, Claim } from '../../src/features/booking/booking-store.ts';
import { aBookingToSave, bookingDeliveries } from '../../src/features/booking/testing/a-booking.ts';

/** All claims at once, each a booking of its own with its mail and SMS. */
export async function race(bookings: BookingStore, name: string, claims: readonly Claim[], now: Date) {
  const start = performance.now();
  const results = await Promise.allSettled(
    claims.map((claim, n) =>
      bookings.save(aBookingToSave({ id: `${name}-${n}`, claim }), bookingDeliveries, now),
    ),
  );
  const ms = performance.now() - start;
  const states = results.map((each) => (each.status === 'fulfilled' ? each.value.state : 'failed'));
  const count = (state: string) => states.filter((each) => each === state).length;
  return { ms, booked: count('booked'), taken: count('taken'), failed: count('failed') };
}
