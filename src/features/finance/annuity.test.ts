import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { effectiveRatePercent, monthlyPayment, principalFor } from './annuity.ts';

// Each example is calculated step by step in its comment, with r the monthly rate and q = (1+r)^n:
// payment = (P − RV/q) · r / (1 − 1/q).
describe('worked examples', () => {
  test('LOAN-03 300 000 kr, a fifth down, half left after 36 months at 5.95 % cost 3 480 kr a month', () => {
    // P = 240 000, RV = 150 000, r = 0.0595/12 = 0.00495833, q = 1.00495833^36 = 1.1948957
    // 150 000/1.1948957 = 125 533.97; 240 000 − 125 533.97 = 114 466.03
    // · 0.00495833 = 567.5608; 1 − 1/1.1948957 = 0.1631069; 567.5608/0.1631069 = 3 479.69
    expect(paid({ amount: 240_000, residual: 150_000, months: 36, yearlyRatePercent: 5.95 })).toBe(3479.69);
  });

  test('LOAN-04 the same without interest is linear: (240 000 − 150 000) / 36', () => {
    // 90 000 / 36 = 2 500
    expect(paid({ amount: 240_000, residual: 150_000, months: 36, yearlyRatePercent: 0 })).toBe(2500);
  });

  test('100 000 at 12 % over a year', () => {
    // r = 0.01, q = 1.01^12 = 1.1268250; 100 000 · 0.01 / (1 − 0.8874492) = 1 000 / 0.1125508 = 8 884.88
    expect(paid({ amount: 100_000, residual: 0, months: 12, yearlyRatePercent: 12 })).toBe(8884.88);
  });

  test('200 000 at 4.95 % over three years, as Solvik Finans has it on its page', () => {
    // r = 0.004125, q = 1.1597385; 200 000 · 0.004125 = 825; 1 − 0.8622633 = 0.1377367; 825/0.1377367 = 5 989.69
    expect(paid({ amount: 200_000, residual: 0, months: 36, yearlyRatePercent: 4.95 })).toBe(5989.69);
  });

  test('367 920 at 5.95 % over five years, nothing left at the end', () => {
    // r = 0.00495833, q = 1.3454989; 367 920 · 0.00495833 = 1 824.27; 1 − 0.7432187 = 0.2567813; = 7 104.37
    expect(paid({ amount: 367_920, residual: 0, months: 60, yearlyRatePercent: 5.95 })).toBe(7104.37);
  });

  test('250 665 at 6.95 % over seven years', () => {
    // r = 0.00579167, q = 1.6243319; 250 665 · 0.00579167 = 1 451.768; 1 − 0.6156377 = 0.3843623; = 3 777.08
    expect(paid({ amount: 250_665, residual: 0, months: 84, yearlyRatePercent: 6.95 })).toBe(3777.08);
  });

  test('CLEAS-04 a company’s lease: 403 720 with 233 334 left after 36 months at 5.25 %', () => {
    // r = 0.004375, q = 1.1701787; 233 334/1.1701787 = 199 400.31; 403 720 − 199 400.31 = 204 319.69
    // · 0.004375 = 893.8986; 1 − 0.8545703 = 0.1454297; 893.8986/0.1454297 = 6 146.60
    expect(paid({ amount: 403_720, residual: 233_334, months: 36, yearlyRatePercent: 5.25 })).toBe(6146.6);
  });

  test('when the residual is the whole loan, only interest is paid', () => {
    // 100 000 · 0.06/12 = 500
    expect(paid({ amount: 100_000, residual: 100_000, months: 12, yearlyRatePercent: 6 })).toBe(500);
  });

  test('9 000 € at 4.95 % over five years', () => {
    // r = 0.004125, q = 1.2801675; 9 000 · 0.004125 = 37.125; 1 − 0.7811478 = 0.2188522; = 169.635
    expect(monthlyPayment({ amount: 9000, residual: 0, months: 60, yearlyRatePercent: 4.95 })).toBeCloseTo(
      169.635,
      3,
    );
  });

  test('LOAN-14 fees raise the effective rate: 200 000 at 4.95 %, 595 at the start, 39 a month', () => {
    // The rate i at which 36 payments of 5 989.69 + 39 are worth 200 000 − 595 = 199 405:
    // i = 0.00465258: 6 028.69 · (1 − 1.00465258^−36)/0.00465258 = 6 028.69 · 33.07600 = 199 405
    // 1.00465258^12 − 1 = 5.728 %
    const payment = 5989.690676 + 39;
    expect(rate({ received: 199_405, payment, months: 36, last: 0 })).toBe(5.728);
  });

  test('LOAN-14 without fees the effective rate is the nominal one compounded', () => {
    // (1 + 0.0595/12)^12 − 1 = 6.115 %
    const payment = monthlyPayment({
      amount: 240_000,
      residual: 150_000,
      months: 36,
      yearlyRatePercent: 5.95,
    });
    expect(rate({ received: 240_000, payment, months: 36, last: 150_000 })).toBe(6.115);
  });

  test('LOAN-04 without interest and fees the effective rate is zero', () => {
    // 36 · 2 500 + 150 000 = 240 000
    expect(rate({ received: 240_000, payment: 2500, months: 36, last: 150_000 })).toBe(0);
  });
});

describe('always', () => {
  const credit = fc
    .record({
      amount: fc.integer({ min: 1000, max: 3_000_000 }),
      share: fc.integer({ min: 0, max: 100 }),
      months: fc.integer({ min: 1, max: 180 }),
      yearlyRatePercent: fc.double({ min: 0, max: 30, noNaN: true }),
    })
    .map(({ share, ...rest }) => ({ ...rest, residual: (rest.amount * share) / 100 }));

  test('the payments and the residual value repay the loan with its interest', () => {
    fc.assert(
      fc.property(credit, (each) => {
        const payment = monthlyPayment(each);
        let debt = each.amount;
        for (let month = 0; month < each.months; month += 1) {
          debt = debt * (1 + each.yearlyRatePercent / 1200) - payment;
        }
        expect(Math.abs(debt - each.residual) / each.amount).toBeLessThan(1e-6);
      }),
    );
  });

  test('the payment falls as less is borrowed', () => {
    fc.assert(
      fc.property(credit, fc.integer({ min: 1, max: 500 }), (each, less) => {
        expect(monthlyPayment({ ...each, amount: each.amount - less })).toBeLessThan(monthlyPayment(each));
      }),
    );
  });

  test('principalFor is the inverse of monthlyPayment', () => {
    fc.assert(
      fc.property(credit, (each) => {
        expect(principalFor(monthlyPayment(each), each)).toBeCloseTo(each.amount, 3);
      }),
    );
  });

  test('LOAN-14 without fees the effective rate is (1 + r)^12 − 1', () => {
    fc.assert(
      fc.property(credit, (each) => {
        const payment = monthlyPayment(each);
        const effective = effectiveRatePercent({
          received: each.amount,
          payment,
          months: each.months,
          last: each.residual,
        });
        expect(effective).toBeCloseTo(((1 + each.yearlyRatePercent / 1200) ** 12 - 1) * 100, 4);
      }),
    );
  });

  test('LOAN-14 a fee makes the effective rate higher', () => {
    fc.assert(
      fc.property(credit, fc.integer({ min: 1, max: 500 }), (each, fee) => {
        const plain = {
          received: each.amount,
          payment: monthlyPayment(each),
          months: each.months,
          last: each.residual,
        };
        const withFee = effectiveRatePercent({ ...plain, payment: plain.payment + fee });
        // A fee can be so large beside a tiny loan that no meaningful rate exists.
        expect(withFee === undefined || withFee > (effectiveRatePercent(plain) ?? 0)).toBe(true);
      }),
    );
  });
});

test('there is no effective rate where nothing is received, or less is paid back than was lent', () => {
  expect(effectiveRatePercent({ received: 0, payment: 100, months: 12, last: 0 })).toBeUndefined();
  expect(effectiveRatePercent({ received: 0, payment: 0, months: 12, last: 0 })).toBeUndefined();
  expect(effectiveRatePercent({ received: 1000, payment: 10, months: 12, last: 0 })).toBeUndefined();
});

test('there is no effective rate beyond a thousand percent a month', () => {
  expect(effectiveRatePercent({ received: 1, payment: 100, months: 12, last: 0 })).toBeUndefined();
});

function paid(credit: Parameters<typeof monthlyPayment>[0]): number {
  return Math.round(monthlyPayment(credit) * 100) / 100;
}

function rate(repayment: Parameters<typeof effectiveRatePercent>[0]): number {
  return Math.round((effectiveRatePercent(repayment) ?? Number.NaN) * 1000) / 1000;
}
