import { SuppressedDelivery } from '../../../shared/messaging/delivery-worker.ts';
import type { Mailer, MailMessage } from '../../../shared/messaging/mail.ts';
import { siteSender } from '../../../shared/messaging/site-sender.ts';
import type { Log } from '../../../shared/platform/log.ts';
import type { Language } from '../../../shared/sites/languages.ts';
import type { Site } from '../../../shared/sites/site.ts';
import type { Texts } from '../../../shared/sites/texts.ts';
import type { LeadMail } from '../delivery/lead-mail.ts';
import { leadMailHtml } from '../delivery/lead-mail-html.ts';
import { leadMailText } from '../delivery/lead-mail-message.ts';
import type { Lead } from '../lead.ts';
import type { LeadStore } from '../lead-store.ts';
import { hadEnoughMail, MAX_RECEIPTS_PER_DAY } from './had-enough-mail.ts';

export type CustomerMailDeps = {
  leads: Pick<LeadStore, 'find' | 'countFrom'>;
  mailer: Mailer;
  mailFrom: string | undefined;
  findSite: (name: string, language: Language) => { site: Site; texts: Texts } | undefined;
  log: Log;
};

/** A lead, and its site in the language of the page it was sent from. */
export async function loadLead(
  id: string,
  { leads, findSite }: Pick<CustomerMailDeps, 'leads' | 'findSite'>,
) {
  const lead = await leads.find(id);
  if (!lead) throw new Error('the lead does not exist');
  const found = findSite(lead.site, lead.language);
  if (!found) throw new Error(`there is no site ${lead.site}`);
  return { lead, ...found };
}

/** Throws where the address has had enough mail; `code` is for the log. */
export async function suppressAfterEnough(
  lead: Lead,
  { leads, log }: Pick<CustomerMailDeps, 'leads' | 'log'>,
  code: string,
): Promise<void> {
  if (!(await hadEnoughMail(lead, leads))) return;
  log.info({ code, lead: lead.id }, 'the address has had enough today');
  throw new SuppressedDelivery(`the address has had ${MAX_RECEIPTS_PER_DAY} of these mails today`);
}

type CustomerMail = { key: string; lead: Lead; mail: LeadMail; site: Site; mailFrom: string | undefined };

/** To whoever sent the form, in the language of its page. */
export function customerMail({ key, lead, mail, site, mailFrom }: CustomerMail): MailMessage {
  return {
    key,
    about: lead.id,
    from: siteSender(site, mailFrom),
    to: { address: lead.customer.email },
    subject: mail.subject,
    text: leadMailText(mail),
    html: leadMailHtml(mail, site),
    ...{ site: site.name, language: lead.language },
  };
}

/** Such a mail, answered by whoever got the lead. */
export function customerReceipt(receipt: CustomerMail): MailMessage {
  const { receiver } = receipt.lead;
  return {
    ...customerMail(receipt),
    ...(receiver && { replyTo: { name: receiver.name, address: receiver.email } }),
  };
}
