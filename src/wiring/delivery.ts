import { randomUUID } from 'node:crypto';
import { type HandOverDestination, handOverChannelHandlers } from '../kits/hand-over/channel-handlers.ts';
import type { HandOverStore } from '../kits/hand-over/hand-over-store.ts';
import { carContactForm } from '../leads/car-contact-form.ts';
import { type ChannelHandlerDeps, enabledChannels, leadChannelHandlers } from '../leads/channel-handlers.ts';
import { confirmationHandler } from '../leads/confirmation/confirmation-handler.ts';
import type { FormKind } from '../leads/form-kind.ts';
import { declaredForms } from '../leads/forms/all-forms.ts';
import type { LeadStore } from '../leads/lead-store.ts';
import type { PhotoStore } from '../leads/photos/photo-store.ts';
import { httpSmsGateway } from '../messaging/adapters/http-sms-gateway.ts';
import { httpWebhookSender } from '../messaging/adapters/http-webhook-sender.ts';
import { smtpMailer } from '../messaging/adapters/smtp-mailer.ts';
import { startDeliveryWorker } from '../messaging/delivery-worker.ts';
import type { Mailer, StoredMail } from '../messaging/mail.ts';
import type { Outbox } from '../messaging/outbox.ts';
import { defaultRetryPolicy } from '../messaging/retry-policy.ts';
import type { SmsSender, StoredSms } from '../messaging/sms.ts';
import { systemClock } from '../platform/clock.ts';
import type { Settings } from '../platform/env.ts';
import type { KeyRing } from '../platform/key-ring.ts';
import type { Log } from '../platform/log.ts';
import { runHourly } from '../platform/run-hourly.ts';
import { type CodeSmsDeps, codeSmsHandler } from '../tyre-hotel/access/code-sms.ts';
import { tyreOfferForm } from '../tyre-hotel/offer/tyre-offer-form.ts';
import { seasonMailHandler } from '../tyre-hotel/reminder/season-mail-handler.ts';
import { startSeasonReminderJobs } from '../tyre-hotel/reminder/season-reminder-jobs.ts';
import type { SeasonReminderStore } from '../tyre-hotel/reminder/season-reminder-store.ts';
import type { BookingStore } from '../workshop/booking-store.ts';
import type { BookingChannel } from '../workshop/messages/booking-deliveries.ts';
import { startBookingJobs } from '../workshop/messages/booking-jobs.ts';
import { type BookingChannelDeps, bookingChannelHandlers } from '../workshop/messages/channel-handlers.ts';

type Stores = {
  leads: LeadStore;
  photos: PhotoStore;
  bookings: BookingStore;
  handOvers: HandOverStore;
  outbox: Outbox;
  mail: Mailer & StoredMail;
  sms: SmsSender & StoredSms;
  agreements: CodeSmsDeps['agreements'];
  tyreCodes: CodeSmsDeps['codes'];
  seasonReminders: SeasonReminderStore;
};
type DeliveryContext = Pick<ChannelHandlerDeps, 'stock'> &
  Pick<BookingChannelDeps, 'linkSecret'> & {
    /** In the site's own language where none is given. */
    findSite: ChannelHandlerDeps['findSite'] & BookingChannelDeps['findSite'];
    timeZones: () => readonly string[];
    /** Undefined where nobody can sign in to the tyre hotel. */
    keys: KeyRing | undefined;
    kitDestination: HandOverDestination | undefined;
  };
type Chosen = Pick<Settings, 'leads' | 'smtpUrl' | 'smsGateway' | 'bookingsKeepDays' | 'demo'>;

/** The forms whose answers become leads. */
export const leadForms: readonly FormKind[] = [carContactForm, ...declaredForms, tyreOfferForm];

/**
 * Delivers leads and carts to their receivers and messages about bookings to customers until it is closed: by the
 * operator's mail server and SMS gateway, in the demo into its own outbox.
 */
export function openDelivery(settings: Chosen, stores: Stores, context: DeliveryContext, log: Log) {
  const destinations = settings.leads;
  const smtp = settings.smtpUrl ? smtpMailer(settings.smtpUrl) : undefined;
  const mailer = smtp ?? (settings.demo ? stores.mail : noMailer);
  const smsSender = openSmsSender(settings, stores);
  const webhookSender = httpWebhookSender(systemClock);
  const worker = startDeliveryWorker({
    outbox: stores.outbox,
    handlers: {
      ...leadChannelHandlers({
        ...context,
        ...{ destinations, log, mailer, now: systemClock },
        kinds: leadForms,
        leads: stores.leads,
        photos: { store: stores.photos, linkSecret: context.linkSecret },
        webhookSender,
      }),
      ...confirmationHandler({
        ...{ leads: stores.leads, mailer, log },
        mailFrom: destinations.mailFrom,
        findSite: context.findSite,
      }),
      ...bookingChannelHandlers({
        ...context,
        ...{ log, mailer, smsSender },
        bookings: stores.bookings,
        mailFrom: destinations.mailFrom,
        clock: systemClock,
      }),
      ...seasonMailHandler({
        ...context,
        mailer,
        reminders: stores.seasonReminders,
        mailFrom: destinations.mailFrom,
      }),
      ...(context.keys &&
        codeSmsHandler({
          keys: context.keys,
          agreements: stores.agreements,
          codes: stores.tyreCodes,
          findSite: context.findSite,
          smsSender,
          clock: systemClock,
        })),
      ...handOverChannelHandlers({
        webhookSender,
        handOvers: stores.handOvers,
        destination: context.kitDestination,
      }),
    },
    retryPolicy: {
      ...defaultRetryPolicy,
      ...(destinations.retryMs && { firstDelayMs: destinations.retryMs }),
    },
    log,
    clock: systemClock,
    random: Math.random,
    makeId: randomUUID,
  });
  const bookingChannels = enabledBookingChannels(settings);
  const stopSeasonJobs = startSeasonReminderJobs({
    reminders: stores.seasonReminders,
    timeZones: context.timeZones,
    clock: systemClock,
    log,
    onEnqueued: worker.nudge,
  });
  const stopDeletingLeads = deleteOldLeads(destinations.keepDays, stores, log);
  const stopDeletingPhotos = deleteUnclaimedPhotos(stores.photos, log);
  const stopBookingJobs = startBookingJobs({
    bookings: stores.bookings,
    channels: bookingChannels,
    keepDays: settings.bookingsKeepDays,
    timeZones: context.timeZones,
    clock: systemClock,
    log,
    onEnqueued: worker.nudge,
  });
  return {
    channels: enabledChannels(destinations, Boolean(smtp) || settings.demo),
    bookingChannels,
    nudge: worker.nudge,
    close: async () => {
      stopDeletingLeads();
      stopDeletingPhotos();
      stopBookingJobs();
      stopSeasonJobs();
      await worker.stop();
      smtp?.close();
    },
  };
}

/** Mail stored by this installation would count as delivered, and nobody would ever read it. */
const noMailer: Mailer = {
  send: () => Promise.reject(new Error('no mail server is set up: set SMTP_URL and replay')),
};

function openSmsSender({ smsGateway, demo }: Chosen, { sms }: Stores): SmsSender {
  if (smsGateway) return httpSmsGateway(smsGateway);
  return demo ? sms : noSmsSender;
}

const noSmsSender: SmsSender = {
  send: () => Promise.reject(new Error('no SMS gateway is set up: set SMS_GATEWAY_URL and replay')),
};

/** A confirmation that cannot be mailed waits for an operator; an SMS is an extra that not everybody has a gateway for. */
function enabledBookingChannels({ smsGateway, demo }: Chosen): readonly BookingChannel[] {
  return smsGateway || demo ? ['booking-mail', 'booking-sms'] : ['booking-mail'];
}

const DAY_MS = 86_400_000;

function deleteOldLeads(
  keepDays: number,
  { leads, handOvers }: Pick<Stores, 'leads' | 'handOvers'>,
  log: Log,
): () => void {
  return runHourly(
    async () => {
      const before = new Date(systemClock().getTime() - keepDays * DAY_MS);
      const forgotten = (await leads.deleteBefore(before)) + (await handOvers.deleteBefore(before));
      if (forgotten > 0) log.info({ code: 'LEADS_FORGOTTEN', forgotten, keepDays }, 'delivered long ago');
    },
    (error) => log.error({ code: 'OUTBOX_UNREACHABLE', error }, 'old leads could not be forgotten'),
  );
}

/** Photos of a form that nobody sent. */
function deleteUnclaimedPhotos(photos: PhotoStore, log: Log): () => void {
  return runHourly(
    async () => {
      const deleted = await photos.deleteUnclaimedBefore(new Date(systemClock().getTime() - DAY_MS));
      if (deleted > 0) log.info({ code: 'LEAD_PHOTOS_DELETED', deleted }, 'their forms were never sent');
    },
    (error) =>
      log.error({ code: 'LEAD_PHOTOS_NOT_DELETED', error }, 'photos without a form are still stored'),
  );
}
