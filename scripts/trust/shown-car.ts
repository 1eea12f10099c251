import { carDescription } from '../../src/features/cars/car-page/car-page-head.ts';
import { carStructuredData } from '../../src/features/cars/car-page/structured-data.ts';
import type { DetailedCar } from '../../src/features/cars/card/card.ts';
import type { CardContext } from '../../src/features/cars/card/card-context.ts';
import { toDetailedCar } from '../../src/features/cars/card/to-card.ts';
import { parseCar } from '../../src/features/cars/record/car.ts';
import { CAR_CONTACT_FORM, carContactForm } from '../../src/features/leads/car-contact/car-contact-form.ts';
import { toAdf } from '../../src/features/leads/delivery/adf.ts';
import { leadMailText } from '../../src/features/leads/delivery/lead-mail-message.ts';
import { webhookPayload } from '../../src/features/leads/delivery/webhook-payload.ts';
import type { Lead } from '../../src/features/leads/lead.ts';
import { type LeadCar, parseEnquiredCar, toLeadCar } from '../../src/features/leads/lead-car.ts';
import { carReceiptMail } from '../../src/features/leads/receipt/car-receipt-mail.ts';
import type { SearchRecord } from '../../src/shared/search/port.ts';
import type { PricePoint } from '../../src/shared/search/record-store.ts';
import type { Language } from '../../src/shared/sites/languages.ts';
import type { Site } from '../../src/shared/sites/site.ts';
import type { Texts } from '../../src/shared/sites/texts.ts';

/** One car in one language, as each place shows it: what the checks compare. */
export type ShownCar = {
  id: string;
  record: SearchRecord;
  history: readonly PricePoint[];
  /** Cards, lists, comparisons, saved cars and the car's page. */
  card: DetailedCar;
  structuredData: { offers: ShownOffer } & Readonly<Partial<Record<ShownData, string>>>;
  /** The seller's mail, the CRM's document and the webhook's car. */
  mail: string;
  /** What the customer gets for an enquiry. */
  customerMail: string;
  /** The description of the car's page in search results. */
  metaDescription: string;
  adf: string;
  webhook: SearchRecord;
};

/** The values of facets, as search engines read them. */
export type ShownData = 'bodyType' | 'color' | 'vehicleTransmission' | 'driveWheelConfiguration' | 'fuelType';

export type ShownOffer = {
  url: string;
  price: number;
  priceCurrency: string;
  priceSpecification?: readonly { price: number; valueAddedTaxIncluded: boolean }[];
};

/** Where a car is shown. */
export type Audience = {
  site: Site;
  language: Language;
  context: CardContext;
  /** Mail to sellers is in the site's first language. */
  sellersTexts: Texts;
};

export function showCar(record: SearchRecord, history: readonly PricePoint[], audience: Audience): ShownCar {
  const { site, language, context, sellersTexts } = audience;
  const car = parseCar(record);
  const enquired = parseEnquiredCar(record, false, site);
  if (!car || !enquired) throw new Error(`${site.name} has a record that is no car: ${record['car_id']}`);
  const lead = aLead(toLeadCar(enquired), audience);
  const vehicle = carContactForm.vehicle?.(lead, site, sellersTexts);
  const card = toDetailedCar(car, context);
  const confirmation = { key: '', lead, site, from: undefined, phone: undefined };
  const around = { site, language, images: [], seller: undefined };
  return {
    id: car.id,
    record,
    history,
    card,
    structuredData: carStructuredData(car, around) as ShownCar['structuredData'],
    mail: leadMailText(carContactForm.mail(lead, site, sellersTexts)),
    customerMail: carReceiptMail({ ...confirmation, texts: context.texts })?.text ?? '',
    metaDescription: carDescription(car, card, context),
    adf: vehicle ? toAdf(lead, vehicle, site) : '',
    webhook: JSON.parse(webhookPayload(lead)).data.values.car as SearchRecord,
  };
}

function aLead(car: LeadCar, { site, language }: Audience): Lead {
  return {
    id: 'trust',
    submissionId: 'trust',
    formName: CAR_CONTACT_FORM,
    site: site.name,
    language,
    receivedAt: '2026-11-15T12:00:00.000Z',
    customer: { name: 'Ebba Lindmark', phone: '070 174 06 05', email: 'ebba@example.com' },
    receiver: undefined,
    source: '',
    values: { car, message: '', siteName: '', quote: true, testDrive: false, finance: [] },
  };
}
