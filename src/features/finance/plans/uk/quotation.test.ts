import fc from 'fast-check';
import { expect, test } from 'vitest';
import { effectiveRatePercent } from '../../annuity.ts';
import { cashDeposit, exactDeposit, exactPayment, regularPayment } from './agreement.ts';
import { agreementFor, futureValue, isFamily, maxDeposit, mileages, products } from './lender.ts';
import { defaultQuotation, quotationFor } from './quotation.ts';
import { quoteTerms, toProduct, toQuote } from './quotation-response.ts';

const car = { price: 36_995, isNew: false };
const request = { months: 48, deposit: 5500, payment: 0, annualMileage: 10_000 };

test('a PCP on £36,995 with £5,500 down: 47 payments of £501.67 and £17,294 at the end', () => {
  // Future value after four years: 36 995 · 0.83^4 · 0.985 = 36 995 · 0.4745832 · 0.985 = 17 293.85 → 17 294
  // 9.9 % APR: i = 1.099^(1/12) − 1 = 0.00789775; 47 payments of 1 are worth 39.13563, 1 after 48 months 0.6855028
  // (36 995 − 5 500 − 17 304 · 0.6855028) / 39.13563 = (31 495 − 11 861.94) / 39.13563 = 501.67
  expect(quotationFor(car, 'PCP', { ...request, calculation: 'toRegularPayment' })).toMatchObject({
    payment: 501.67,
    deposit: 5500,
    notes: [],
  });
  expect(futureValue(car, { months: 48, annualMileage: 10_000 })).toBe(17_294);
});

test('hire purchase on £36,995 with £3,700 down: 48 payments and a fee of £10', () => {
  // (36 995 − 3 700 − 10 · 0.6855028) / 39.82113 = 33 288.14 / 39.82113 = 835.94
  const { payment } = quotationFor(car, 'HP', { ...request, deposit: 3700, calculation: 'toRegularPayment' });
  expect(payment).toBe(835.94);
});

test('UKF-06 for £450 a month the PCP needs a deposit of £7,522.03', () => {
  // 36 995 − 17 304 · 0.6855028 − 450 · 39.13563 = 36 995 − 11 861.94 − 17 611.03 = 7 522.03
  const quotation = quotationFor(car, 'PCP', { ...request, payment: 450, calculation: 'toCashDeposit' });
  expect([quotation.deposit, quotation.payment]).toEqual([7522.03, 450]);
});

test('the future value falls with the mileage', () => {
  const values = mileages.map((annualMileage) => futureValue(car, { months: 48, annualMileage }));
  expect(values).toEqual(values.toSorted((one, other) => other - one));
  // 5 000 miles more for four years at 9.1p: 20 000 · 0.091 = 1 820
  expect((values[2] ?? 0) - (values[4] ?? 0)).toBe(1820);
});

test('the payments are worth the credit at an APR of 9.9 %', () => {
  const agreement = agreementFor(car, 'HP', { months: 48, annualMileage: 10_000 });
  const payment = exactPayment(agreement, 3700);
  const apr = effectiveRatePercent({ received: car.price - 3700, payment, months: 48, last: 10 });
  expect(apr).toBeCloseTo(9.9, 6);
});

test('UKF-04 a request outside the lender’s bounds is adjusted, with a note', () => {
  const capped = quotationFor(car, 'PCP', { ...request, deposit: 30_000, calculation: 'toRegularPayment' });
  expect(capped.deposit).toBe(maxDeposit(car, 'PCP'));
  expect(capped.notes).toEqual(['The deposit goes up to £11,050.00 on this car.']);
  const dear = quotationFor(car, 'PCP', { ...request, payment: 5000, calculation: 'toCashDeposit' });
  expect(dear.deposit).toBe(0);
  expect(dear.notes[0]).toMatch(/^Without a deposit the payment is £\d+\.\d\d a month\.$/);
  const long = quotationFor(car, 'PCP', { ...request, months: 120, calculation: 'toRegularPayment' });
  expect([long.months, long.notes.length]).toEqual([60, 1]);
});

test('UKF-04 a deposit of zero and the highest deposit need no note', () => {
  for (const deposit of [0, maxDeposit(car, 'PCP')])
    expect(quotationFor(car, 'PCP', { ...request, deposit, calculation: 'toRegularPayment' }).notes).toEqual(
      [],
    );
});

test('the mileage is the nearest the lender offers, 10,000 unless one is requested', () => {
  const offered = [undefined, 1000, 7000, 12_400, 90_000].map(
    (annualMileage) =>
      quotationFor(car, 'PCP', { ...request, annualMileage, calculation: 'toRegularPayment' }).annualMileage,
  );
  expect(offered).toEqual([10_000, 6000, 6000, 12_000, 15_000]);
});

test('UKF-02 UKF-03 ranges for every slider; the annual mileage with PCP only', () => {
  const pcp = toProduct(car, 'PCP');
  expect(pcp).toMatchObject({
    Name: 'Personal contract purchase',
    Term: { Label: 'Term', Default: 48, Min: 24, Max: 60, Step: 12 },
    Deposit: { Label: 'Deposit', Default: 3700, Min: 0, Max: 11_050, Step: 50 },
    AnnualMileage: { Label: 'Annual mileage', Default: 10_000, Values: [6000, 8000, 10_000, 12_000, 15_000] },
  });
  expect(toProduct(car, 'HP').AnnualMileage).toBeUndefined();
});

test('UKF-08 the representative example adds up', () => {
  const quotation = defaultQuotation(car, 'PCP');
  const quote = toQuote(quotation, 'SLV-1', '/car#contact-quote');
  const [block] = quote.Blocks;
  const value = (key: string) =>
    Number(block?.Details.find(({ Key }) => Key === key)?.DisplayValue.replace(/[£,]/g, ''));
  expect(value('CustomerDeposit') + value('AmountOfCredit')).toBe(value('CashPrice'));
  const paid =
    value('CustomerDeposit') + 47 * value('RegularPayment') + value('FinalPayment') + value('OptionFee');
  expect(paid).toBeCloseTo(value('TotalPayable'), 2);
  expect(block?.Details.find(({ Key }) => Key === 'FixedRate')?.DisplayValue).toBe('9.48% p.a.');
});

test('UKF-09 the terms contain the quote, the final payment and the mileage', () => {
  const terms = quoteTerms('SLV-1', '15/11/2026', defaultQuotation(car, 'PCP'));
  expect(terms).toContain('Quote SLV-1 of 15/11/2026, valid for 14 days.');
  expect(terms).toContain('optional final payment of £17,294');
  expect(terms).toContain('no more than 40,000 miles');
  expect(quoteTerms('SLV-1', '15/11/2026', defaultQuotation(car, 'HP'))).toContain(
    'The car is yours once every payment',
  );
});

const anyCar = fc.record({ price: fc.integer({ min: 3000, max: 250_000 }), isNew: fc.boolean() });
const anyFamily = fc.constantFrom(...Object.keys(products).filter(isFamily));
const anyMileage = fc.constantFrom(...mileages);
const anyYears = fc.integer({ min: 2, max: 5 });

test('UKF-05 UKF-06 payment and deposit are inverse within a penny', () => {
  fc.assert(
    fc.property(
      anyCar,
      anyFamily,
      anyYears,
      anyMileage,
      fc.double({ min: 0, max: 1, noNaN: true }),
      (each, family, years, annualMileage, share) => {
        const agreement = agreementFor(each, family, { months: years * 12, annualMileage });
        const deposit = Math.round(maxDeposit(each, family) * share * 100) / 100;
        // Exact in both directions.
        expect(exactDeposit(agreement, exactPayment(agreement, deposit))).toBeCloseTo(deposit, 6);
        // And rounded: the deposit for a payment gives back that payment.
        const payment = regularPayment(agreement, deposit);
        const back = regularPayment(agreement, cashDeposit(agreement, payment));
        expect(Math.abs(back - payment)).toBeLessThan(0.0101);
      },
    ),
  );
});

test('the payment falls as the deposit grows, and is never negative', () => {
  fc.assert(
    fc.property(anyCar, anyFamily, anyYears, anyMileage, (each, family, years, annualMileage) => {
      const at = (deposit: number) =>
        quotationFor(each, family, {
          months: years * 12,
          deposit,
          payment: 0,
          annualMileage,
          calculation: 'toRegularPayment',
        }).payment;
      expect(at(maxDeposit(each, family))).toBeLessThan(at(0));
      expect(at(maxDeposit(each, family))).toBeGreaterThan(0);
    }),
  );
});

test('UKF-07 every possible payment is within the range of the payment slider', () => {
  fc.assert(
    fc.property(
      anyCar,
      anyFamily,
      anyYears,
      anyMileage,
      fc.double({ min: 0, max: 1, noNaN: true }),
      (each, family, years, annualMileage, share) => {
        const { Payment } = toProduct(each, family);
        const { payment } = quotationFor(each, family, {
          months: years * 12,
          deposit: maxDeposit(each, family) * share,
          payment: 0,
          annualMileage,
          calculation: 'toRegularPayment',
        });
        expect('Min' in Payment && Payment.Min <= payment && payment <= Payment.Max).toBe(true);
      },
    ),
  );
});
