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
type House = Pick<ChannelHandlerDeps, 'stock' | 'siteNamed'>;
type Chosen = Pick<Settings, 'leads' | 'smtpUrl' | 'demo'>;

/** The forms whose answers become leads. */
export const leadForms: readonly FormKind[] = [carContactForm];

/** Takes leads to their receivers until it is closed: by the operator's mail server, in the demo into its own outbox. */
export function openDelivery(settings: Chosen, stores: Stores, house: House, log: Log) {
  const routes = settings.leads;
  const smtp = settings.smtpUrl ? smtpMailer(settings.smtpUrl) : undefined;
  const carriers = leadChannelHandlers({
    ...house,
    destinations: routes,
    log,
    kinds: leadForms,
    leads: stores.leads,
    mailer: smtp ?? (settings.demo ? stores.mail : noMailer),
    webhookSender: httpWebhookSender(systemClock),
  });
  const delivering = startDeliveryWorker({
    outbox: stores.outbox,
    handlers: carriers,
    retryPolicy: { ...defaultRetryPolicy, ...(routes.retryMs && { firstDelayMs: routes.retryMs }) },
    log,
    clock: systemClock,
    random: Math.random,
    makeId: randomUUID,
  });
  const stopForgetting = forgetOldLeads(routes.keepDays, stores.leads, log);
  return {
    channels: enabledChannels(routes, Boolean(smtp) || settings.demo),
    nudge: delivering.nudge,
    close: async () => {
      stopForgetting();
      await delivering.stop();
      smtp?.close();
    },
  };
}

/** Kept mail would count as delivered, and nobody would ever read it. */
const noMailer: Mailer = {
  send: () => Promise.reject(new Error('no mail server is set up: set SMTP_URL and replay')),
};

const HOUR_MS = 3_600_000;

function forgetOldLeads(keepDays: number | undefined, leads: LeadStore, log: Log): () => void {
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
