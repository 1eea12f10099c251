import { leadReference } from '../../../shared/forms/lead-reference.ts';
import type { ChannelHandler } from '../../../shared/messaging/delivery-worker.ts';
import { absoluteUrl } from '../../../shared/sites/site.ts';
import type { LeadMail } from '../delivery/lead-mail.ts';
import {
  type CustomerMailDeps,
  customerMail,
  loadLead,
  suppressAfterEnough,
} from '../receipt/customer-mail.ts';
import { optInPath } from './opt-in-token.ts';

/** The mail whose link must be followed before the answers count. */
export const OPT_IN_CHANNEL = 'opt-in-mail';

export const OPT_IN_DAYS = 7;

type OptInDeps = CustomerMailDeps & { linkSecret: string };

/** Asks whether the address belongs to whoever entered it. Nothing in the mail was written by them. */
export function optInHandler(deps: OptInDeps): Record<typeof OPT_IN_CHANNEL, ChannelHandler> {
  const { mailer, mailFrom, linkSecret } = deps;
  return {
    [OPT_IN_CHANNEL]: async ({ key, about }) => {
      const { lead, site, texts } = await loadLead(about, deps);
      await suppressAfterEnough(lead, deps, 'FORM_CONFIRMATION_SKIPPED');
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
      await mailer.send(customerMail({ key, lead, mail, site, mailFrom }));
    },
  };
}
