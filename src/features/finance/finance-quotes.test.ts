import fc from 'fast-check';
import { expect, test } from 'vitest';
import { textsFor } from '../../content/publishing/built-in-texts.ts';
import { calculationSettings } from './calculation-settings-schema.ts';
import { createFinanceQuotes } from './finance-quotes.ts';
import { loanQuote } from './loan.ts';
import type { QuotedFinance } from './plans/all-plans.ts';
import { termsAt } from './plans/company-leasing/company-leasing.ts';
import { parseCompanyLeasing } from './plans/company-leasing/parse-company-leasing.ts';
import { parseLoan } from './plans/loan/parse-loan.ts';
import { defaultQuotation } from './plans/uk/quotation.ts';
import { toQuote } from './plans/uk/quotation-response.ts';
import type { StoredQuote } from './plans/uk/quote-store.ts';
import type { QuotedCredit } from './quoted-credit.ts';
import { quotedFinanceText } from './quoted-finance-text.ts';
import { aCompanyRecord, aLoanRecord, aPrivateRecord } from './testing/a-loan.ts';

const record = {
  car_id: '461010605',
  car_price: 300_000,
  car_price_exkl_vat: 240_000,
  car_price_currency: 'SEK',
  car_loan_option: aLoanRecord(),
  car_has_privateleasing: true,
  car_private_leasing_option: [aPrivateRecord(), aPrivateRecord({ monthly_cost_text: '3 395 kr/mån' })],
  car_has_companyleasing: true,
  car_company_leasing_option: aCompanyRecord(),
};
const car = { index: 'cars-solvik-se', id: '461010605' };
const stored: StoredQuote = {
  reference: 'SLV-1',
  carId: '441010070',
  family: 'PCP',
  quote: toQuote(defaultQuotation({ price: 36_995, isNew: false }, 'PCP'), 'SLV-1', undefined),
  madeAt: '2026-11-15T08:00:00.000Z',
  validUntil: '2026-11-29T08:00:00.000Z',
};
const quotes = createFinanceQuotes({
  store: { find: async (reference) => (reference === 'SLV-1' ? stored : undefined) },
  records: { find: async (_, id) => (id === car.id ? { body: record } : undefined) },
  now: () => new Date('2026-11-16T12:00:00Z'),
});

test('whatever settings a browser sends, the figures are the formula’s for the stored car, within the lender’s bounds', async () => {
  const terms = parseLoan(record)?.terms;
  if (!terms) throw new Error('no loan');
  const sent = fc.record(
    {
      months: fc.integer({ min: 0, max: 1000 }),
      cashAmount: fc.integer({ min: 0, max: 10_000_000 }),
      residualPercent: fc.integer({ min: 0, max: 1000 }),
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(sent, async (choice) => {
      const quoted = (await quotes.forCar({ product: 'loan', choice }, car)) as QuotedCredit;
      const own = loanQuote(terms, 300_000, choice);
      expect(quoted).toMatchObject({
        monthlyCost: own.monthlyPayment,
        months: own.months,
        deposit: own.cashAmount,
        total: own.total,
      });
      expect(quoted.deposit + quoted.financed).toBe(300_000);
      expect(terms.durations.map(({ months }) => months)).toContain(quoted.months);
    }),
  );
});

test('without a choice the lender’s defaults are quoted, as the calculator opens', async () => {
  expect(await quotes.forCar({ product: 'loan' }, car)).toMatchObject({ monthlyCost: 3480, months: 36 });
});

test('CLEAS-04 company leasing is quoted at its mileage, without VAT and without the residual in its total', async () => {
  const leasing = parseCompanyLeasing(record)?.leasing;
  if (!leasing) throw new Error('no leasing');
  const mileage = leasing.byMileage[1]?.mileage ?? leasing.byMileage[0].mileage;
  const own = loanQuote(termsAt(leasing, mileage), 240_000, { cashAmount: 24_000 });
  const quoted = await quotes.forCar(
    { product: 'company leasing', mileage, choice: { cashAmount: 24_000 } },
    car,
  );
  expect(quoted).toMatchObject({ annualMileage: mileage, deposit: 24_000, total: own.total });
  const { monthlyCost, months, startFee, invoiceFee } = quoted as QuotedCredit;
  expect(own.total).toBe(24_000 + startFee + months * (monthlyCost + invoiceFee));
  expect(await quotes.forCar({ product: 'company leasing', mileage: 7 }, car)).toBeUndefined();
});

test('PLEAS-01 of several private leasing offers the visitor’s is quoted', async () => {
  expect(await quotes.forCar({ product: 'private leasing', offer: 1 }, car)).toMatchObject({
    monthlyCostText: '3 395 kr/mån',
    monthsText: '36 månader',
  });
  expect(await quotes.forCar({ product: 'private leasing', offer: 2 }, car)).toBeUndefined();
});

test('UKF-09 a British quote is found by its reference, for its own car only', async () => {
  const uk = { product: 'uk finance', reference: 'SLV-1' } as const;
  const british = { index: 'cars-solvik-uk', id: '441010070' };
  expect(await quotes.forCar(uk, british)).toMatchObject({
    family: 'PCP',
    reference: 'SLV-1',
    monthlyCost: 547.66,
    months: 48,
    deposit: 3700,
    annualMileage: 10_000,
  });
  const unknown = { product: 'uk finance', family: 'unknown' };
  expect(await quotes.forCar(uk, car)).toEqual({ ...unknown, reference: 'SLV-1' });
  expect(await quotes.forCar({ ...uk, reference: 'SLV-2' }, british)).toEqual({
    ...unknown,
    reference: 'SLV-2',
  });
  expect(await quotes.byReference('SLV-1')).toMatchObject({ carId: '441010070', quote: { family: 'PCP' } });
  expect(await quotes.byReference('SLV-2')).toBeUndefined();
});

test('a car that does not exist has no quote', async () => {
  expect(await quotes.forCar({ product: 'loan' }, { ...car, id: '2' })).toBeUndefined();
});

test('a seller reads the quote in the site’s language: product, monthly cost, deposit, rates and total', async () => {
  const text = async (settings: Parameters<typeof quotes.forCar>[0], id = car.id) =>
    quotedFinanceText(
      (await quotes.forCar(settings, { ...car, id })) as QuotedFinance,
      ...([textsFor('sv'), 'sv'] as const),
    );
  const loan = await text({ product: 'loan' });
  expect(plain(loan.summary)).toBe(
    'Billån: 3 480 kr/mån, 36 mån, Kontantinsats 60 000 kr, eff. ränta 6,52 %',
  );
  expect(loan.rows.map(({ label, value }) => plain(`${label}: ${value}`))).toContain(
    'Sammanlagt att betala: 277 539 kr',
  );
  const company = await text({ product: 'company leasing', mileage: 1500 });
  expect(plain(company.summary)).toMatch(/^Företagsleasing: [\d ]+ kr\/mån exkl\. moms, 1 500 mil, /);
  expect(company.rows.map(({ label }) => label)).toContain(
    'Sammanlagt under avtalet, med första förhöjd hyra',
  );
  const leased = await text({ product: 'private leasing', offer: 0 });
  expect(leased.summary).toBe('Privatleasing: 3 795 kr/mån, 36 månader, 1 500 mil per år');
  const pcp = await text({ product: 'uk finance', reference: 'SLV-1' }, '441010070');
  expect(pcp.summary).toBe(
    'Personal contract purchase: £547.66 a month, 48 months, deposit £3,700, quote SLV-1',
  );
  expect(pcp.rows).toContainEqual({ label: 'APR representative', value: '9.9%' });
  expect(pcp.rows).toContainEqual({ label: 'Total amount payable', value: '£46,744.02' });
  const lost = await text({ product: 'uk finance', reference: 'SLV-2' }, '441010070');
  expect(lost.summary).toContain('SLV-2');
});

test('what a browser sends is no settings unless it is', () => {
  for (const wrong of [
    'Billån 4 674 kr/mån',
    null,
    {},
    { product: 'gift' },
    { product: 'loan', choice: { months: '36' } },
    { product: 'loan', choice: { cashAmount: -1 } },
    { product: 'company leasing' },
    { product: 'private leasing', offer: 0.5 },
    { product: 'uk finance', reference: '<b>' },
  ])
    expect(calculationSettings.safeParse(wrong).success).toBe(false);
});

function plain(text: string): string {
  return text.replace(/\u00a0/g, ' ');
}
