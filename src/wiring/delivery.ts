import { randomUUID } from 'node:crypto';
import { type HandOverDestination, handOverChannelHandlers } from '../kits/hand-over/channel-handlers.ts';
import type { HandOverStore } from '../kits/hand-over/hand-over-store.ts';
import { carContactForm } from '../leads/car-contact-form.ts';
import { type ChannelHandlerDeps, enabledChannels, leadChannelHandlers } from '../leads/channel-handlers.ts';
import { confirmationHandler } from '../leads/confirmation/confirmation-handler.ts';
import { editorForm } from '../leads/editor-forms/editor-form.ts';
import type { DeliveredForm, FormKind } from '../leads/form-kind.ts';
import type { FormStore } from '../leads/form-store.ts';
import { declaredForms } from '../leads/forms/all-forms.ts';
import type { LeadStore } from '../leads/lead-store.ts';
import { optInHandler } from '../leads/opt-in/opt-in-handler.ts';
import type { PhotoStore } from '../leads/photos/photo-store.ts';
import { receiptHandler } from '../leads/receipt/receipt-handler.ts';
import { httpSmsGateway } from '../messaging/adapters/http-sms-gateway.ts';
import { httpWebhookSender } from '../messaging/adapters/http-webhook-sender.ts';
import { smtpMailer } from '../messaging/adapters/smtp-mailer.ts';
import { startDeliveryWorker } from '../messaging/delivery-worker.ts';
import { type FindLetterhead, letterheadMailer } from '../messaging/letterhead-mailer.ts';
import type { MailTransport, StoredMail } from '../messaging/mail.ts';
import type { Outbox } from '../messaging/outbox.ts';
import { defaultRetryPolicy } from '../messaging/retry-policy.ts';
import type { SmsSender, StoredSms } from '../messaging/sms.ts';
import type { Metrics } from '../operations/metrics/metrics.ts';
import { systemClock } from '../platform/clock.ts';
import type { ChangeNotifications } from '../platform/database/change-notifications.ts';
import type { RateLimitWindows } from '../platform/database/rate-limit-windows.ts';
import type { Settings } from '../platform/env.ts';
import type { KeyRing } from '../platform/key-ring.ts';
import type { Log } from '../platform/log.ts';
import { type CodeSmsDeps, codeSmsHandler } from '../tyre-hotel/access/code-sms.ts';
import { tyreOfferForm } from '../tyre-hotel/offer/tyre-offer-form.ts';
import { seasonMailHandler } from '../tyre-hotel/reminder/season-mail-handler.ts';
import type { SeasonReminderStore } from '../tyre-hotel/reminder/season-reminder-store.ts';
import type { BookingStore } from '../workshop/booking-store.ts';
import type { BookingChannel } from '../workshop/messages/booking-deliveries.ts';
import { type BookingChannelDeps, bookingChannelHandlers } from '../workshop/messages/channel-handlers.ts';
import { startHourlyJobs } from './hourly-jobs.ts';

type Stores = {
  leads: LeadStore;
  forms: Pick<FormStore, 'deleteBefore'>;
  photos: PhotoStore;
  bookings: BookingStore;
  handOvers: HandOverStore;
  outbox: Outbox;
  mail: MailTransport & StoredMail;
  sms: SmsSender & StoredSms;
  agreements: CodeSmsDeps['agreements'];
  tyreCodes: CodeSmsDeps['codes'];
  seasonReminders: SeasonReminderStore;
  rateLimitWindows: Pick<RateLimitWindows, 'deleteBefore'>;
};
type DeliveryContext = Pick<ChannelHandlerDeps, 'stock'> &
  Pick<BookingChannelDeps, 'linkSecret'> & {
    /** In the site's own language where none is given. */
    findSite: ChannelHandlerDeps['findSite'] & BookingChannelDeps['findSite'];
    findLetterhead: FindLetterhead;
    timeZones: () => readonly string[];
    /** Undefined where nobody can sign in to the tyre hotel. */
    keys: KeyRing | undefined;
    kitDestination: HandOverDestination | undefined;
    notifications: ChangeNotifications;
  };
type Chosen = Pick<Settings, 'leads' | 'smtpUrl' | 'smsGateway' | 'bookingsKeepDays' | 'demo' | 'roles'>;

/** The forms whose answers become leads. */
export const leadForms: readonly FormKind[] = [carContactForm, ...declaredForms, tyreOfferForm];

/** Those, and the forms that editors put together. */
const deliveredForms: readonly DeliveredForm[] = [...leadForms, editorForm];

/** How leads, carts and messages about bookings are delivered. Processes without the role of a worker only enqueue them. */
export function openDelivery(
  settings: Chosen,
  stores: Stores,
  context: DeliveryContext,
  log: Log,
  metrics: Pick<Metrics, 'deliveries'>,
) {
  const bookingChannels = enabledBookingChannels(settings);
  const worker = settings.roles.includes('worker')
    ? startWorker(settings, stores, { ...context, bookingChannels }, log, metrics)
    : undefined;
  return {
    channels: enabledChannels(settings.leads, Boolean(settings.smtpUrl) || settings.demo),
    bookingChannels,
    nudge: worker?.nudge ?? (() => {}),
    close: async () => worker?.close(),
  };
}

/**
 * Delivers until it is closed: by the operator's mail server and SMS gateway, in the demo into its own outbox. Then the
 * hourly jobs.
 */
function startWorker(
  settings: Chosen,
  stores: Stores,
  context: DeliveryContext & { bookingChannels: readonly BookingChannel[] },
  log: Log,
  metrics: Pick<Metrics, 'deliveries'>,
) {
  const destinations = settings.leads;
  const smtp = settings.smtpUrl ? smtpMailer(settings.smtpUrl) : undefined;
  const transport = smtp ?? (settings.demo ? stores.mail : noTransport);
  const mailer = letterheadMailer(transport, context.findLetterhead);
  const smsSender = openSmsSender(settings, stores);
  const webhookSender = httpWebhookSender(systemClock);
  const worker = startDeliveryWorker({
    outbox: stores.outbox,
    handlers: {
      ...leadChannelHandlers({
        ...context,
        ...{ destinations, log, mailer, now: systemClock },
        kinds: deliveredForms,
        leads: stores.leads,
        photos: { store: stores.photos, linkSecret: context.linkSecret },
        webhookSender,
      }),
      ...confirmationHandler({
        ...{ leads: stores.leads, stock: context.stock, mailer, log },
        mailFrom: destinations.mailFrom,
        findSite: context.findSite,
      }),
      ...receiptHandler({
        ...{ leads: stores.leads, mailer, log, kinds: deliveredForms },
        mailFrom: destinations.mailFrom,
        findSite: context.findSite,
      }),
      ...optInHandler({
        ...{ leads: stores.leads, mailer, log, linkSecret: context.linkSecret },
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
    onAttempt: metrics.deliveries.attempted,
  });
  // Other processes enqueue, too.
  context.notifications.subscribe('deliveries', worker.nudge);
  const stopJobs = startHourlyJobs(settings, stores, { ...context, log, onEnqueued: worker.nudge });
  return {
    nudge: worker.nudge,
    close: async () => {
      stopJobs();
      await worker.stop();
      smtp?.close();
    },
  };
}

/** Mail stored by this installation would count as delivered, and nobody would ever read it. */
const noTransport: MailTransport = {
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
