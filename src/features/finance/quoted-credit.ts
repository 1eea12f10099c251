import { fillPlaceholders } from '../../shared/sites/fill-placeholders.ts';
import type { Language } from '../../shared/sites/languages.ts';
import type { Texts } from '../../shared/sites/texts.ts';
import { type ChosenTerms, defaultQuote, type LoanOption, loanQuote } from './loan.ts';
import { numberFormats } from './number-formats.ts';
import type { QuotedFinanceText } from './quoted-finance.ts';
import { rateText } from './rate-text.ts';

/** The figures of a credit, in the car's currency. */
export type QuotedCredit = {
  currency: string;
  monthlyCost: number;
  months: number;
  deposit: number;
  financed: number;
  ratePercent: number;
  effectiveRatePercent: number | undefined;
  residualValue: number;
  startFee: number;
  invoiceFee: number;
  total: number;
};

export function quotedCredit(
  terms: LoanOption,
  price: number,
  currency: string,
  choice: ChosenTerms | undefined,
): QuotedCredit {
  const quote = choice ? loanQuote(terms, price, choice) : defaultQuote(terms, price);
  const { ratePercent, startFee, invoiceFee } = terms;
  return {
    currency,
    monthlyCost: quote.monthlyPayment,
    months: quote.months,
    deposit: quote.cashAmount,
    financed: quote.loanAmount,
    ...{ ratePercent, startFee, invoiceFee },
    effectiveRatePercent: quote.effectiveRatePercent,
    residualValue: quote.residualValue,
    total: quote.total,
  };
}

type CreditWords = {
  name: string;
  deposit: string;
  financed: string;
  total: string;
  vatLabel?: string;
  /** Mil a year. */
  annualMileage?: number;
  showsRate?: true;
};

export function creditText(
  quote: QuotedCredit,
  words: CreditWords,
  texts: Texts,
  language: Language,
): QuotedFinanceText {
  const { money, number, rate, currencySign } = numberFormats(language, quote.currency);
  const unit = fillPlaceholders(texts('financePerMonth'), { currency: currencySign });
  const monthly = [`${number(quote.monthlyCost)} ${unit}`, words.vatLabel];
  const mileage =
    words.annualMileage && fillPlaceholders(texts('financeMil'), { mileage: number(words.annualMileage) });
  const parts = [
    `${words.name}: ${monthly.filter(Boolean).join(' ')}`,
    mileage,
    fillPlaceholders(texts('financeMonths'), { months: quote.months }),
    `${words.deposit} ${money(quote.deposit)}`,
    words.showsRate && rateText(quote, quote, true, rateWords(texts), { rate }),
  ];
  const effective = quote.effectiveRatePercent;
  return {
    summary: parts.filter(Boolean).join(', '),
    rows: [
      ...(mileage ? [{ label: texts('financeMileage'), value: mileage }] : []),
      { label: words.financed, value: money(quote.financed) },
      { label: texts('financeRate'), value: rate(quote.ratePercent) },
      ...(effective === undefined ? [] : [{ label: texts('financeEffectiveRate'), value: rate(effective) }]),
      ...(quote.residualValue > 0
        ? [{ label: texts('financeResidual'), value: money(quote.residualValue) }]
        : []),
      { label: texts('financeStartFee'), value: money(quote.startFee) },
      { label: texts('financeInvoiceFee'), value: money(quote.invoiceFee) },
      { label: words.total, value: money(quote.total) },
    ],
  };
}

export function rateWords(texts: Texts) {
  return {
    financeAtEffectiveRate: texts('financeAtEffectiveRate'),
    financeAtRate: texts('financeAtRate'),
  };
}
