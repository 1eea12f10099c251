import type { Booking } from '../../../src/features/booking/booking.ts';
import type { BookingStore } from '../../../src/features/booking/booking-store.ts';
import {
  type BookingChannel,
  bookingChannels,
} from '../../../src/features/booking/notifications/booking-deliveries.ts';
import type { StoredMail } from '../../../src/shared/messaging/mail.ts';
import type { ListedDelivery, Outbox } from '../../../src/shared/messaging/outbox.ts';
import type { SmsMessage, StoredSms } from '../../../src/shared/messaging/sms.ts';
import { toMailView, toSmsView } from './message-views.ts';
import type { OutboxEntry, OutboxMessage } from './outbox-page.tsx';

/** A booking has at most a handful of messages. */
const DELIVERIES_PER_BOOKING = 6;

type BookingEntryDeps = {
  /** Undefined where a remote system keeps the bookings. */
  bookings: Pick<BookingStore, 'find'> | undefined;
  outbox: Outbox;
  mail: StoredMail;
  sms: StoredSms;
};

/** The bookings that something was sent about lately, each with all its messages, newest first. */
export async function bookingEntries(deps: BookingEntryDeps, limit: number): Promise<readonly OutboxEntry[]> {
  const { bookings, outbox, sms } = deps;
  if (!bookings) return [];
  const listed = await outbox.list({ limit: limit * DELIVERIES_PER_BOOKING });
  const ids = [...new Set(listed.filter(isAboutBooking).map(({ about }) => about))].slice(0, limit);
  const messages = await sms.latest(limit * DELIVERIES_PER_BOOKING);
  const found = await Promise.all(ids.map((id) => bookings.find(id)));
  return Promise.all(found.flatMap((booking) => (booking ? [toEntry(booking, messages, deps)] : [])));
}

function isAboutBooking({ channel }: ListedDelivery): boolean {
  return bookingChannels.includes(channel as BookingChannel);
}

async function toEntry(
  booking: Booking,
  allSms: readonly SmsMessage[],
  { outbox, mail }: BookingEntryDeps,
): Promise<OutboxEntry> {
  const { id, site, createdAt, customer, workshop } = booking;
  const deliveries = await outbox.findAbout(id);
  const newestFirst = deliveries.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
  const views = await Promise.all(
    newestFirst.map(async ({ key }): Promise<OutboxMessage | undefined> => {
      const stored = await mail.find(key);
      if (stored) return toMailView(stored);
      const sms = allSms.find((each) => each.key === key);
      return sms && toSmsView(sms);
    }),
  );
  const messages = views.filter((view) => view !== undefined);
  const lastMail = messages.find(({ channel }) => channel === 'mail');
  return {
    id,
    kind: 'Booking',
    site,
    receivedAt: createdAt,
    subject: lastMail?.title ?? id,
    from: workshop.siteName,
    to: `${customer.firstName} ${customer.lastName}, ${customer.phone}, ${customer.email}`,
    messages,
    deliveries,
  };
}
