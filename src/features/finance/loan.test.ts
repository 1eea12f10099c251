import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillDisclaimer } from './disclaimer.ts';
import { defaultQuote, loanQuote, monthsTowards } from './loan.ts';
import { numberFormats } from './number-formats.ts';
import { aDuration, aLoan } from './testing/a-loan.ts';

test('LOAN-02 LOAN-03 a loan starts at its default duration and smallest down payment', () => {
  // 20 % of 300 000 = 60 000; the rest as in annuity.test.ts: 3 479.69
  const quote = defaultQuote(aLoan(), 300_000);
  expect(quote).toMatchObject({
    months: 36,
    cashAmount: 60_000,
    cashPercent: 20,
    loanAmount: 240_000,
    residualPercent: 50,
    residualValue: 150_000,
    monthlyPayment: 3480,
  });
});

test('LOAN-02 the lender’s default monthly cost is the starting value and implies the down payment', () => {
  // 3 000 a month for 36 months at 5.95 % is worth 3 000 · 0.1631069/0.00495833 = 98 686.4 today, the residual value
  // 125 534.0, so 224 220.4 was lent and 300 000 − 224 220.4 = 75 779.6 paid down.
  const quote = defaultQuote(aLoan({ defaultMonthlyCost: 3000 }), 300_000);
  expect([quote.monthlyPayment, quote.cashAmount]).toEqual([3000, 75_780]);
});

test('LOAN-02 a default that matches no down payment is shown until something is changed', () => {
  const option = aLoan({ defaultMonthlyCost: 9999 });
  expect(defaultQuote(option, 300_000)).toMatchObject({ monthlyPayment: 9999, cashAmount: 60_000 });
  expect(loanQuote(option, 300_000, { cashAmount: 60_000 }).monthlyPayment).toBe(3480);
});

test('LOAN-02 a default monthly cost that is the rounded payment leaves the down payment at its minimum', () => {
  // A fifth of 301 000 is 60 200; 3 479.69 · 301/300 = 3 491.29, and 0.29 less a month would be 10 more down.
  const quote = defaultQuote(aLoan({ defaultMonthlyCost: 3491 }), 301_000);
  expect([quote.monthlyPayment, quote.cashAmount]).toEqual([3491, 60_200]);
});

test('LOAN-05 the invoice fee is not in the monthly payment, but in the total and the effective rate', () => {
  // Total: 495 + 36 · (3 480 + 49) + 150 000 = 495 + 127 044 + 150 000 = 277 539
  const quote = defaultQuote(aLoan({ startFee: 495, invoiceFee: 49 }), 300_000);
  const free = defaultQuote(aLoan(), 300_000);
  expect(quote.monthlyPayment).toBe(free.monthlyPayment);
  expect(quote.total).toBe(277_539);
  expect(free.total).toBe(36 * 3480 + 150_000);
  expect(quote.effectiveRatePercent).toBeGreaterThan(free.effectiveRatePercent ?? 0);
});

test('CLEAS-04 the total of a lease is what is paid until the car goes back, without the residual value', () => {
  // 60 000 first, 595 once, then 36 · (3 480 + 39): 60 000 + 595 + 126 684 = 187 279
  const quote = defaultQuote(aLoan({ kind: 'leasing', startFee: 595, invoiceFee: 39 }), 300_000);
  expect([quote.total, quote.residualValue]).toEqual([187_279, 150_000]);
});

test('CLEAS-04 whatever the terms, a lease’s payments, fees and first payment add up to its total', () => {
  const terms = fc.record({
    ratePercent: fc.double({ min: 0, max: 20, noNaN: true }),
    startFee: fc.integer({ min: 0, max: 5000 }),
    invoiceFee: fc.integer({ min: 0, max: 200 }),
  });
  const price = fc.integer({ min: 5000, max: 2_000_000 });
  fc.assert(
    fc.property(terms, price, fc.integer({ min: 0, max: 600_000 }), (given, carPrice, cashAmount) => {
      const leased = loanQuote(aLoan({ ...given, kind: 'leasing' }), carPrice, { cashAmount });
      const paid = leased.cashAmount + given.startFee + 36 * (leased.monthlyPayment + given.invoiceFee);
      expect(leased.total).toBe(paid);
      const borrowed = loanQuote(aLoan(given), carPrice, { cashAmount });
      expect(borrowed.total - leased.total).toBe(borrowed.residualValue - leased.cashAmount);
    }),
  );
});

test('LOAN-14 a start fee alone raises the effective rate', () => {
  const rate = (startFee: number) => defaultQuote(aLoan({ startFee }), 300_000).effectiveRatePercent ?? 0;
  expect(rate(495)).toBeGreaterThan(rate(0));
});

test('a car without a price has percentages of zero', () => {
  const { cashPercent, bounds } = loanQuote(aLoan(), 0, {});
  expect([cashPercent, bounds.residualPercent.max]).toEqual([0, 0]);
});

test('LOAN-06 LOAN-07 steps are twelve months, 1000 and one percent; periods end where the lender’s do', () => {
  const durations = [
    aDuration({ months: 12 }),
    aDuration({ months: 36 }),
    aDuration({ months: 84 }),
  ] as const;
  const { bounds } = loanQuote(aLoan({ durations }), 300_000, {});
  expect(bounds.months).toEqual({ min: 12, max: 84, step: 12 });
  expect(bounds.cashAmount.step).toBe(1000);
  expect(bounds.residualPercent.step).toBe(1);
});

test('LOAN-06 a slider skips the years a lender leaves out, in both directions', () => {
  const option = aLoan({
    durations: [aDuration({ months: 12 }), aDuration({ months: 36 }), aDuration({ months: 84 })],
  });
  expect(monthsTowards(option, 12, 24)).toBe(36);
  expect(monthsTowards(option, 36, 24)).toBe(12);
  expect(monthsTowards(option, 36, 48)).toBe(84);
  expect(monthsTowards(option, 84, 96)).toBe(84);
  expect(monthsTowards(option, 84, 72)).toBe(36);
  expect(monthsTowards(option, 36, 36)).toBe(36);
});

test('halfway between two durations the shorter one counts', () => {
  const option = aLoan({ durations: [aDuration({ months: 12 }), aDuration({ months: 36 })] });
  expect(loanQuote(option, 300_000, { months: 24 }).months).toBe(12);
});

test('LOAN-08 the bounds of the down payment are percentages of the price and change with the duration', () => {
  const option = aLoan({
    durations: [
      aDuration({ months: 36, cashMinPercent: 20, cashMaxPercent: 40 }),
      aDuration({ months: 60, cashMinPercent: 10, cashMaxPercent: 70, residualPercent: 0 }),
    ],
  });
  const short = loanQuote(option, 459_900, { months: 36, cashAmount: 0 });
  const long = loanQuote(option, 459_900, { months: 60, cashAmount: 400_000 });
  // 20 % and 40 % of 459 900; 10 % and 70 %
  expect([short.bounds.cashAmount.min, short.bounds.cashAmount.max]).toEqual([91_980, 183_960]);
  expect([long.bounds.cashAmount.min, long.bounds.cashAmount.max]).toEqual([45_990, 321_930]);
  expect([short.cashAmount, long.cashAmount]).toEqual([91_980, 321_930]);
});

test('LOAN-08 a residual value exceeds neither the duration’s maximum nor the loan', () => {
  const option = aLoan({ durations: [aDuration({ residualPercent: 50, cashMaxPercent: 70 })] });
  expect(loanQuote(option, 300_000, { residualPercent: 80 }).residualPercent).toBe(50);
  // 70 % down leaves 30 % lent.
  expect(loanQuote(option, 300_000, { cashAmount: 210_000 })).toMatchObject({
    residualPercent: 30,
    loanAmount: 90_000,
  });
});

test('LOAN-08 the highest residual percentage is the loan’s share rounded down, so that it never exceeds the loan', () => {
  const option = aLoan({ durations: [aDuration({ residualPercent: 70, cashMaxPercent: 70 })] });
  // 200 000 of 300 000 is 66.67 %: 67 % would be 201 000, more than was lent.
  const { bounds, loanAmount, residualValue } = loanQuote(option, 300_000, {
    cashAmount: 100_000,
    residualPercent: 70,
  });
  expect(bounds.residualPercent.max).toBe(66);
  expect([loanAmount, residualValue]).toEqual([200_000, 198_000]);
  // 201 900 of 300 000 is 67.3 %.
  expect(loanQuote(option, 300_000, { cashAmount: 98_100 }).bounds.residualPercent.max).toBe(67);
});

test('LOAN-11 LOAN-12 the disclaimer’s five placeholders are filled with amount, months, both rates and the total', () => {
  const option = aLoan();
  const { money, rate } = numberFormats('sv', 'SEK');
  const text = fillDisclaimer(
    'Lån {1}, {2} månader, {3}, effektivt {4}, totalt {5}; {1} igen.',
    option,
    defaultQuote(option, 300_000),
    { money, percent: rate },
  );
  expect(text.replace(/\u00a0/g, ' ')).toBe(
    'Lån 240 000 kr, 36 månader, 5,95 %, effektivt 6,11 %, totalt 275 280 kr; 240 000 kr igen.',
  );
  expect(text).not.toContain('{');
});

test('LOAN-12 where there is no effective rate, its placeholder is filled with a dash', () => {
  const quote = { ...defaultQuote(aLoan(), 300_000), effectiveRatePercent: undefined };
  expect(fillDisclaimer('{4}.', aLoan(), quote, { money: String, percent: String })).toBe('–.');
});

test('the payment never rises as the down payment grows, and stays inside the bounds', () => {
  const option = aLoan({ durations: [aDuration({ cashMinPercent: 10, cashMaxPercent: 70 })] });
  const price = fc.integer({ min: 5000, max: 2_000_000 });
  const amounts = fc.tuple(
    price,
    fc.integer({ min: 0, max: 2_000_000 }),
    fc.integer({ min: 0, max: 50_000 }),
  );
  fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 20 }), ([carPrice, cashAmount, more], residualPercent) => {
      const less = loanQuote(option, carPrice, { cashAmount, residualPercent });
      const greater = loanQuote(option, carPrice, { cashAmount: cashAmount + more, residualPercent });
      expect(greater.monthlyPayment).toBeLessThanOrEqual(less.monthlyPayment);
      expect(less.cashAmount).toBeGreaterThanOrEqual(less.bounds.cashAmount.min);
      expect(less.cashAmount).toBeLessThanOrEqual(less.bounds.cashAmount.max);
      expect(Number.isFinite(less.total)).toBe(true);
    }),
  );
});
