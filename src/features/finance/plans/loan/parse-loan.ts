import { z } from 'zod';
import type { LoanOption } from '../../loan.ts';
import { creditFields, durations, type FinanceRecord, months } from '../../record-schemas.ts';

const optionRecord = z.object({
  ...creditFields,
  default_contract_duration: z
    .union([months, z.object({ months }).transform((duration) => duration.months)])
    .optional()
    .catch(undefined),
  contract_durations: durations,
});

/** The loan of a record with its texts (LOAN-01). */
export type OfferedLoan = {
  terms: LoanOption;
  title: string | undefined;
  description: string | undefined;
  disclaimer: string | undefined;
};

/** Undefined when the record has no loan option or an invalid one (DET-36). */
export function parseLoan(record: FinanceRecord): OfferedLoan | undefined {
  const { data } = optionRecord.safeParse(record['car_loan_option']);
  const [first, ...others] = data?.contract_durations ?? [];
  if (!data || !first) return undefined;
  return {
    title: data.title,
    description: data.description,
    disclaimer: data.disclaimer,
    terms: {
      kind: 'loan',
      ratePercent: data.interest_rate,
      startFee: data.start_fee,
      invoiceFee: data.invoice_fee,
      durations: [first, ...others],
      defaultMonths: data.default_contract_duration ?? first.months,
      defaultCashAmount: undefined,
      defaultMonthlyCost: data.default_monthly_cost,
    },
  };
}
