import type { CalculatorTexts } from '../calculator-texts.ts';
import type { LoanOption, LoanQuote } from '../loan.ts';
import type { NumberFormats } from '../number-formats.ts';
import { TermsList } from './terms-list.tsx';

interface Props {
  terms: LoanOption;
  quote: LoanQuote;
  labels: { amount: string; rate: string };
  texts: CalculatorTexts;
  formats: NumberFormats;
  /** Not in Norway (SITE-20, LOAN-13). */
  showsResidualAndEffectiveRate: boolean;
}

/** The terms behind the monthly cost, with the fees listed separately (LOAN-05). */
export function CreditTerms({ terms, quote, labels, texts, formats, ...rules }: Props) {
  const { money, rate } = formats;
  const shows = rules.showsResidualAndEffectiveRate;
  const effective = quote.effectiveRatePercent;
  return (
    <TermsList
      rows={[
        { label: labels.amount, value: money(quote.loanAmount) },
        { label: labels.rate, value: rate(terms.ratePercent) },
        ...(shows && effective !== undefined
          ? [{ label: texts.financeEffectiveRate, value: rate(effective) }]
          : []),
        ...(shows && quote.residualValue > 0
          ? [{ label: texts.financeResidual, value: money(quote.residualValue) }]
          : []),
        { label: texts.financeStartFee, value: money(terms.startFee) },
        { label: texts.financeInvoiceFee, value: money(terms.invoiceFee) },
        {
          label: terms.kind === 'leasing' ? texts.financeLeasingTotal : texts.financeTotal,
          value: money(quote.total),
        },
      ]}
    />
  );
}
