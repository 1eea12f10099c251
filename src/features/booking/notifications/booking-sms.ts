import { smsSenderName, toGsmText } from '../../../shared/messaging/sms-text.ts';
import type { Booking } from '../booking.ts';
import { formatAppointment } from './appointment-time.ts';
import type { BookingMessageKind } from './booking-deliveries.ts';
import type { BookingMessageContext } from './booking-mail.ts';
import { messageWords } from './message-words.ts';

/** Two segments at most with the names of real workshops, in the alphabet of telephones. */
export function bookingSms(
  kind: BookingMessageKind,
  booking: Booking,
  { site, texts, visit, manageUrl, isChangeable }: BookingMessageContext,
): { from: string; text: string } {
  const { workshop } = booking;
  const text = texts(messageWords(kind, visit).sms, {
    when: formatAppointment(booking, visit, texts),
    site: site.displayName,
    workshop: workshop.siteName,
    address: workshop.address,
    change: texts(isChangeable ? 'bookingMailManage' : 'bookingMailShow'),
    link: manageUrl,
  });
  return { from: smsSenderName(site.displayName), text: toGsmText(text) };
}
