import { expect, test } from 'vitest';
import { loanExample } from './loan-example.ts';

const terms = { ratePercent: 4.95, startFee: 595, invoiceFee: 39 };

test.each([
  [36, 6029, 17_639, 217_639, 5.73],
  [60, 3809, 29_135, 229_135, 5.64],
  [84, 2861, 40_919, 240_919, 5.59],
])(
  'LOAN-14 200 000 kronor over %s months: the sums that the lender’s price table prints',
  (months, monthly, cost, total, effective) => {
    const example = loanExample(terms, { amount: 200_000, months });
    expect([example.monthly, example.cost, example.total]).toEqual([monthly, cost, total]);
    expect(example.effectivePercent).toBeCloseTo(effective, 2);
  },
);

test('LOAN-04 without interest and fees the loan costs nothing', () => {
  expect(
    loanExample({ ratePercent: 0, startFee: 0, invoiceFee: 0 }, { amount: 12_000, months: 12 }),
  ).toMatchObject({ monthly: 1000, total: 12_000, cost: 0 });
});
