import { type Delivery, deliveryKey } from '../../../shared/messaging/outbox.ts';
import type { Booking } from '../booking.ts';

export const bookingChannels = ['booking-mail', 'booking-sms'] as const;
export type BookingChannel = (typeof bookingChannels)[number];

/** What a booking's state change enqueues, in the transaction that stores it: one message per channel and change. */
export function bookingDeliveries(
  booking: Booking,
  channels: readonly BookingChannel[],
  change?: 'amended',
): readonly Delivery[] {
  // Whoever did not come knows it.
  if (booking.state === 'no-show') return [];
  const what = change ? `${booking.sequence}.${AMENDED}` : String(booking.sequence);
  return deliveriesFor(booking, what, channels);
}

/** An attempt was repeated with a corrected address: to whom it goes now, it is the first message. */
const AMENDED = 'amended';

const HOUR_MS = 3_600_000;
const RECENT_HOURS = 12;

/**
 * The day before, unless the customer has just been told the time. A booking that is moved after its reminder gets
 * another, hence the sequence in the key.
 */
export function reminderDeliveries(
  booking: Booking,
  channels: readonly BookingChannel[],
  now: Date,
): readonly Delivery[] {
  const isRecent = now.getTime() - Date.parse(booking.changedAt) < RECENT_HOURS * HOUR_MS;
  return isRecent ? [] : deliveriesFor(booking, `${booking.sequence}.reminder`, channels);
}

function deliveriesFor({ id }: Booking, what: string, channels: readonly BookingChannel[]): Delivery[] {
  return channels.map((channel) => ({ key: deliveryKey(`${id}.${what}`, channel), channel, about: id }));
}

export type BookingMessageKind = 'confirmed' | 'changed' | 'cancelled' | 'reminder';

/**
 * What a delivery has to say, read from its key and the booking as it is now. Undefined where a later change has
 * overtaken it: that change has a delivery of its own.
 */
export function messageKind(key: string, booking: Booking): BookingMessageKind | undefined {
  const [sequence = '', what] = key.slice(booking.id.length + 1).split('.');
  if (Number(sequence) !== booking.sequence) return undefined;
  if (what === 'reminder') return booking.state === 'booked' ? 'reminder' : undefined;
  if (booking.state === 'cancelled') return 'cancelled';
  if (booking.state === 'no-show') return undefined;
  return booking.sequence === 0 || what === AMENDED ? 'confirmed' : 'changed';
}
