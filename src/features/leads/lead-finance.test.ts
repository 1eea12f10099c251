import { XMLParser } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { textsFor } from '../../content/publishing/built-in-texts.ts';
import { aSite } from '../../shared/sites/testing/a-site.ts';
import { aCarRecord } from '../cars/testing/a-car.ts';
import { createFinanceQuotes } from '../finance/finance-quotes.ts';
import { defaultQuotation } from '../finance/plans/uk/quotation.ts';
import { toQuote } from '../finance/plans/uk/quotation-response.ts';
import { aLoanRecord } from '../finance/testing/a-loan.ts';
import { sellCarForm } from '../valuation/sell-car-form.ts';
import { carContactForm } from './car-contact/car-contact-form.ts';
import { toAdf } from './delivery/adf.ts';
import { leadMailText } from './delivery/lead-mail-message.ts';
import { webhookPayload } from './delivery/webhook-payload.ts';
import type { FormContext, FormKind } from './form-kind.ts';
import type { Lead } from './lead.ts';
import { parseEnquiredCar } from './lead-car.ts';
import { aLead } from './testing/a-lead.ts';

const site = aSite({ country: 'GB', languages: [{ code: 'en' }], financeOrganisationId: 'solvik-uk' });
const texts = textsFor('en');
const record = aCarRecord({ car_loan_option: aLoanRecord() });
const quotation = defaultQuotation({ price: 36_995, isNew: false }, 'PCP');
const stored = {
  reference: 'SLV-7K3M',
  carId: '461010605',
  family: 'PCP',
  quote: toQuote(quotation, 'SLV-7K3M', undefined),
  madeAt: '2026-11-15T08:00:00.000Z',
  validUntil: '2026-11-29T08:00:00.000Z',
};
const context: FormContext = {
  site,
  stock: {
    car: async (_, id) => (id === '461010605' ? parseEnquiredCar(record, false, site) : undefined),
    dealerships: async () => [],
    dealershipsSelling: async () => [],
  },
  quotes: createFinanceQuotes({
    store: { find: async (reference) => (reference === 'SLV-7K3M' ? stored : undefined) },
    records: { find: async () => ({ body: record }) },
    now: () => new Date('2026-11-16T12:00:00Z'),
  }),
  log: { info: () => {}, warn: () => {}, error: () => {} },
  now: () => new Date('2026-11-16T12:00:00Z'),
};
const contact = {
  car: { car_id: '461010605' },
  ...{ name: 'Ann Lee', phone: '07700 900123', email: 'ann@example.com' },
  finance: [{ product: 'uk finance', reference: 'SLV-7K3M' }],
};
const exchange = {
  ...{ option: 'trade-in', regno: 'AB12 CDE', milage: '41000', make: 'Ford', model: 'Focus', year: '2019' },
  ...{ customerName: 'Ann Lee', customerPhone: '07700 900123', customerEmail: 'ann@example.com' },
  quoteRef: ['SLV-7K3M'],
};

test('UKF-10 apply, reserve and part exchange each tell the seller at once what is wanted, and carry the quote', async () => {
  const car = 'Volvo XC60 T6 Plus 2023';
  const applied = await leadFrom(carContactForm, { ...contact, apply: true });
  const reserved = await leadFrom(carContactForm, { ...contact, reserve: 'on' });
  const both = await leadFrom(carContactForm, { ...contact, apply: true, reserve: true, testDrive: true });
  const asked = await leadFrom(carContactForm, { ...contact, quote: true });
  const exchanged = await leadFrom(sellCarForm, exchange);
  const subjects = [
    [carContactForm, applied, `Finance application: ${car}`],
    [carContactForm, reserved, `Reservation: ${car}`],
    [carContactForm, both, `Reservation and finance application: ${car}`],
    [carContactForm, asked, `Quote: ${car}`],
    [sellCarForm, exchanged, `Part exchange for ${car}: Ford Focus 2019, AB12 CDE`],
  ] as const;
  for (const [kind, lead, subject] of subjects) {
    const mail = kind.mail(lead, site, texts);
    expect(mail.subject).toBe(subject);
    const text = leadMailText(mail);
    expect(text).toContain(
      'Personal contract purchase: £547.66 a month, 48 months, deposit £3,700, quote SLV-7K3M',
    );
    for (const line of [
      'Cash price: £36,995.00',
      'Total amount of credit: £33,295.00',
      'Optional final payment: £17,294.00',
      'Total amount payable: £46,744.02',
      'APR representative: 9.9%',
      'Annual mileage: 10,000 miles',
    ])
      expect(text).toContain(line);
  }
  const actions = [applied, reserved, both, asked, exchanged].map(({ values }) => values['action']);
  expect(actions).toEqual(['apply', 'reserve', 'apply', 'ask', 'part-exchange']);
  expect(leadMailText(carContactForm.mail(both, site, texts))).toContain(texts('contactTestDrive'));
});

test('a part exchange keeps the quote’s reference, and goes to the seller of the car that is wanted', async () => {
  const lead = await leadFrom(sellCarForm, exchange);
  expect(lead.receiver).toEqual({ name: 'Daniel Falk', email: 'daniel.falk@solvik.example' });
  expect(lead.values).toMatchObject({
    quoteRef: 'SLV-7K3M',
    car: { car_id: '461010605' },
    finance: [{ reference: 'SLV-7K3M', monthlyCost: 547.66 }],
  });
  const expired = await leadFrom(sellCarForm, { ...exchange, quoteRef: ['SLV-OLD1'] });
  expect(expired.values).toMatchObject({ quoteRef: 'SLV-OLD1', finance: [] });
  expect(leadMailText(sellCarForm.mail(expired, site, texts))).toContain('SLV-OLD1');
  const plain = await leadFrom(sellCarForm, { ...exchange, quoteRef: [] });
  expect(plain.values).not.toHaveProperty('quoteRef');
  expect(plain.values).not.toHaveProperty('action');
});

test('ADF has the quote’s amounts, its lines in the comments, and what is given in part exchange', async () => {
  const parser = new XMLParser({ ignoreAttributes: false, parseTagValue: false });
  const adf = (kind: FormKind, lead: Lead) => {
    const vehicle = kind.vehicle?.(lead, site, texts);
    if (!vehicle) throw new Error('no vehicle');
    return parser.parse(toAdf(lead, vehicle, site)).adf.prospect;
  };
  const applied = adf(carContactForm, await leadFrom(carContactForm, { ...contact, apply: true }));
  expect(applied.vehicle.finance).toMatchObject({
    method: 'finance',
    amount: [
      { '@_type': 'downpayment', '@_currency': 'GBP', '#text': '3700' },
      { '@_type': 'monthly', '#text': '547.66' },
    ],
  });
  expect(applied.customer.comments).toContain('Ann Lee is applying for finance');
  expect(applied.customer.comments).toContain('quote SLV-7K3M');
  const exchanged = adf(sellCarForm, await leadFrom(sellCarForm, exchange));
  expect(exchanged.vehicle).toMatchObject([
    { '@_interest': 'buy', model: 'XC60' },
    {
      '@_interest': 'trade-in',
      make: 'Ford',
      year: '2019',
      stock: 'AB12 CDE',
      odometer: { '@_units': 'miles', '#text': '41000' },
    },
  ]);
});

test('the webhook has the action and the figures, with a line in the seller’s language', async () => {
  const lead = await leadFrom(carContactForm, { ...contact, reserve: true });
  const payload = JSON.parse(webhookPayload(lead, [], carContactForm.webhookValues?.(lead, site, texts)));
  expect(payload.data.values).toMatchObject({
    action: 'reserve',
    finance: [{ product: 'uk finance', reference: 'SLV-7K3M', monthlyCost: 547.66, deposit: 3700 }],
  });
  expect(payload.data.values.finance[0].text).toContain('Personal contract purchase: £547.66 a month');
});

test('the server calculates: sums and texts of the browser are dropped, unknown references are said to be unknown', async () => {
  const sent = [
    { product: 'loan', choice: { months: 36, cashAmount: 100_000 }, monthlyCost: 1 },
    'Billån: 1 kr/mån',
    { product: 'uk finance', reference: 'SLV-FAKE' },
  ];
  const lead = await leadFrom(carContactForm, { ...contact, finance: sent, quote: true });
  expect(lead.values['finance']).toMatchObject([
    { product: 'loan', deposit: 100_000, months: 36 },
    { product: 'uk finance', family: 'unknown', reference: 'SLV-FAKE' },
  ]);
  expect(JSON.stringify(lead.values)).not.toContain('"monthlyCost":1,');
  expect(leadMailText(carContactForm.mail(lead, site, texts))).toContain('ask the customer for the figures');
});

test('a lead is stored without its quote when the quotes cannot be read', async () => {
  const down = () => Promise.reject(new Error('down'));
  const broken = { ...context, quotes: { forCar: down, byReference: down } };
  const lead = await leadFrom(carContactForm, { ...contact, apply: true }, broken);
  expect(lead.values).toMatchObject({ action: 'apply', finance: [] });
  const exchanged = await leadFrom(sellCarForm, exchange, broken);
  expect(exchanged.values).toMatchObject({ quoteRef: 'SLV-7K3M', finance: [] });
});

test('leads of older versions keep their lines', () => {
  const old = aLead({ values: { ...aLead().values, finance: ['Billån: 4 674 kr/mån'] } });
  expect(leadMailText(carContactForm.mail(old, aSite(), textsFor('sv')))).toContain('Billån: 4 674 kr/mån');
  expect(carContactForm.webhookValues?.(old, aSite(), textsFor('sv'))).toEqual({
    finance: [{ text: 'Billån: 4 674 kr/mån' }],
  });
});

async function leadFrom(kind: FormKind, values: Record<string, unknown>, given = context): Promise<Lead> {
  const parsed = await kind.parse(values, given);
  if (parsed.state === 'refused') throw new Error(JSON.stringify(parsed.problems));
  const { customer, receiver } = parsed;
  return aLead({ language: 'en', customer, receiver, values: parsed.values });
}
