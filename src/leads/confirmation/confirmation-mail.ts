import type { MailMessage } from '../../messaging/mail.ts';
import { absoluteUrl, type Site } from '../../sites/site.ts';
import type { Texts } from '../../sites/texts.ts';
import type { CarContactValues } from '../car-contact-values.ts';
import type { Lead } from '../lead.ts';
import { carName } from '../lead-car.ts';
import type { LeadMail, LeadMailRow } from '../lead-mail.ts';
import { leadMailHtml } from '../lead-mail-html.ts';
import { leadMailText } from '../lead-mail-message.ts';

type Confirmation = { key: string; lead: Lead; site: Site; texts: Texts; from: string | undefined };

/**
 * Tells the customer that the enquiry arrived. Nothing in it was written by whoever sent the form, not even the name:
 * the address may be anybody's, and the mail would carry a stranger's words there. Undefined for an unknown car.
 */
export function confirmationMail({ key, lead, site, texts, from }: Confirmation): MailMessage | undefined {
  const { car, testDrive, quote } = lead.values as CarContactValues;
  if (!('car_brand' in car)) return undefined;
  const wishes = [
    ...(testDrive ? [texts('confirmationTestDrive')] : []),
    ...(quote ? [texts('confirmationQuote')] : []),
  ];
  const seller = [lead.receiver?.name, car.car_site_name].filter(Boolean);
  const rows: LeadMailRow[] = [
    { label: texts('leadCar'), value: carName(car), more: [car.car_regno ?? ''].filter(Boolean) },
    ...(wishes.length > 0 ? [{ label: texts('confirmationWish'), value: wishes.join(', ') }] : []),
    ...(seller.length > 0
      ? [{ label: texts('confirmationSeller'), value: seller[0] ?? '', more: seller.slice(1) as string[] }]
      : []),
  ];
  const mail: LeadMail = {
    subject: texts('confirmationSubject', { car: carName(car) }),
    heading: texts('confirmationHeading'),
    rows,
    message: undefined,
    link: {
      label: texts('leadShowCar'),
      href: absoluteUrl(site, lead.language, `${site.carDetailPath}/${encodeURIComponent(car.car_id)}`),
    },
    foot: texts('confirmationFoot', { site: site.displayName }),
  };
  return {
    key,
    about: lead.id,
    from: { name: site.displayName, address: from ?? `no-reply@${new URL(site.url).hostname}` },
    to: { address: lead.customer.email },
    ...(lead.receiver && { replyTo: { name: lead.receiver.name, address: lead.receiver.email } }),
    subject: mail.subject,
    text: leadMailText(mail),
    html: leadMailHtml(mail, site),
    ...{ site: site.name, language: lead.language },
  };
}
