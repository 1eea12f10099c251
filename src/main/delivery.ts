import { randomUUID } from 'node:crypto';
import type { BookingChannel } from '../features/booking/notifications/booking-deliveries.ts';
import { enabledChannels } from '../features/leads/delivery/channel-handlers.ts';
import type { DeliveredForm } from '../features/leads/form-kind.ts';
import type { Metrics } from '../features/operations/metrics/metrics.ts';
import { leadMailPhotos } from '../features/valuation/photos/lead-mail-photos.ts';
import { httpSmsGateway } from '../shared/messaging/adapters/http-sms-gateway.ts';
import { httpWebhookSender } from '../shared/messaging/adapters/http-webhook-sender.ts';
import { smtpMailer } from '../shared/messaging/adapters/smtp-mailer.ts';
import { startDeliveryWorker } from '../shared/messaging/delivery-worker.ts';
import { type FindLetterhead, letterheadMailer } from '../shared/messaging/letterhead-mailer.ts';
import type { MailTransport } from '../shared/messaging/mail.ts';
import { defaultRetryPolicy } from '../shared/messaging/retry-policy.ts';
import type { SmsSender } from '../shared/messaging/sms.ts';
import { systemClock } from '../shared/platform/clock.ts';
import type { ChangeNotifications } from '../shared/platform/database/change-notifications.ts';
import { deleteOldRateLimits } from '../shared/platform/database/delete-old-rate-limits.ts';
import type { Settings } from '../shared/platform/env.ts';
import type { Log } from '../shared/platform/log.ts';
import type { openAdapters } from './adapters.ts';
import { type features, visitKinds } from './features.ts';
import { deliveredForms } from './lead-forms.ts';
import type { WorkerContext } from './worker-context.ts';

type Stores = Awaited<ReturnType<typeof openAdapters>>;
type DeliveryContext = Pick<
  WorkerContext,
  | 'stock'
  | 'linkSecret'
  | 'findSite'
  | 'timeZones'
  | 'keys'
  | 'kitDestination'
  | 'indices'
  | 'pulled'
  | 'outgoingFeeds'
  | 'personalData'
  | 'sites'
> & {
  findLetterhead: FindLetterhead;
  notifications: ChangeNotifications;
  /** Those of extensions, too. */
  features: readonly Pick<(typeof features)[number], 'deliveries' | 'jobs'>[];
  extensionForms: readonly DeliveredForm[];
  /** Where extensions deliver leads. */
  leadChannels: readonly string[];
  /** Of an extension. */
  smsSender: SmsSender | undefined;
};
type Chosen = Pick<
  Settings,
  | 'leads'
  | 'carPhotoLimits'
  | 'inventoryWebhook'
  | 'smtpUrl'
  | 'smsGateway'
  | 'bookingsKeepDays'
  | 'demo'
  | 'roles'
>;

/** How leads, carts and messages about bookings are delivered. Processes without the role of a worker only enqueue them. */
export async function openDelivery(
  settings: Chosen,
  stores: Stores,
  context: DeliveryContext,
  log: Log,
  metrics: Pick<Metrics, 'deliveries'>,
) {
  const bookingChannels = enabledBookingChannels(settings, context.smsSender);
  const worker = settings.roles.includes('worker')
    ? await startWorker(settings, stores, { ...context, bookingChannels }, log, metrics)
    : undefined;
  const ownChannels = enabledChannels(settings.leads, Boolean(settings.smtpUrl) || settings.demo);
  return {
    channels: [...ownChannels, ...context.leadChannels],
    bookingChannels,
    nudge: worker?.nudge ?? (() => {}),
    close: async () => worker?.close(),
  };
}

/**
 * Delivers until it is closed: by the operator's mail server and SMS gateway, in the demo into its own outbox. Then the
 * hourly jobs.
 */
async function startWorker(
  settings: Chosen,
  stores: Stores,
  context: DeliveryContext & { bookingChannels: readonly BookingChannel[] },
  log: Log,
  metrics: Pick<Metrics, 'deliveries'>,
) {
  const { leads: destinations, inventoryWebhook, bookingsKeepDays, carPhotoLimits } = settings;
  const smtp = settings.smtpUrl ? smtpMailer(settings.smtpUrl) : undefined;
  const transport = smtp ?? (settings.demo ? stores.mail : noTransport);
  const needs: WorkerContext = {
    ...stores,
    ...context,
    ...{
      destinations,
      inventoryWebhook,
      bookingsKeepDays,
      carPhotoLimits,
      visitKinds,
      log,
      clock: systemClock,
    },
    mailFrom: destinations.mailFrom,
    keepDays: destinations.keepDays,
    kinds: [...deliveredForms, ...context.extensionForms],
    photosOf: leadMailPhotos(stores.photos, context.linkSecret),
    mailer: letterheadMailer(transport, context.findLetterhead),
    smsSender: context.smsSender ?? openSmsSender(settings, stores),
    webhookSender: httpWebhookSender(systemClock),
    onEnqueued: () => worker.nudge(),
  };
  const handlers = await Promise.all(context.features.map(({ deliveries }) => deliveries?.(needs)));
  const worker = startDeliveryWorker({
    outbox: stores.outbox,
    handlers: Object.assign({}, ...handlers),
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
  const jobs = await Promise.all(context.features.map(({ jobs }) => jobs?.(needs)));
  const stopJobs = [...jobs, deleteOldRateLimits(stores.rateLimitWindows, systemClock, log)];
  return {
    nudge: worker.nudge,
    close: async () => {
      await Promise.all(stopJobs.map((stop) => stop?.()));
      await worker.stop();
      smtp?.close();
    },
  };
}

/** Mail stored by this installation would count as delivered, and nobody would ever read it. */
const noTransport: MailTransport = {
  send: () => Promise.reject(new Error('no mail server is set up: set SMTP_URL and replay')),
};

function openSmsSender({ smsGateway, demo }: Chosen, { sms }: Pick<Stores, 'sms'>): SmsSender {
  if (smsGateway) return httpSmsGateway(smsGateway);
  return demo ? sms : noSmsSender;
}

const noSmsSender: SmsSender = {
  send: () => Promise.reject(new Error('no SMS gateway is set up: set SMS_GATEWAY_URL and replay')),
};

/** A confirmation that cannot be mailed waits for an operator; an SMS is an extra that not everybody has a gateway for. */
function enabledBookingChannels(
  { smsGateway, demo }: Chosen,
  given: SmsSender | undefined,
): readonly BookingChannel[] {
  return given || smsGateway || demo ? ['booking-mail', 'booking-sms'] : ['booking-mail'];
}
