import type { FormOption } from '../../shared/forms/form-field.ts';
import { mileageUnitOf } from '../../shared/sites/mileage-unit.ts';
import type { Site } from '../../shared/sites/site.ts';
import type { Texts } from '../../shared/sites/texts.ts';
import type { Dealership } from '../dealers/dealership.ts';
import { type DeclaredForm, declareForm, type OptionsContext } from '../leads/declared-forms/declare-form.ts';
import { type AdfTradeIn, KM_PER_MIL } from '../leads/delivery/adf.ts';
import type { LeadMail } from '../leads/delivery/lead-mail.ts';
import type { Lead, Receiver } from '../leads/lead.ts';
import { carUrl, carName as wantedCarName } from '../leads/lead-car.ts';
import { financeForWebhook, financeLines, financeRows } from '../leads/lead-finance.ts';
import { mileageUnitTexts } from './mileage-unit.ts';
import { findPartExchange, type PartExchange } from './part-exchange.ts';
import { albumOf, isUploadToken } from './photos/photo-link.ts';

/** What the visitor was shown as `low-high CURRENCY`; the receiver should know it. */
const shownEstimate = /^\d{1,9}-\d{1,9} [A-Z]{3}$/;

const declared = declareForm({
  name: 'SellCarForm',
  isAvailableOn: ({ indices }) => Boolean(indices.cars),
  fields: {
    quoteRef: {
      kind: 'slot',
      label: 'sellQuote',
      parse: async ([reference = '']) => ({ value: reference }),
    },
    option: {
      kind: 'choice',
      look: 'radios',
      label: 'sellOption',
      missing: 'sellOptionMissing',
      options: [
        { value: 'sell', text: 'sellOptionSell' },
        { value: 'trade-in', text: 'sellOptionTradeIn' },
      ],
      required: true,
    },
    regno: { kind: 'plate', label: 'sellPlate', required: true },
    milage: { kind: 'number', label: 'sellMileage', missing: 'sellMileageMissing', min: 0, required: true },
    make: { kind: 'text', label: 'sellMake' },
    model: { kind: 'text', label: 'sellModel' },
    year: { kind: 'number', label: 'sellYear', min: 0 },
    estimate: {
      kind: 'slot',
      label: 'sellEstimateShown',
      parse: async ([shown = '']) => ({ value: shownEstimate.test(shown) ? shown : '' }),
      mailText: (shown: string) => (shown ? [shown] : []),
    },
    photos: {
      kind: 'slot',
      label: 'photosLabel',
      hint: 'photosHint',
      // A token that is none has no photos; the lead is worth more than they are.
      parse: async ([token]) => ({ value: isUploadToken(token) ? albumOf(token) : '' }),
    },
    other: { kind: 'message', label: 'sellOther', example: 'sellOtherExample' },
    customerName: { kind: 'name', label: 'contactName', wide: true, required: true },
    customerPhone: { kind: 'phone', label: 'contactPhone', required: true },
    customerEmail: { kind: 'email', label: 'contactEmail', example: 'contactEmailExample', required: true },
    siteName: { kind: 'dealership', label: 'sellPlace', options: buyingDealerships, wide: true },
  },
  sections: [
    {
      title: 'sellSectionCar',
      fields: ['quoteRef', 'option', 'regno', 'milage', 'make', 'model', 'year', 'estimate'],
    },
    { title: 'sellSectionPhotos', fields: ['photos', 'other'] },
    { title: 'sellSectionYou', fields: ['customerName', 'customerPhone', 'customerEmail', 'siteName'] },
  ],
  aside: { title: 'sellNext', steps: ['sellNextPrice', 'sellNextVisit', 'sellNextMoney'] },
  customer: ({ customerName, customerPhone, customerEmail }) => ({
    ...{ name: customerName, phone: customerPhone, email: customerEmail },
  }),
  receiver: ({ siteName }, context) => findReceiver(siteName, context),
  receipt: ['option', 'siteName'],
  mail: {
    subject: ({ option, ...values }, texts) =>
      texts(option === 'sell' ? 'sellSubject' : 'sellSubjectTradeIn', { car: carName(values) }),
    heading: ({ option, customerName }, texts) =>
      texts(option === 'sell' ? 'sellHeading' : 'sellHeadingTradeIn', { name: customerName }),
  },
  texts: {
    title: 'sellTitle',
    submit: 'sellSend',
    failure: 'sellFailure',
    sentTitle: 'sellSentTitle',
    sentText: 'sellSentText',
  },
});

/** Selling a car to the group, or trading it in (SELL-01). The photos of its token become the lead's. */
export const sellCarForm: DeclaredForm = {
  ...declared,
  async parse(values, context) {
    const result = await declared.parse(values, context);
    if (result.state === 'refused') return result;
    const { photos, quoteRef, ...stored } = result.values;
    const exchange = await findPartExchange(quoteRef, context);
    return {
      ...result,
      receiver: result.receiver ?? exchange?.receiver,
      values: { ...stored, ...exchange?.wanted },
      ...(photos ? { photoAlbum: String(photos) } : {}),
    };
  },
  vehicle: (lead, site, texts) => {
    const { car, finance = [] } = lead.values as Partial<PartExchange>;
    if (!car) return undefined;
    const comments = [sellCarForm.mail(lead, site, texts).heading, ...financeLines(finance, site, texts)];
    return { car, interest: 'buy', finance: finance[0], tradeIn: tradeInOf(lead, site), comments };
  },
  webhookValues: (lead, site, texts) => {
    const { finance } = lead.values as Partial<PartExchange>;
    return finance ? { finance: financeForWebhook(finance, site, texts) } : {};
  },
  mail(lead, site, texts) {
    const mail = declared.mail(lead, site, texts);
    const unit = texts(mileageUnitTexts[mileageUnitOf(site.country)]);
    const rows = mail.rows.map((row) =>
      row.label === texts('sellMileage') ? { ...row, value: `${row.value} ${unit}` } : row,
    );
    const wanted = lead.values as Partial<PartExchange>;
    return wanted.quoteRef ? partExchangeMail({ ...mail, rows }, lead, site, texts) : { ...mail, rows };
  },
};

/** The car that is wanted comes first, in the subject too: that is what its seller deals with. */
function partExchangeMail(mail: LeadMail, lead: Lead, site: Site, texts: Texts): LeadMail {
  const { car, quoteRef = '', finance = [] } = lead.values as Partial<PartExchange>;
  const wanted = car ? wantedCarName(car) : quoteRef;
  const link = car && { href: carUrl(site, car.car_id) };
  return {
    ...mail,
    subject: texts('sellSubjectPartExchange', { car: wanted, own: carName(lead.values) }),
    heading: texts('sellHeadingPartExchange', { name: lead.customer.name }),
    rows: [
      { label: texts('leadCar'), value: wanted, ...link },
      { label: texts('sellQuote'), value: quoteRef },
      ...financeRows(finance, site, texts),
      ...mail.rows,
    ],
  };
}

function tradeInOf({ values }: Lead, { country }: Site): AdfTradeIn {
  const { make, model, year, regno, milage } = values as Readonly<
    Record<string, string | number | undefined>
  >;
  const unit = mileageUnitOf(country);
  const driven = typeof milage === 'number' ? milage : undefined;
  return {
    make: String(make ?? ''),
    model: String(model ?? ''),
    year: typeof year === 'number' ? year : undefined,
    plate: String(regno ?? ''),
    odometer:
      driven === undefined
        ? undefined
        : { value: unit === 'mil' ? driven * KM_PER_MIL : driven, unit: unit === 'miles' ? 'miles' : 'km' },
  };
}

function carName({ make, model, year, regno }: Readonly<Record<string, unknown>>): string {
  return [[make, model, year].filter(Boolean).join(' '), String(regno).toUpperCase()]
    .filter(Boolean)
    .join(', ');
}

async function buyingDealerships({ site, stock }: OptionsContext): Promise<readonly FormOption[]> {
  const buying = (await stock.dealerships(site)).filter((dealership) => buyerEmail(dealership));
  return buying.map(({ name }) => ({ value: name, label: name }));
}

/** The used-car department buys; without a chosen place the lead goes to the general address. */
async function findReceiver(
  siteName: string,
  { site, stock }: OptionsContext,
): Promise<Receiver | undefined> {
  if (!siteName) return undefined;
  const chosen = (await stock.dealerships(site)).find(({ name }) => name === siteName);
  const email = chosen && buyerEmail(chosen);
  return email ? { name: siteName, email } : undefined;
}

function buyerEmail({ departments, email }: Dealership): string | undefined {
  const usedCars = departments.filter(({ group }) => group === 'Used cars');
  if (usedCars.length === 0) return undefined;
  return usedCars.find((department) => department.email)?.email ?? email;
}
