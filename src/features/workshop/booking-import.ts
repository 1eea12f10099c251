import type { Booking } from './booking.ts';

/**
 * Takes over bookings that were made elsewhere, all or none. Nothing is sent about them, neither now nor as a reminder,
 * and they have no manage link: their customers were told by whoever made them.
 */
export type ImportBookings = (bookings: readonly Booking[]) => Promise<void>;
