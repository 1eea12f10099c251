import { telephoneLink } from '../../../shared/platform/telephone-link.ts';
import { nativeName } from '../../../shared/sites/languages.ts';
import type { Site } from '../../../shared/sites/site.ts';
import type { Texts } from '../../../shared/sites/texts.ts';
import type { LeadMail, LeadMailRow } from '../delivery/lead-mail.ts';
import type { Lead } from '../lead.ts';
import { carName, carUrl, type LeadCar, leadCarPrice } from '../lead-car.ts';
import { financeRows } from '../lead-finance.ts';
import type { CarContactValues } from './car-contact-values.ts';

/** To the seller of a car: who asks for what about which car, and how to reach them. */
export function carLeadMail(lead: Lead, values: CarContactValues, site: Site, texts: Texts): LeadMail {
  const { name, phone, email } = lead.customer;
  const { car, finance, message } = values;
  const carTitle = 'car_brand' in car ? carName(car) : car.car_id;
  const kind = requestKind(values);
  const isOtherLanguage = lead.language !== site.languages[0];
  const rows: LeadMailRow[] = [
    { label: texts('contactPhone'), value: phone, href: telephoneLink(phone) },
    { label: texts('contactEmail'), value: email, href: `mailto:${email}` },
    {
      label: texts('leadCar'),
      value: carTitle,
      href: carUrl(site, car.car_id),
      more: carDetails(car, texts),
    },
  ];
  if ('car_brand' in car && car.car_is_sample)
    rows.push({ label: texts('contactSeller'), value: values.siteName });
  const wishes = furtherWishes(values, texts);
  if (wishes) rows.push({ label: texts('contactWishes'), value: wishes });
  rows.push(...financeRows(finance, site, texts));
  if (isOtherLanguage) rows.push({ label: texts('leadLanguage'), value: nativeName(lead.language) });
  return {
    subject: texts(`leadSubject${kind}`, { car: carTitle }),
    heading: texts(`leadHeading${kind}`, { name }),
    warning: warningOf(car, texts),
    rows,
    message: message ? { label: texts('leadMessage'), text: message } : undefined,
    link: { label: texts('leadShowCar'), href: lead.source || carUrl(site, car.car_id) },
    foot: texts('leadReply', { name }),
  };
}

function requestKind({ apply, reserve, quote, testDrive }: CarContactValues) {
  if (apply && reserve) return 'ReserveAndApply';
  if (apply) return 'Apply';
  if (reserve) return 'Reserve';
  if (quote && testDrive) return 'Both';
  if (testDrive) return 'TestDrive';
  return quote ? 'Quote' : 'Question';
}

/** What is not in the subject: a test drive of somebody who reserves. */
function furtherWishes({ apply, reserve, quote, testDrive }: CarContactValues, texts: Texts): string {
  if (!apply && !reserve) return '';
  return [testDrive && texts('contactTestDrive'), quote && texts('contactQuote')].filter(Boolean).join(', ');
}

function warningOf(car: CarContactValues['car'], texts: Texts): string | undefined {
  if (!('car_brand' in car)) return texts('leadCarUnknown');
  return car.isSold ? texts('leadCarSold') : undefined;
}

function carDetails(car: LeadCar | { car_id: string }, texts: Texts): string[] {
  if (!('car_brand' in car)) return [];
  const { car_regno, car_mileage_text, car_site_name, car_id } = car;
  return [
    [car_regno, car_mileage_text, leadCarPrice(car, texts)].filter(Boolean).join(', '),
    car_site_name ?? '',
    `# ${car_id}`,
  ].filter(Boolean);
}
