import type { LoanOption } from '../../src/features/finance/loan.ts';
import type { ContractDuration } from './finance-record.ts';

/** One contract duration, calculated by the product's own finance rules, so that the demo's figures match. */
export function creditFor(duration: ContractDuration, ratePercent: number): LoanOption {
  return {
    kind: 'loan',
    ratePercent,
    startFee: 0,
    invoiceFee: 0,
    durations: [
      {
        months: duration.months,
        residualPercent: duration.residual_percentage,
        cashMinPercent: duration.cash_amount_min_percentage,
        cashMaxPercent: duration.cash_amount_max_percentage,
      },
    ],
    defaultMonths: duration.months,
    defaultCashAmount: undefined,
    defaultMonthlyCost: undefined,
  };
}
