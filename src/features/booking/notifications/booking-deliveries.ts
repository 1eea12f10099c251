import { type Delivery, deliveryKey } from '../../../shared/messaging/outbox.ts';
import type { Booking } from '../booking.ts';
import type { VisitKind } from '../visit-kind.ts';

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
  return deliveriesFor(booking, change, channels);
}

/** What is stored with a delivery: the state of the booking it tells of, and why, where that is not the change itself. */
type BookingMessage = {
  sequence: number;
  /** Amended: an attempt was repeated with a corrected address; to whom it goes now, it is the first message. */
  what?: 'amended' | 'reminder' | undefined;
};

const HOUR_MS = 3_600_000;

/** A booking that is moved after its reminder gets another, hence the sequence in the key. */
export function reminderDeliveries(
  booking: Booking,
  { reminder: { unlessToldWithinHours } }: VisitKind,
  channels: readonly BookingChannel[],
  now: Date,
): readonly Delivery[] {
  const isRecent = now.getTime() - Date.parse(booking.changedAt) < unlessToldWithinHours * HOUR_MS;
  return isRecent ? [] : deliveriesFor(booking, 'reminder', channels);
}

function deliveriesFor(
  { id, sequence }: Booking,
  what: BookingMessage['what'],
  channels: readonly BookingChannel[],
): Delivery[] {
  const message: BookingMessage = { sequence, what };
  const subject = [id, sequence, what].filter((part) => part !== undefined).join('.');
  return channels.map((channel) => ({ key: deliveryKey(subject, channel), channel, about: id, message }));
}

export type BookingMessageKind = 'confirmed' | 'changed' | 'cancelled' | 'reminder';

/**
 * What a delivery has to say about the booking as it is now. Undefined where a later change has overtaken it: that
 * change has a delivery of its own. The version before stored no message; of such a one the booking's last change is told.
 */
export function messageKind(stored: object | undefined, booking: Booking): BookingMessageKind | undefined {
  const { sequence, what } = (stored ?? { sequence: booking.sequence }) as BookingMessage;
  if (sequence !== booking.sequence) return undefined;
  if (what === 'reminder') return booking.state === 'booked' ? 'reminder' : undefined;
  if (booking.state === 'cancelled') return 'cancelled';
  if (booking.state === 'no-show') return undefined;
  return booking.sequence === 0 || what === 'amended' ? 'confirmed' : 'changed';
}
