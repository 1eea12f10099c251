import { type ChannelHandler, SuppressedDelivery } from '../../../shared/messaging/delivery-worker.ts';
import type { Mailer } from '../../../shared/messaging/mail.ts';
import type { Delivery } from '../../../shared/messaging/outbox.ts';
import { siteSender } from '../../../shared/messaging/site-sender.ts';
import type { SmsSender } from '../../../shared/messaging/sms.ts';
import type { Clock } from '../../../shared/platform/clock.ts';
import type { Log } from '../../../shared/platform/log.ts';
import type { Language } from '../../../shared/sites/languages.ts';
import { toInternationalNumber } from '../../../shared/sites/phone-number.ts';
import type { Site } from '../../../shared/sites/site.ts';
import type { Texts } from '../../../shared/sites/texts.ts';
import type { BookingStore } from '../booking-store.ts';
import { changeDeadline } from '../manage/manage-rules.ts';
import { managePath, manageToken } from '../manage/manage-token.ts';
import type { VisitKinds } from '../visit-kind.ts';
import { arrivalInstant } from './appointment-time.ts';
import { type BookingChannel, messageKind } from './booking-deliveries.ts';
import { bookingMail } from './booking-mail.ts';
import { bookingMailHtml } from './booking-mail-html.ts';
import { bookingMailText } from './booking-mail-text.ts';
import { bookingSms } from './booking-sms.ts';
import { calendarFile } from './calendar-file.ts';

export type BookingChannelDeps = {
  bookings: Pick<BookingStore, 'find'>;
  mailer: Mailer;
  smsSender: SmsSender;
  mailFrom: string | undefined;
  visitKinds: VisitKinds;
  linkSecret: string;
  clock: Clock;
  log: Log;
  findSite: (name: string, language: Language) => { site: Site; texts: Texts } | undefined;
};

/** Messages are rendered from the booking as it is at delivery: a retry never sends a time that no longer holds. */
export function bookingChannelHandlers(deps: BookingChannelDeps): Record<BookingChannel, ChannelHandler> {
  const { mailer, smsSender, mailFrom, log } = deps;
  return {
    'booking-mail': async (delivery) => {
      const current = await loadMessage(delivery, deps);
      const { kind, booking, context } = current;
      const { site, texts, visit, manageUrl, isChangeable } = context;
      const { customer, workshop, language } = booking;
      const mail = bookingMail(kind, booking, context);
      const from = siteSender(site, mailFrom);
      const calendar = calendarFile(booking, {
        ...{ site, texts, visit, manageUrl, isChangeable },
        organiser: from.address,
        isInvitation: true,
      });
      await mailer.send({
        key: delivery.key,
        about: booking.id,
        from,
        to: { name: `${customer.firstName} ${customer.lastName}`, address: customer.email },
        ...(workshop.email && { replyTo: { name: workshop.siteName, address: workshop.email } }),
        subject: mail.subject,
        text: bookingMailText(mail),
        html: bookingMailHtml(mail, site),
        ...{ site: site.name, language },
        attachments: [calendar],
      });
    },

    'booking-sms': async (delivery) => {
      const current = await loadMessage(delivery, deps);
      const { kind, booking, context } = current;
      const to = toInternationalNumber(booking.customer.phone, context.site.country);
      if (!to) {
        log.warn({ code: 'SMS_WITHOUT_NUMBER', delivery: delivery.key }, 'no number to send the SMS to');
        throw new SuppressedDelivery('the booking has no telephone number');
      }
      await smsSender.send({
        key: delivery.key,
        about: booking.id,
        to,
        ...bookingSms(kind, booking, context),
      });
    },
  };
}

/** Suppressed where there is nothing left to say: overtaken, anonymised, or a reminder of what has begun. */
async function loadMessage({ message, about }: Delivery, deps: BookingChannelDeps) {
  const { bookings, visitKinds, findSite, linkSecret, clock } = deps;
  const booking = await bookings.find(about);
  if (!booking) throw new Error('the booking does not exist');
  const kind = messageKind(message, booking);
  if (!kind) throw new SuppressedDelivery('a later change of the booking has overtaken it');
  if (!booking.customer.email) throw new SuppressedDelivery('the booking is anonymised');
  if (kind === 'reminder' && arrivalInstant(booking) <= clock())
    throw new SuppressedDelivery('the booked time has come');
  const found = findSite(booking.site, booking.language);
  if (!found) throw new Error(`there is no site ${booking.site}`);
  const manageUrl = found.site.url + managePath(manageToken(linkSecret, booking.id));
  const visit = visitKinds.of(booking);
  const isChangeable = clock() <= changeDeadline(booking, visit);
  return { kind, booking, context: { ...found, visit, manageUrl, isChangeable } };
}
