import { nativeName } from '../sites/languages.ts';
import type { Site } from '../sites/site.ts';
import type { Texts } from '../sites/texts.ts';
import type { CarContactValues } from './car-contact-values.ts';
import type { Lead } from './lead.ts';
import type { Letter, LetterRow } from './letter.ts';
import { carAddress, fullName, type LeadCar } from './wanted-car.ts';

/** To the seller of a car: who wants what of which car, and how to reach them. */
export function carLetter(lead: Lead, values: CarContactValues, site: Site, texts: Texts): Letter {
  const { name, phone, email } = lead.customer;
  const { car, finance, message } = values;
  const called = 'car_brand' in car ? fullName(car) : car.car_id;
  const wish = wishOf(values);
  const readElsewhere = lead.language !== site.languages[0];
  const rows: LetterRow[] = [
    { label: texts('contactPhone'), value: phone, href: `tel:${phone.replace(/[^\d+]/g, '')}` },
    { label: texts('contactEmail'), value: email, href: `mailto:${email}` },
    { label: texts('leadCar'), value: called, href: carAddress(site, car.car_id), more: factsOf(car) },
  ];
  if ('car_brand' in car && car.car_is_sample)
    rows.push({ label: texts('contactSeller'), value: values.siteName });
  if (finance.length > 0)
    rows.push({ label: texts('leadTerms'), value: finance[0] ?? '', more: finance.slice(1) });
  if (readElsewhere) rows.push({ label: texts('leadLanguage'), value: nativeName(lead.language) });
  return {
    subject: texts(`leadSubject${wish}`, { car: called }),
    heading: texts(`leadHeading${wish}`, { name }),
    warning: warningOf(car, texts),
    rows,
    message: message ? { label: texts('leadMessage'), text: message } : undefined,
    link: { label: texts('leadShowCar'), href: lead.source || carAddress(site, car.car_id) },
    foot: texts('leadReply', { name }),
  };
}

function wishOf({ quote, testDrive }: CarContactValues) {
  if (quote && testDrive) return 'Both';
  if (testDrive) return 'TestDrive';
  return quote ? 'Quote' : 'Question';
}

function warningOf(car: CarContactValues['car'], texts: Texts): string | undefined {
  if (!('car_brand' in car)) return texts('leadCarUnknown');
  return car.isSold ? texts('leadCarSold') : undefined;
}

function factsOf(car: LeadCar | { car_id: string }): string[] {
  if (!('car_brand' in car)) return [];
  const { car_regno, car_mileage_text, car_price_text, car_site_name, car_id } = car;
  return [
    [car_regno, car_mileage_text, car_price_text].filter(Boolean).join(', '),
    car_site_name ?? '',
    `# ${car_id}`,
  ].filter(Boolean);
}
