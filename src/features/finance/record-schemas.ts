import { z } from 'zod';
import { listOf, text } from '../../shared/platform/lenient.ts';

// Zod runs on the server only: nothing that reaches the browser may import this file.
export type FinanceRecord = Readonly<Record<string, unknown>>;

const number = z.preprocess(
  (value) => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value),
  z.number(),
);
export const amount = number.pipe(z.number().min(0));
export const optionalAmount = amount.optional().catch(undefined);
export const months = number.pipe(z.int().min(1).max(240));
export const percent = number.pipe(z.number().min(0).max(100));
export const durations = listOf(
  z.object({
    months,
    residual_percentage: percent.catch(0),
    cash_amount_min_percentage: percent.catch(0),
    cash_amount_max_percentage: percent.optional().catch(undefined),
  }),
).transform((found) =>
  found
    .map((duration) => ({
      months: duration.months,
      residualPercent: duration.residual_percentage,
      cashMinPercent: duration.cash_amount_min_percentage,
      cashMaxPercent: duration.cash_amount_max_percentage ?? 100 - duration.residual_percentage,
    }))
    .sort((one, other) => one.months - other.months),
);

/** What loans and company leasing have alike in a feed. */
export const creditFields = {
  title: text,
  description: text,
  disclaimer: text,
  interest_rate: percent,
  start_fee: amount.catch(0),
  invoice_fee: amount.catch(0),
  default_monthly_cost: optionalAmount,
};
