import { fillPlaceholders } from '../../../../shared/sites/fill-placeholders.ts';
import type { Texts } from '../../../../shared/sites/texts.ts';
import { defaultQuote } from '../../loan.ts';
import type { NumberFormats } from '../../number-formats.ts';
import type { LoanCalculator } from './loan-calculator.ts';

/** SITE-25: the warning, and a representative example of the loan. */
export function creditNotice({ terms, price }: LoanCalculator, texts: Texts, { money, rate }: NumberFormats) {
  const quote = defaultQuote(terms, price);
  const example = texts(quote.residualValue > 0 ? 'financeCreditExampleResidual' : 'financeCreditExample');
  return {
    title: texts('financeCreditWarningTitle'),
    text: texts('financeCreditWarningText'),
    example: fillPlaceholders(example, {
      amount: money(quote.loanAmount),
      months: quote.months,
      rate: rate(terms.ratePercent),
      startFee: money(terms.startFee),
      invoiceFee: money(terms.invoiceFee),
      effective: rate(quote.effectiveRatePercent ?? terms.ratePercent),
      payment: money(quote.monthlyPayment + terms.invoiceFee),
      residual: money(quote.residualValue),
      total: money(quote.total),
    }),
  };
}
