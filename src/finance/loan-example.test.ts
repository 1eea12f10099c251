import { expect, test } from 'vitest';
import { loanTable } from '../../demo/sites/finance/loan-table.ts';
import { loanExample } from './loan-example.ts';

const terms = { ratePercent: 4.95, startFee: 595, invoiceFee: 39 };
const figure = (text = '') => Number(text.replaceAll(/[^\d,]/g, '').replace(',', '.'));

test.each([36, 60, 84].map((months, at) => [months, at] as const))(
  'LOAN-14 200 000 kronor over %s months: the sums that the price table prints',
  (months, at) => {
    const [monthly, cost, total, effective] = loanTable.rows.map(({ cells }) => figure(cells[at]?.value));
    const example = loanExample(terms, { amount: 200_000, months });
    expect([example.monthly, example.cost, example.total]).toEqual([monthly, cost, total]);
    expect(example.effectivePercent).toBeCloseTo(effective ?? 0, 2);
  },
);

test('LOAN-04 without interest and fees the loan costs nothing', () => {
  expect(
    loanExample({ ratePercent: 0, startFee: 0, invoiceFee: 0 }, { amount: 12_000, months: 12 }),
  ).toMatchObject({ monthly: 1000, total: 12_000, cost: 0 });
});
