import { type ChannelHandler, SuppressedDelivery } from '../../../shared/messaging/delivery-worker.ts';
import type { Mailer } from '../../../shared/messaging/mail.ts';
import type { Log } from '../../../shared/platform/log.ts';
import type { Language } from '../../../shared/sites/languages.ts';
import type { Site } from '../../../shared/sites/site.ts';
import type { Texts } from '../../../shared/sites/texts.ts';
import type { LeadStore } from '../lead-store.ts';
import type { Stock } from '../stock.ts';
import { confirmationMail } from './confirmation-mail.ts';
import { findPhone } from './find-phone.ts';

export const CONFIRMATION_CHANNEL = 'customer-mail';

/** A form can be sent with anybody's address; nobody gets more of these mails than a customer in a hurry causes. */
export const MAX_CONFIRMATIONS_PER_DAY = 3;

const DAY_MS = 86_400_000;

export type ConfirmationDeps = {
  leads: Pick<LeadStore, 'find' | 'countFrom'>;
  stock: Pick<Stock, 'car' | 'dealerships'>;
  mailer: Mailer;
  mailFrom: string | undefined;
  findSite: (name: string, language: Language) => { site: Site; texts: Texts } | undefined;
  log: Log;
};

/** Confirms an enquiry to the customer, in the language of the page it was sent from. */
export function confirmationHandler(
  deps: ConfirmationDeps,
): Record<typeof CONFIRMATION_CHANNEL, ChannelHandler> {
  const { leads, stock, mailer, mailFrom, findSite, log } = deps;
  return {
    [CONFIRMATION_CHANNEL]: async ({ key, about }) => {
      const lead = await leads.find(about);
      if (!lead) throw new Error('the lead does not exist');
      const received = new Date(lead.receivedAt);
      const day = { from: new Date(received.getTime() - DAY_MS), to: received };
      if ((await leads.countFrom(lead.customer.email, day)) > MAX_CONFIRMATIONS_PER_DAY) {
        log.info({ code: 'LEAD_CONFIRMATION_SKIPPED', lead: lead.id }, 'the address has had enough today');
        throw new SuppressedDelivery(`the address has had ${MAX_CONFIRMATIONS_PER_DAY} of these mails today`);
      }
      const found = findSite(lead.site, lead.language);
      if (!found) throw new Error(`there is no site ${lead.site}`);
      const phone = await findPhone(lead, found.site, stock);
      const mail = confirmationMail({ key, lead, ...found, from: mailFrom, phone });
      if (!mail) throw new SuppressedDelivery('the car is unknown');
      await mailer.send(mail);
    },
  };
}
