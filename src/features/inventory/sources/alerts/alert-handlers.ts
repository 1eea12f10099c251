import type { ChannelHandler } from '../../../../shared/messaging/delivery-worker.ts';
import { SuppressedDelivery } from '../../../../shared/messaging/delivery-worker.ts';
import type { Mailer } from '../../../../shared/messaging/mail.ts';
import { siteSender } from '../../../../shared/messaging/site-sender.ts';
import type { WebhookSender } from '../../../../shared/messaging/webhook-sender.ts';
import { formatDate } from '../../../../shared/sites/formats.ts';
import type { Language } from '../../../../shared/sites/languages.ts';
import type { Site } from '../../../../shared/sites/site.ts';
import type { Texts } from '../../../../shared/sites/texts.ts';
import type { KnownIndices } from '../../known-indices.ts';
import type { SourceStore } from '../source-store.ts';
import { FEED_ALERT_MAIL, FEED_ALERT_WEBHOOK, type SourceAlert } from './source-alert.ts';

export type AlertHandlerDeps = {
  sources: Pick<SourceStore, 'find'>;
  indices: () => KnownIndices;
  findSite: (name: string, language?: Language) => { site: Site; texts: Texts } | undefined;
  receivers: { email?: string | undefined; webhook?: { url: string; secret: string } | undefined };
  mailFrom: string | undefined;
  mailer: Mailer;
  webhookSender: WebhookSender;
};

/** Mails to whom the source names, else to whom the operator does; the webhook in the shape of Standard Webhooks. */
export function alertHandlers(deps: AlertHandlerDeps): Record<string, ChannelHandler> {
  return {
    [FEED_ALERT_MAIL]: async ({ key, about, message }) => {
      const alert = message as SourceAlert;
      const source = await deps.sources.find(alert.index);
      const to = source?.declaration.alertEmail ?? deps.receivers.email;
      if (!to) throw new SuppressedDelivery('nobody is named any more');
      const found = deps.findSite(deps.indices().get(alert.index)?.site ?? '');
      if (!found) throw new SuppressedDelivery('no site shows the index any more');
      const from = siteSender(found.site, deps.mailFrom);
      await deps.mailer.send({ key, about, from, to: { address: to }, ...alertMail(alert, found) });
    },

    [FEED_ALERT_WEBHOOK]: async ({ key, message }, signal) => {
      const { webhook } = deps.receivers;
      if (!webhook) throw new SuppressedDelivery('FEED_ALERTS_WEBHOOK_URL is not set any more');
      const { event, ...data } = message as SourceAlert;
      const body = JSON.stringify({ type: event, data });
      await deps.webhookSender.send({ key, contentType: 'application/json', body, ...webhook }, signal);
    },
  };
}

const names = {
  'feed.failed': ['feedAlertFailedSubject', 'feedAlertFailed'],
  'feed.refused': ['feedAlertRefusedSubject', 'feedAlertRefused'],
  'feed.late': ['feedAlertLateSubject', 'feedAlertLate'],
  'feed.recovered': ['feedAlertWellSubject', 'feedAlertWell'],
} as const;

function alertMail(
  { index, event, failures, problem, stockOf }: SourceAlert,
  { site: { languages, timeZone }, texts }: { site: Site; texts: Texts },
): { subject: string; text: string } {
  const [subject, text] = names[event];
  const date = stockOf && formatDate(new Date(stockOf), languages[0], timeZone);
  const parts = [
    texts(text, { index, failures }),
    date && texts('feedAlertStock', { date }),
    problem && texts('feedAlertProblem', { problem }),
  ];
  return { subject: texts(subject, { index }), text: `${parts.filter(Boolean).join('\n\n')}\n` };
}
