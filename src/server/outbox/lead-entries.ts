import { CONFIRMATION_CHANNEL } from '../../leads/confirmation/confirmation-handler.ts';
import { type FormKind, findFormKind } from '../../leads/form-kind.ts';
import type { Lead } from '../../leads/lead.ts';
import type { OutboxEntry } from '../../leads/views/outbox.tsx';
import type { MailAddress } from '../../messaging/mail.ts';
import { deliveryKey } from '../../messaging/outbox.ts';
import type { AppContext } from '../app-context.ts';
import { toMailView } from './message-views.ts';

/** The latest leads, each with its mail and deliveries. */
export async function leadEntries(app: AppContext, limit: number): Promise<readonly OutboxEntry[]> {
  return Promise.all((await app.leads.leads.latest(limit)).map((lead) => toEntry(lead, app)));
}

async function toEntry(lead: Lead, { content, leads }: AppContext): Promise<OutboxEntry> {
  const { outbox, mail, kinds } = leads;
  const sent = await mail.find(deliveryKey(lead.id, 'mail'));
  const confirmation = await mail.find(deliveryKey(lead.id, CONFIRMATION_CHANNEL));
  const { name, phone, email } = lead.customer;
  return {
    id: lead.id,
    kind: 'Lead',
    site: lead.site,
    receivedAt: lead.receivedAt,
    subject: subjectOf(lead, kinds, content),
    from: `${name}, ${phone}, ${email}`,
    to: sent
      ? named(sent.to)
      : lead.receiver
        ? named({ ...lead.receiver, address: lead.receiver.email })
        : 'nobody yet',
    messages: [sent, confirmation].flatMap((each) => (each ? [toMailView(each)] : [])),
    deliveries: await outbox.findAbout(lead.id),
  };
}

function subjectOf(lead: Lead, kinds: readonly FormKind[], content: AppContext['content']): string {
  const found = content.siteNamed(lead.site);
  const kind = found && findFormKind(lead.formName, found.site, kinds);
  if (!kind) return lead.formName;
  return kind.mail(lead, found.site, found.in(found.site.languages[0]).texts).subject;
}

function named({ name, address }: MailAddress): string {
  return name ? `${name} <${address}>` : address;
}
