import { type ChannelHandler, SuppressedDelivery } from '../../../shared/messaging/delivery-worker.ts';
import type { LeadMail } from '../delivery/lead-mail.ts';
import { leadMailHtml } from '../delivery/lead-mail-html.ts';
import { leadMailText } from '../delivery/lead-mail-message.ts';
import type { DeliveredForm } from '../form-kind.ts';
import { findFormKind } from '../form-kind.ts';
import type { CarReceiptDeps } from './car-receipt-handler.ts';
import { hadEnoughMail } from './had-enough-mail.ts';

export const RECEIPT_CHANNEL = 'receipt-mail';

type ReceiptDeps = Omit<CarReceiptDeps, 'stock'> & { kinds: readonly DeliveredForm[] };

/** Tells whoever sent a form that it arrived, under which reference, in the language of its page. */
export function receiptHandler(deps: ReceiptDeps): Record<typeof RECEIPT_CHANNEL, ChannelHandler> {
  const { leads, mailer, mailFrom, findSite, kinds, log } = deps;
  return {
    [RECEIPT_CHANNEL]: async ({ key, about }) => {
      const lead = await leads.find(about);
      if (!lead) throw new Error('the lead does not exist');
      const found = findSite(lead.site, lead.language);
      if (!found) throw new Error(`there is no site ${lead.site}`);
      const { site, texts } = found;
      const receipt = findFormKind(lead.formName, site, kinds)?.receipt?.(lead, site, texts);
      if (!receipt || !lead.customer.email) return;
      if (await hadEnoughMail(lead, leads)) {
        log.info({ code: 'LEAD_RECEIPT_SKIPPED', lead: lead.id }, 'the address has had enough today');
        throw new SuppressedDelivery('the address has had enough of these mails today');
      }
      const mail: LeadMail = { ...receipt, foot: texts('confirmationFoot', { site: site.displayName }) };
      await mailer.send({
        key,
        about,
        from: { name: site.displayName, address: mailFrom ?? `no-reply@${new URL(site.url).hostname}` },
        to: { address: lead.customer.email },
        ...(lead.receiver && { replyTo: { name: lead.receiver.name, address: lead.receiver.email } }),
        subject: mail.subject,
        text: leadMailText(mail),
        html: leadMailHtml(mail, site),
        ...{ site: site.name, language: lead.language },
      });
    },
  };
}
