import type { MailMessage } from '../../../shared/messaging/mail.ts';
import { telephoneLink } from '../../../shared/platform/telephone-link.ts';
import type { Language } from '../../../shared/sites/languages.ts';
import { absoluteUrl, type Site } from '../../../shared/sites/site.ts';
import type { Texts } from '../../../shared/sites/texts.ts';
import type { CarContactValues } from '../car-contact/car-contact-values.ts';
import type { LeadMail, LeadMailRow } from '../delivery/lead-mail.ts';
import type { Lead } from '../lead.ts';
import { carName, leadCarPriceIn } from '../lead-car.ts';
import { quoteRow } from '../lead-finance.ts';
import { customerReceipt } from './customer-mail.ts';

type CarReceipt = {
  key: string;
  lead: Lead;
  site: Site;
  texts: Texts;
  from: string | undefined;
  /** Where the customer can ring: the seller, or the dealership. */
  phone: string | undefined;
};

/**
 * Tells the customer that the enquiry arrived. Nothing in it was written by whoever sent the form, not even the name:
 * the address may be anybody's, and the mail would carry a stranger's words there. Undefined for an unknown car.
 */
export function carReceiptMail(receipt: CarReceipt): MailMessage | undefined {
  const { key, lead, site, texts, from, phone } = receipt;
  const values = lead.values as CarContactValues;
  const { car } = values;
  if (!('car_brand' in car)) return undefined;
  const seller = [lead.receiver?.name, car.car_site_name].filter(Boolean);
  const rows: LeadMailRow[] = [
    { label: texts('leadCar'), value: carName(car), more: [car.car_regno ?? ''].filter(Boolean) },
    { label: texts('confirmationPrice'), value: leadCarPriceIn(lead.language, car, site, texts) },
    { label: texts('confirmationWish'), value: wishesOf(values, texts).join(', ') },
    ...termsOf(values, texts, lead.language),
    ...(seller.length > 0
      ? [{ label: texts('confirmationSeller'), value: seller[0] ?? '', more: seller.slice(1) as string[] }]
      : []),
    ...(phone ? [{ label: texts('confirmationPhone'), value: phone, href: telephoneLink(phone) }] : []),
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
  return customerReceipt({ key, lead, mail, site, mailFrom: from });
}

/** What was asked for, in our words; who ticked nothing has a question. */
function wishesOf(values: CarContactValues, texts: Texts): string[] {
  const { testDrive, quote, apply, reserve } = values;
  const wishes = [
    testDrive && texts('confirmationTestDrive'),
    quote && texts('confirmationQuote'),
    reserve && texts('confirmationReserve'),
    apply && texts('confirmationApply'),
  ].filter((wish) => typeof wish === 'string');
  return wishes.length > 0 ? wishes : [texts('confirmationQuestion')];
}

/** The quotes that the server calculated; a line that an old form sent as text is the sender's own. */
function termsOf({ finance }: CarContactValues, texts: Texts, language: Language): LeadMailRow[] {
  return finance
    .filter((quote) => typeof quote !== 'string')
    .filter((quote) => !('family' in quote) || quote.family !== 'unknown')
    .map((quote) => quoteRow(quote, texts('confirmationTerms'), texts, language));
}
