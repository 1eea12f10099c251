import { randomUUID } from 'node:crypto';
import type { BookingStore } from '../features/booking/booking-store.ts';
import type { BookingChannel } from '../features/booking/notifications/booking-deliveries.ts';
import {
  type BookingChannelDeps,
  bookingChannelHandlers,
} from '../features/booking/notifications/channel-handlers.ts';
import type { FormStore } from '../features/editor-forms/form-store.ts';
import {
  type CheckoutDestination,
  checkoutChannelHandlers,
} from '../features/kits/checkout/channel-handlers.ts';
import type { CheckoutStore } from '../features/kits/checkout/checkout-store.ts';
import { confirmationHandler } from '../features/leads/confirmation/confirmation-handler.ts';
import {
  type ChannelHandlerDeps,
  enabledChannels,
  leadChannelHandlers,
} from '../features/leads/delivery/channel-handlers.ts';
import type { LeadStore } from '../features/leads/lead-store.ts';
import { optInHandler } from '../features/leads/opt-in/opt-in-handler.ts';
import { receiptHandler } from '../features/leads/receipt/receipt-handler.ts';
import type { Metrics } from '../features/operations/metrics/metrics.ts';
import { type CodeSmsDeps, codeSmsHandler } from '../features/tyre-hotel/access/code-sms.ts';
import { seasonMailHandler } from '../features/tyre-hotel/reminder/season-mail-handler.ts';
import type { SeasonReminderStore } from '../features/tyre-hotel/reminder/season-reminder-store.ts';
import { leadMailPhotos } from '../features/valuation/photos/lead-mail-photos.ts';
import type { PhotoStore } from '../features/valuation/photos/photo-store.ts';
import { httpSmsGateway } from '../shared/messaging/adapters/http-sms-gateway.ts';
import { httpWebhookSender } from '../shared/messaging/adapters/http-webhook-sender.ts';
import { smtpMailer } from '../shared/messaging/adapters/smtp-mailer.ts';
import { startDeliveryWorker } from '../shared/messaging/delivery-worker.ts';
import { type FindLetterhead, letterheadMailer } from '../shared/messaging/letterhead-mailer.ts';
import type { MailTransport, StoredMail } from '../shared/messaging/mail.ts';
import type { Outbox } from '../shared/messaging/outbox.ts';
import { defaultRetryPolicy } from '../shared/messaging/retry-policy.ts';
import type { SmsSender, StoredSms } from '../shared/messaging/sms.ts';
import { systemClock } from '../shared/platform/clock.ts';
import type { ChangeNotifications } from '../shared/platform/database/change-notifications.ts';
import type { RateLimitWindows } from '../shared/platform/database/rate-limit-windows.ts';
import type { Settings } from '../shared/platform/env.ts';
import type { KeyRing } from '../shared/platform/key-ring.ts';
import type { Log } from '../shared/platform/log.ts';
import { startHourlyJobs } from './hourly-jobs.ts';
import { deliveredForms } from './lead-forms.ts';

type Stores = {
  leads: LeadStore;
  forms: Pick<FormStore, 'deleteBefore'>;
  photos: PhotoStore;
  bookings: BookingStore;
  checkouts: CheckoutStore;
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
    kitDestination: CheckoutDestination | undefined;
    notifications: ChangeNotifications;
  };
type Chosen = Pick<Settings, 'leads' | 'smtpUrl' | 'smsGateway' | 'bookingsKeepDays' | 'demo' | 'roles'>;

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
        photosOf: leadMailPhotos(stores.photos, context.linkSecret),
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
      ...checkoutChannelHandlers({
        webhookSender,
        checkouts: stores.checkouts,
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
