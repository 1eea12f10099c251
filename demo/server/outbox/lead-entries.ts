import { type DeliveredForm, findFormKind } from '../../../src/features/leads/form-kind.ts';
import type { Lead } from '../../../src/features/leads/lead.ts';
import type { LeadStore } from '../../../src/features/leads/lead-store.ts';
import type { MailAddress, StoredMail } from '../../../src/shared/messaging/mail.ts';
import type { Outbox } from '../../../src/shared/messaging/outbox.ts';
import { deliveryKey } from '../../../src/shared/messaging/outbox.ts';
import type { Site } from '../../../src/shared/sites/site.ts';
import type { Texts } from '../../../src/shared/sites/texts.ts';
import { toMailView } from './message-views.ts';
import type { OutboxEntry } from './outbox-page.tsx';

type LeadEntryDeps = {
  leads: Pick<LeadStore, 'latest'>;
  kinds: readonly DeliveredForm[];
  /** A site with its texts in its first language. */
  siteNamed: (name: string) => { site: Site; texts: Texts } | undefined;
  outbox: Outbox;
  mail: StoredMail;
};

/** The latest leads, each with its mail and deliveries. */
export async function leadEntries(deps: LeadEntryDeps, limit: number): Promise<readonly OutboxEntry[]> {
  return Promise.all((await deps.leads.latest(limit)).map((lead) => toEntry(lead, deps)));
}

async function toEntry(lead: Lead, deps: LeadEntryDeps): Promise<OutboxEntry> {
  const { outbox, mail } = deps;
  const deliveries = await outbox.findAbout(lead.id);
  const mails = await Promise.all(deliveries.map(({ key }) => mail.find(key)));
  const sent = mails.find((each) => each?.key === deliveryKey(lead.id, 'mail'));
  const others = mails.filter((each) => each !== sent);
  const { name, phone, email } = lead.customer;
  return {
    id: lead.id,
    kind: 'Lead',
    site: lead.site,
    receivedAt: lead.receivedAt,
    subject: subjectOf(lead, deps),
    from: [name, phone, email].filter(Boolean).join(', ') || 'nobody by name',
    to: sent
      ? named(sent.to)
      : lead.receiver
        ? named({ ...lead.receiver, address: lead.receiver.email })
        : 'nobody yet',
    messages: [sent, ...others].flatMap((each) => (each ? [toMailView(each)] : [])),
    deliveries,
  };
}

function subjectOf(lead: Lead, { kinds, siteNamed }: LeadEntryDeps): string {
  const found = siteNamed(lead.site);
  const kind = found && findFormKind(lead.formName, found.site, kinds);
  if (!kind) return lead.formName;
  return kind.mail(lead, found.site, found.texts).subject;
}

function named({ name, address }: MailAddress): string {
  return name ? `${name} <${address}>` : address;
}
