import { type ChannelHandler, SuppressedDelivery } from '../../../shared/messaging/delivery-worker.ts';
import type { Stock } from '../stock.ts';
import { carReceiptMail } from './car-receipt-mail.ts';
import { type CustomerMailDeps, loadLead, suppressAfterEnough } from './customer-mail.ts';
import { findPhone } from './find-phone.ts';

/** Deliveries are stored under this name. */
export const CAR_RECEIPT_CHANNEL = 'customer-mail';

export type CarReceiptDeps = CustomerMailDeps & { stock: Pick<Stock, 'car' | 'dealerships'> };

/** Tells the customer that an enquiry about a car arrived, in the language of the page it was sent from. */
export function carReceiptHandler(deps: CarReceiptDeps): Record<typeof CAR_RECEIPT_CHANNEL, ChannelHandler> {
  return {
    [CAR_RECEIPT_CHANNEL]: async ({ key, about }) => {
      const { lead, site, texts } = await loadLead(about, deps);
      await suppressAfterEnough(lead, deps, 'LEAD_CONFIRMATION_SKIPPED');
      const phone = await findPhone(lead, site, deps.stock);
      const mail = carReceiptMail({ key, lead, site, texts, from: deps.mailFrom, phone });
      if (!mail) throw new SuppressedDelivery('the car is unknown');
      await deps.mailer.send(mail);
    },
  };
}
