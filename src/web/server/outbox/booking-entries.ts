import type { OutboxEntry, OutboxMessage } from '../../../features/leads/views/outbox.tsx';
import type { Booking } from '../../../features/workshop/booking.ts';
import {
  type BookingChannel,
  bookingChannels,
} from '../../../features/workshop/messages/booking-deliveries.ts';
import type { ListedDelivery } from '../../../shared/messaging/outbox.ts';
import type { SmsMessage } from '../../../shared/messaging/sms.ts';
import type { AppContext } from '../app-context.ts';
import { toMailView, toSmsView } from './message-views.ts';

/** A booking has at most a handful of messages. */
const DELIVERIES_PER_BOOKING = 6;

/** The bookings that something was sent about lately, each with all its messages, newest first. */
export async function bookingEntries(app: AppContext, limit: number): Promise<readonly OutboxEntry[]> {
  const bookings = app.workshop.stores?.bookings;
  if (!bookings) return [];
  const listed = await app.leads.outbox.list({ limit: limit * DELIVERIES_PER_BOOKING });
  const ids = [...new Set(listed.filter(isAboutBooking).map(({ about }) => about))].slice(0, limit);
  const messages = await app.sms.latest(limit * DELIVERIES_PER_BOOKING);
  const found = await Promise.all(ids.map((id) => bookings.find(id)));
  return Promise.all(found.flatMap((booking) => (booking ? [toEntry(booking, messages, app)] : [])));
}

function isAboutBooking({ channel }: ListedDelivery): boolean {
  return bookingChannels.includes(channel as BookingChannel);
}

async function toEntry(
  booking: Booking,
  allSms: readonly SmsMessage[],
  { leads: { outbox, mail } }: AppContext,
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
