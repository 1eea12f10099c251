import { type ChannelHandler, SuppressedDelivery } from '../../../shared/messaging/delivery-worker.ts';
import type { Mailer } from '../../../shared/messaging/mail.ts';
import type { Log } from '../../../shared/platform/log.ts';
import type { Language } from '../../../shared/sites/languages.ts';
import type { Site } from '../../../shared/sites/site.ts';
import type { Texts } from '../../../shared/sites/texts.ts';
import type { LeadStore } from '../lead-store.ts';
import type { Stock } from '../stock.ts';
import { carReceiptMail } from './car-receipt-mail.ts';
import { findPhone } from './find-phone.ts';
import { hadEnoughMail, MAX_RECEIPTS_PER_DAY } from './had-enough-mail.ts';

/** Deliveries are stored under this name. */
export const CAR_RECEIPT_CHANNEL = 'customer-mail';

export type CarReceiptDeps = {
  leads: Pick<LeadStore, 'find' | 'countFrom'>;
  stock: Pick<Stock, 'car' | 'dealerships'>;
  mailer: Mailer;
  mailFrom: string | undefined;
  findSite: (name: string, language: Language) => { site: Site; texts: Texts } | undefined;
  log: Log;
};

/** Tells the customer that an enquiry about a car arrived, in the language of the page it was sent from. */
export function carReceiptHandler(deps: CarReceiptDeps): Record<typeof CAR_RECEIPT_CHANNEL, ChannelHandler> {
  const { leads, stock, mailer, mailFrom, findSite, log } = deps;
  return {
    [CAR_RECEIPT_CHANNEL]: async ({ key, about }) => {
      const lead = await leads.find(about);
      if (!lead) throw new Error('the lead does not exist');
      if (await hadEnoughMail(lead, leads)) {
        log.info({ code: 'LEAD_CONFIRMATION_SKIPPED', lead: lead.id }, 'the address has had enough today');
        throw new SuppressedDelivery(`the address has had ${MAX_RECEIPTS_PER_DAY} of these mails today`);
      }
      const found = findSite(lead.site, lead.language);
      if (!found) throw new Error(`there is no site ${lead.site}`);
      const phone = await findPhone(lead, found.site, stock);
      const mail = carReceiptMail({ key, lead, ...found, from: mailFrom, phone });
      if (!mail) throw new SuppressedDelivery('the car is unknown');
      await mailer.send(mail);
    },
  };
}
