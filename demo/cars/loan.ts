import { loanQuote } from '../../src/features/finance/loan.ts';
import { defaultQuotation } from '../../src/features/finance/plans/uk/quotation.ts';
import type { LoanOption } from './finance-record.ts';
import { creditFor } from './finance-terms.ts';
import { financeTexts } from './finance-texts.ts';
import { defaultDuration, durationsFor, loanTerms } from './loan-terms.ts';
import { formatDecimal } from './markets/market.ts';
import type { Stock } from './stocks.ts';

type Basis = { price: number; ageInYears: number; isCampaign: boolean };

/** British sites have no loan option: their finance card queries the lender. */
export function loanOption(
  { site, market }: Stock,
  { price, ageInYears, isCampaign }: Basis,
): LoanOption | undefined {
  const terms = loanTerms[site];
  if (!terms) return undefined;
  const texts = financeTexts[market.country];
  const rate = isCampaign ? terms.campaignRatePercent : terms.ratePercent;
  const durations = durationsFor(terms, ageInYears);
  const usual = defaultDuration(durations, terms);
  const { monthlyPayment: cost } = loanQuote(creditFor(usual, rate), price, {});
  return {
    title: isCampaign ? texts.campaignLoanTitle : texts.loanTitle,
    description: texts.loanDescription,
    default_monthly_cost: cost,
    default_monthly_cost_text: market.perMonth(cost),
    default_contract_duration: usual,
    contract_durations: durations,
    invoice_fee: terms.invoiceFee,
    invoice_fee_text: market.money(terms.invoiceFee),
    start_fee: terms.startFee,
    start_fee_text: market.money(terms.startFee),
    interest_rate: rate,
    interest_rate_text: `${formatDecimal(rate, 2, market.decimalMark)} %`,
    disclaimer: texts.loanDisclaimer,
  };
}

/** What the finance card on the car's page starts with, in whole pounds. */
export function britishMonthlyCost(car: { price: number; isNew: boolean }): number {
  return Math.round(defaultQuotation(car, 'PCP').payment);
}
