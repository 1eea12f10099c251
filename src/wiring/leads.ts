import { randomUUID } from 'node:crypto';
import { setInterval } from 'node:timers';
import { carContactForm } from '../leads/car-contact-form.ts';
import { type ChannelHandlerDeps, enabledChannels, leadChannelHandlers } from '../leads/channel-handlers.ts';
import type { FormKind } from '../leads/form-kind.ts';
import type { LeadStore } from '../leads/lead-store.ts';
import { httpWebhookSender } from '../messaging/adapters/http-webhook-sender.ts';
import { smtpMailer } from '../messaging/adapters/smtp-mailer.ts';
import { startDeliveryWorker } from '../messaging/delivery-worker.ts';
import type { Mailer, StoredMail } from '../messaging/mail.ts';
import type { Outbox } from '../messaging/outbox.ts';
import { defaultRetryPolicy } from '../messaging/retry-policy.ts';
import { systemClock } from '../platform/clock.ts';
import type { Settings } from '../platform/env.ts';
import type { Log } from '../platform/log.ts';

type Stores = { leads: LeadStore; outbox: Outbox; mail: Mailer & StoredMail };
type DeliveryContext = Pick<ChannelHandlerDeps, 'stock' | 'findSite'>;
type Chosen = Pick<Settings, 'leads' | 'smtpUrl' | 'demo'>;

/** The forms whose answers become leads. */
export const leadForms: readonly FormKind[] = [carContactForm];

/**
 * Delivers leads to their receivers until it is closed: by the operator's mail server, in the demo into its own outbox.
 */
export function openDelivery(settings: Chosen, stores: Stores, context: DeliveryContext, log: Log) {
  const destinations = settings.leads;
  const smtp = settings.smtpUrl ? smtpMailer(settings.smtpUrl) : undefined;
  const handlers = leadChannelHandlers({
    ...context,
    destinations: destinations,
    log,
    kinds: leadForms,
    leads: stores.leads,
    mailer: smtp ?? (settings.demo ? stores.mail : noMailer),
    webhookSender: httpWebhookSender(systemClock),
  });
  const worker = startDeliveryWorker({
    outbox: stores.outbox,
    handlers: handlers,
    retryPolicy: {
      ...defaultRetryPolicy,
      ...(destinations.retryMs && { firstDelayMs: destinations.retryMs }),
    },
    log,
    clock: systemClock,
    random: Math.random,
    makeId: randomUUID,
  });
  const stopDeletingLeads = deleteOldLeads(destinations.keepDays, stores.leads, log);
  return {
    channels: enabledChannels(destinations, Boolean(smtp) || settings.demo),
    nudge: worker.nudge,
    close: async () => {
      stopDeletingLeads();
      await worker.stop();
      smtp?.close();
    },
  };
}

/** Mail stored by this installation would count as delivered, and nobody would ever read it. */
const noMailer: Mailer = {
  send: () => Promise.reject(new Error('no mail server is set up: set SMTP_URL and replay')),
};

const HOUR_MS = 3_600_000;

function deleteOldLeads(keepDays: number | undefined, leads: LeadStore, log: Log): () => void {
  if (keepDays === undefined) return () => {};
  const forget = async () => {
    try {
      const forgotten = await leads.deleteBefore(new Date(systemClock().getTime() - keepDays * 24 * HOUR_MS));
      if (forgotten > 0) log.info({ code: 'LEADS_FORGOTTEN', forgotten, keepDays }, 'delivered long ago');
    } catch (error) {
      log.error({ code: 'OUTBOX_UNREACHABLE', error }, 'old leads could not be forgotten');
    }
  };
  void forget();
  const timer = setInterval(forget, HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}
