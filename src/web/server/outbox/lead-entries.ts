import { editorForm } from '../../../features/leads/editor-forms/editor-form.ts';
import { type DeliveredForm, findFormKind } from '../../../features/leads/form-kind.ts';
import type { Lead } from '../../../features/leads/lead.ts';
import type { OutboxEntry } from '../../../features/leads/views/outbox.tsx';
import type { MailAddress } from '../../../shared/messaging/mail.ts';
import { deliveryKey } from '../../../shared/messaging/outbox.ts';
import type { AppContext } from '../app-context.ts';
import { toMailView } from './message-views.ts';

/** The latest leads, each with its mail and deliveries. */
export async function leadEntries(app: AppContext, limit: number): Promise<readonly OutboxEntry[]> {
  return Promise.all((await app.leads.leads.latest(limit)).map((lead) => toEntry(lead, app)));
}

async function toEntry(lead: Lead, { content, leads }: AppContext): Promise<OutboxEntry> {
  const { outbox, mail } = leads;
  const kinds = [...leads.kinds, editorForm];
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
    subject: subjectOf(lead, kinds, content),
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

function subjectOf(lead: Lead, kinds: readonly DeliveredForm[], content: AppContext['content']): string {
  const found = content.siteNamed(lead.site);
  const kind = found && findFormKind(lead.formName, found.site, kinds);
  if (!kind) return lead.formName;
  return kind.mail(lead, found.site, found.in(found.site.languages[0]).texts).subject;
}

function named({ name, address }: MailAddress): string {
  return name ? `${name} <${address}>` : address;
}
