import { leadReference } from '../../../shared/forms/lead-reference.ts';
import { type ChannelHandler, SuppressedDelivery } from '../../../shared/messaging/delivery-worker.ts';
import { absoluteUrl } from '../../../shared/sites/site.ts';
import type { LeadMail } from '../delivery/lead-mail.ts';
import { leadMailHtml } from '../delivery/lead-mail-html.ts';
import { leadMailText } from '../delivery/lead-mail-message.ts';
import type { CarReceiptDeps } from '../receipt/car-receipt-handler.ts';
import { hadEnoughMail } from '../receipt/had-enough-mail.ts';
import { optInPath } from './opt-in-token.ts';

/** The mail whose link must be followed before the answers count. */
export const OPT_IN_CHANNEL = 'opt-in-mail';

export const OPT_IN_DAYS = 7;

type OptInDeps = Omit<CarReceiptDeps, 'stock'> & { linkSecret: string };

/** Asks whether the address belongs to whoever entered it. Nothing in the mail was written by them. */
export function optInHandler(deps: OptInDeps): Record<typeof OPT_IN_CHANNEL, ChannelHandler> {
  const { leads, mailer, mailFrom, findSite, linkSecret, log } = deps;
  return {
    [OPT_IN_CHANNEL]: async ({ key, about }) => {
      const lead = await leads.find(about);
      if (!lead) throw new Error('the lead does not exist');
      const found = findSite(lead.site, lead.language);
      if (!found) throw new Error(`there is no site ${lead.site}`);
      if (await hadEnoughMail(lead, leads)) {
        log.info({ code: 'FORM_CONFIRMATION_SKIPPED', lead: lead.id }, 'the address has had enough today');
        throw new SuppressedDelivery('the address has had enough of these mails today');
      }
      const { site, texts } = found;
      // Forms that ask for a confirmation store their title with the answers.
      const title = String(lead.values['title']);
      const mail: LeadMail = {
        subject: texts('formConfirmSubject', { form: title }),
        heading: texts('formConfirmHeading'),
        rows: [
          { label: site.displayName, value: title },
          { label: texts('leadReference'), value: leadReference(lead.id) },
        ],
        message: undefined,
        link: {
          label: texts('formConfirmButton'),
          href: absoluteUrl(site, site.languages[0], optInPath(linkSecret, lead.id)),
        },
        foot: texts('formConfirmFoot', { site: site.displayName }),
      };
      await mailer.send({
        key,
        about,
        from: { name: site.displayName, address: mailFrom ?? `no-reply@${new URL(site.url).hostname}` },
        to: { address: lead.customer.email },
        subject: mail.subject,
        text: leadMailText(mail),
        html: leadMailHtml(mail, site),
        ...{ site: site.name, language: lead.language },
      });
    },
  };
}
