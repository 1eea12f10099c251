import { z } from 'zod';
import { flag, text } from '../../../../shared/platform/lenient.ts';
import {
  amount,
  creditFields,
  durations,
  type FinanceRecord,
  months,
  optionalAmount,
} from '../../record-schemas.ts';
import type { CompanyLeasing, MileageTerms } from './company-leasing.ts';

const companyRecord = z.object({
  ...creditFields,
  sales_text: text,
  has_fixed_interest_rate: flag,
  price_base_amount: optionalAmount,
  default_monthly_cost_text: text,
  default_company_leasing_mileage: amount.optional().catch(undefined),
  company_leasing_options: z.record(z.string(), durations).catch({}),
  default_company_leasing_option: z
    .record(
      z.string(),
      z
        .object({ contract_length: months.optional().catch(undefined), cash_amount: optionalAmount })
        .catch({}),
    )
    .catch({}),
});

export type OfferedCompanyLeasing = {
  leasing: CompanyLeasing;
  title: string | undefined;
  salesText: string | undefined;
  description: string | undefined;
  disclaimer: string | undefined;
  priceBaseAmount: number | undefined;
  monthlyCostText: string | undefined;
};

/** Only with its flag and with valid terms (CLEAS-08). */
export function parseCompanyLeasing(record: FinanceRecord): OfferedCompanyLeasing | undefined {
  if (record['car_has_companyleasing'] !== true) return undefined;
  const { data } = companyRecord.safeParse(record['car_company_leasing_option']);
  const [first, ...others] = data ? mileagesOf(data) : [];
  if (!data || !first) return undefined;
  return {
    title: data.title,
    salesText: data.sales_text,
    description: data.description,
    disclaimer: data.disclaimer,
    priceBaseAmount: data.price_base_amount,
    monthlyCostText: data.default_monthly_cost_text,
    leasing: {
      ratePercent: data.interest_rate,
      hasFixedRate: data.has_fixed_interest_rate,
      startFee: data.start_fee,
      invoiceFee: data.invoice_fee,
      byMileage: [first, ...others],
      defaultMileage: knownMileage([first, ...others], data.default_company_leasing_mileage),
      defaultMonthlyCost: data.default_monthly_cost,
    },
  };
}

function mileagesOf(data: z.infer<typeof companyRecord>): MileageTerms[] {
  return Object.entries(data.company_leasing_options)
    .flatMap(([key, [first, ...others]]) => {
      const mileage = Number(key);
      if (!first || !Number.isFinite(mileage)) return [];
      const defaultOption = data.default_company_leasing_option[key];
      const defaults = {
        defaultMonths: defaultOption?.contract_length,
        defaultCashAmount: defaultOption?.cash_amount,
      };
      return [{ mileage, durations: [first, ...others] as const, ...defaults }];
    })
    .sort((one, other) => one.mileage - other.mileage);
}

function knownMileage(terms: CompanyLeasing['byMileage'], wanted: number | undefined): number {
  return terms.find(({ mileage }) => mileage === wanted)?.mileage ?? terms[0].mileage;
}
