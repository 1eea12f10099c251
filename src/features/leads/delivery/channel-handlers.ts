import { type ChannelHandler, SuppressedDelivery } from '../../../shared/messaging/delivery-worker.ts';
import type { Mailer } from '../../../shared/messaging/mail.ts';
import type { Delivery } from '../../../shared/messaging/outbox.ts';
import { siteSender } from '../../../shared/messaging/site-sender.ts';
import type { WebhookSender } from '../../../shared/messaging/webhook-sender.ts';
import type { Clock } from '../../../shared/platform/clock.ts';
import type { Log } from '../../../shared/platform/log.ts';
import type { Site } from '../../../shared/sites/site.ts';
import type { Texts } from '../../../shared/sites/texts.ts';
import { type DeliveredForm, findFormKind } from '../form-kind.ts';
import type { Lead, Receiver } from '../lead.ts';
import type { LeadStore } from '../lead-store.ts';
import type { Stock } from '../stock.ts';
import { toAdf } from './adf.ts';
import type { LeadMailPhoto } from './lead-mail.ts';
import { leadMailMessage } from './lead-mail-message.ts';
import { webhookPayload } from './webhook-payload.ts';

/** Where leads are delivered besides the mail to their receiver. */
export type LeadDestinations = {
  /** Gets the leads that have no other receiver. */
  generalAddress: string | undefined;
  mailFrom: string | undefined;
  webhook: { url: string; secret: string } | undefined;
  /** A URL to post to, or a mailto: address. */
  adfUrl: string | undefined;
};

export type ChannelHandlerDeps = {
  destinations: LeadDestinations;
  leads: Pick<LeadStore, 'find'>;
  kinds: readonly DeliveredForm[];
  mailer: Mailer;
  webhookSender: WebhookSender;
  stock: Stock;
  /** Undefined where no form takes photos. */
  photosOf?: ((leadId: string, site: Site, texts: Texts) => Promise<readonly LeadMailPhoto[]>) | undefined;
  log: Log;
  now: Clock;
  findSite: (name: string) => { site: Site; texts: Texts } | undefined;
};

/**
 * The channels of this installation. Mail where it can be sent, and also where nothing else is configured: the
 * delivery then waits for an operator instead of counting as delivered.
 */
export function enabledChannels(
  { webhook, adfUrl }: LeadDestinations,
  canMail: boolean,
): readonly LeadChannel[] {
  const others = [...(webhook ? (['webhook'] as const) : []), ...(adfUrl ? (['adf'] as const) : [])];
  return canMail || others.length === 0 ? ['mail', ...others] : others;
}

type LeadChannel = 'mail' | 'webhook' | 'adf';

/** Content is composed at delivery, so that a bug in a template can be fixed and the lead replayed. */
export function leadChannelHandlers(deps: ChannelHandlerDeps): Record<LeadChannel, ChannelHandler> {
  const { destinations, mailer, webhookSender } = deps;
  return {
    mail: async ({ key, about }) => {
      const { lead, kind, site, texts } = await loadDelivery(about, deps);
      const to = await receiverOf(lead, kind, site, deps);
      const photos = (await deps.photosOf?.(lead.id, site, texts)) ?? [];
      const content = { ...kind.mail(lead, site, texts), photos };
      await mailer.send(leadMailMessage({ key, lead, to, mail: content, site, from: destinations.mailFrom }));
    },

    webhook: async ({ key, about }, signal) => {
      if (!destinations.webhook) throw new Error('no webhook is configured: LEADS_WEBHOOK_URL');
      const { lead, kind, site, texts } = await loadDelivery(about, deps);
      const photos = (await deps.photosOf?.(lead.id, site, texts)) ?? [];
      const request = {
        key,
        ...destinations.webhook,
        contentType: 'application/json',
        body: webhookPayload(
          lead,
          photos.map(({ href }) => href),
          kind.webhookValues?.(lead, site, texts),
        ),
      };
      await webhookSender.send(request, signal);
    },

    adf: async ({ key, about }, signal) => {
      if (!destinations.adfUrl) throw new Error('no ADF receiver is configured: LEADS_ADF_URL');
      const { lead, kind, site, texts } = await loadDelivery(about, deps);
      const vehicle = kind.vehicle?.(lead, site, texts);
      if (!vehicle) throw new SuppressedDelivery('the lead is about no car');
      const body = toAdf(lead, vehicle, site);
      const mailbox = /^mailto:(.+)$/.exec(destinations.adfUrl)?.[1];
      if (!mailbox)
        return webhookSender.send(
          { key, url: destinations.adfUrl, contentType: 'application/xml', body },
          signal,
        );
      await mailer.send({
        key,
        about,
        from: siteSender(site, destinations.mailFrom),
        to: { address: mailbox },
        subject: `ADF ${lead.id}`,
        text: body,
      });
    },
  };
}

async function loadDelivery(about: Delivery['about'], { leads, kinds, findSite }: ChannelHandlerDeps) {
  const lead = await leads.find(about);
  if (!lead) throw new Error('the lead does not exist');
  const found = findSite(lead.site);
  if (!found) throw new Error(`there is no site ${lead.site}`);
  const kind = findFormKind(lead.formName, found.site, kinds);
  if (!kind) throw new Error(`unknown form ${lead.formName}`);
  return { lead, kind, ...found };
}

async function receiverOf(
  lead: Lead,
  kind: DeliveredForm,
  site: Site,
  deps: ChannelHandlerDeps,
): Promise<Receiver> {
  if (lead.receiver) return lead.receiver;
  const { stock, log, now, destinations } = deps;
  const found = await kind.receiver(lead, { site, stock, log, now });
  if (found) return found;
  if (destinations.generalAddress) return { name: site.displayName, email: destinations.generalAddress };
  throw new Error('the lead has no receiver: set LEADS_EMAIL and replay it');
}
