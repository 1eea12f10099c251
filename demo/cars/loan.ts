import type { LoanOption } from './finance-record.ts';
import { financeWords } from './finance-words.ts';
import { defaultDuration, durationsFor, loanTerms, pcpExample } from './loan-terms.ts';
import { decimal } from './markets/market.ts';
import { monthlyCost } from './monthly-cost.ts';
import type { Stock } from './stocks.ts';

type Basis = { price: number; ageInYears: number; isCampaign: boolean };

/** British sites have no loan option: their finance card asks the lender. */
export function loanOption(
  { site, market }: Stock,
  { price, ageInYears, isCampaign }: Basis,
): LoanOption | undefined {
  const terms = loanTerms[site];
  if (!terms) return undefined;
  const words = financeWords[market.country];
  const rate = isCampaign ? terms.campaignRatePercent : terms.ratePercent;
  const durations = durationsFor(terms, ageInYears);
  const usual = defaultDuration(durations, terms);
  const cost = Math.round(
    monthlyCost({
      amount: price * (1 - usual.cash_amount_min_percentage / 100),
      residual: (price * usual.residual_percentage) / 100,
      months: usual.months,
      yearlyRatePercent: rate,
    }),
  );
  return {
    title: isCampaign ? words.campaignLoanTitle : words.loanTitle,
    description: words.loanDescription,
    default_monthly_cost: cost,
    default_monthly_cost_text: market.perMonth(cost),
    default_contract_duration: usual,
    contract_durations: durations,
    invoice_fee: terms.invoiceFee,
    invoice_fee_text: market.money(terms.invoiceFee),
    start_fee: terms.startFee,
    start_fee_text: market.money(terms.startFee),
    interest_rate: rate,
    interest_rate_text: `${decimal(rate, 2, market.decimalMark)} %`,
    disclaimer: words.loanDisclaimer,
  };
}

export function britishMonthlyCost(price: number): number {
  const { months, depositPercent, ratePercent, residualPercent } = pcpExample;
  const amount = price * (1 - depositPercent / 100);
  const residual = (price * residualPercent) / 100;
  return Math.round(monthlyCost({ amount, residual, months, yearlyRatePercent: ratePercent }));
}
