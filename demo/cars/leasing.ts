import { monthlyPayment } from '../../src/features/finance/annuity.ts';
import { loanQuote } from '../../src/features/finance/loan.ts';
import type { CompanyLeasingOption, ContractDuration, PrivateLeasingOption } from './finance-record.ts';
import { creditFor } from './finance-terms.ts';
import { financeTexts } from './finance-texts.ts';
import { formatDecimal } from './markets/market.ts';
import type { Stock } from './stocks.ts';

/** Sweden's price base amount for 2026, which the taxation of company cars is counted in. */
export const PRICE_BASE_AMOUNT = 59_200;

const mileagesInMil = [1000, 1500, 2000, 2500, 3000];
const usualMileage = 1500;
const usualMonths = 36;

type CompanyBasis = { priceWithoutVat: number; hasFixedRate: boolean; isCampaign: boolean };

export function companyLeasing({ market, kind }: Stock, basis: CompanyBasis): CompanyLeasingOption {
  const { priceWithoutVat, hasFixedRate, isCampaign } = basis;
  const texts = financeTexts[market.country];
  const rate = (market.country === 'SE' ? 5.25 : 6.25) + (hasFixedRate ? 0.4 : 0) - (isCampaign ? 1.5 : 0);
  const cash = Math.round((priceWithoutVat * 0.1) / 1000) * 1000;
  const usual = creditFor(duration(usualMileage, usualMonths), rate);
  const { monthlyPayment: cost } = loanQuote(usual, priceWithoutVat, { cashAmount: cash });
  const fees = market.country === 'SE' ? { start: 595, invoice: 39 } : { start: 1990, invoice: 75 };
  return {
    title: texts.companyTitle,
    sales_text: texts.companySales,
    description: texts.companyDescription,
    default_company_leasing_mileage: usualMileage,
    company_leasing_options: durationsByMileage[kind],
    default_company_leasing_option: perMileage(() => ({ contract_length: usualMonths, cash_amount: cash })),
    interest_rate: rate,
    interest_rate_text: `${formatDecimal(rate, 2, market.decimalMark)} %`,
    has_fixed_interest_rate: hasFixedRate,
    ...(market.country === 'SE' && { price_base_amount: PRICE_BASE_AMOUNT }),
    start_fee: fees.start,
    start_fee_text: market.money(fees.start),
    invoice_fee: fees.invoice,
    invoice_fee_text: market.money(fees.invoice),
    is_campaign: isCampaign,
    disclaimer: texts.companyDisclaimer,
    default_monthly_cost: cost,
    default_monthly_cost_text: market.perMonth(cost),
  };
}

function perMileage<T>(value: (mileage: number) => T): Record<string, T> {
  return Object.fromEntries(mileagesInMil.map((mileage) => [String(mileage), value(mileage)]));
}

const durationsByMileage = {
  dealer: perMileage((mileage) => durations(mileage, [24, 36, 48, 60])),
  // Stores lease cars that have been driven before, so not for five years.
  store: perMileage((mileage) => durations(mileage, [24, 36, 48])),
};

function durations(mileage: number, lengths: readonly number[]): ContractDuration[] {
  return lengths.map((months) => duration(mileage, months));
}

function duration(mileage: number, months: number): ContractDuration {
  return {
    months,
    residual_percentage: residualPercent(months, mileage),
    cash_amount_min_percentage: 0,
    cash_amount_max_percentage: mileage > 2000 ? 20 : 25,
  };
}

function residualPercent(months: number, mileage: number): number {
  const atUsual = { 24: 62, 36: 52, 48: 43, 60: 35 }[months] ?? 30;
  return atUsual - ((mileage - usualMileage) / 500) * 2;
}

const privateTerms = { months: 36, residualPercent: 62, ratePercent: 2.95 };
const privateByCountry = {
  SE: { km: 15000, fee: 0, start: 0, step: 100, less: 5 },
  NO: { km: 15000, fee: 0, start: 9900, step: 100, less: 10 },
  FI: { km: 20000, fee: 0, start: 0, step: 10, less: 1 },
  SK: { km: 20000, fee: 0, start: 0, step: 10, less: 1 },
  UK: { km: 16090, fee: 0, start: 0, step: 10, less: 1 },
} as const;

export type PrivateLease = { option: PrivateLeasingOption; monthlyCost: number };

export function privateLeasing({ market }: Stock, price: number, isCampaign: boolean): PrivateLease {
  const texts = financeTexts[market.country];
  const { km, fee, start, step, less } = privateByCountry[market.country];
  const { months, residualPercent: kept, ratePercent } = privateTerms;
  const plain = monthlyPayment({
    amount: price,
    residual: (price * kept) / 100,
    months,
    yearlyRatePercent: ratePercent,
  });
  const cost = Math.round((plain * (isCampaign ? 0.92 : 1)) / step) * step - less;
  const initial = market.country === 'UK' ? cost * 3 : start;
  const option: PrivateLeasingOption = {
    title: texts.privateTitle,
    sales_text: texts.privateSales,
    months_text: texts.months(months),
    mileage_text: texts.mileagePerYear(km),
    start_fee_text: market.money(initial),
    invoice_fee_text: market.money(fee),
    monthly_cost_text: market.perMonth(cost),
    is_campaign: isCampaign,
    disclaimer: texts.privateDisclaimer,
  };
  return { option, monthlyCost: cost };
}
