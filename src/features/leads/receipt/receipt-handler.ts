import type { ChannelHandler } from '../../../shared/messaging/delivery-worker.ts';
import type { DeliveredForm } from '../form-kind.ts';
import { findFormKind } from '../form-kind.ts';
import { type CustomerMailDeps, customerReceipt, loadLead, suppressAfterEnough } from './customer-mail.ts';

export const RECEIPT_CHANNEL = 'receipt-mail';

type ReceiptDeps = CustomerMailDeps & { kinds: readonly DeliveredForm[] };

/** Tells whoever sent a form that it arrived, under which reference, in the language of its page. */
export function receiptHandler(deps: ReceiptDeps): Record<typeof RECEIPT_CHANNEL, ChannelHandler> {
  const { mailer, mailFrom, kinds } = deps;
  return {
    [RECEIPT_CHANNEL]: async ({ key, about }) => {
      const { lead, site, texts } = await loadLead(about, deps);
      const receipt = findFormKind(lead.formName, site, kinds)?.receipt?.(lead, site, texts);
      if (!receipt || !lead.customer.email) return;
      await suppressAfterEnough(lead, deps, 'LEAD_RECEIPT_SKIPPED');
      const mail = { ...receipt, foot: texts('confirmationFoot', { site: site.displayName }) };
      await mailer.send(customerReceipt({ key, lead, mail, site, mailFrom }));
    },
  };
}
