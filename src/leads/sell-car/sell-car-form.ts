import type { Dealership } from '../../dealers/dealership.ts';
import { type DeclaredForm, declareForm } from '../forms/declare-form.ts';
import type { FormOption, OptionsContext } from '../forms/form-field.ts';
import type { Receiver } from '../lead.ts';
import { albumOf, isUploadToken } from '../photos/photo-link.ts';
import { mileageUnits, mileageUnitTexts } from './mileage-unit.ts';

/** What the visitor was shown as `low-high CURRENCY`; the receiver should know it. */
const shownEstimate = /^\d{1,9}-\d{1,9} [A-Z]{3}$/;

const declared = declareForm({
  name: 'SellCarForm',
  isAvailableOn: ({ indices }) => Boolean(indices.cars),
  fields: {
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
      fields: ['option', 'regno', 'milage', 'make', 'model', 'year', 'estimate'],
    },
    { title: 'sellSectionPhotos', fields: ['photos', 'other'] },
    { title: 'sellSectionYou', fields: ['customerName', 'customerPhone', 'customerEmail', 'siteName'] },
  ],
  aside: { title: 'sellNext', steps: ['sellNextPrice', 'sellNextVisit', 'sellNextMoney'] },
  customer: ({ customerName, customerPhone, customerEmail }) => ({
    ...{ name: customerName, phone: customerPhone, email: customerEmail },
  }),
  receiver: ({ siteName }, context) => findReceiver(siteName, context),
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
    const { photos, ...stored } = result.values;
    return { ...result, values: stored, ...(photos ? { photoAlbum: String(photos) } : {}) };
  },
  mail(lead, site, texts) {
    const mail = declared.mail(lead, site, texts);
    const unit = texts(mileageUnitTexts[mileageUnits[site.country]]);
    const rows = mail.rows.map((row) =>
      row.label === texts('sellMileage') ? { ...row, value: `${row.value} ${unit}` } : row,
    );
    return { ...mail, rows };
  },
};

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
