import { fillPlaceholders } from '../../shared/sites/fill-placeholders.ts';
import type { Language } from '../../shared/sites/languages.ts';
import type { Texts } from '../../shared/sites/texts.ts';
import { numberFormats } from './number-formats.ts';
import type { QuotedCredit, QuotedFinance, QuotedPrivateLeasing, QuotedUkFinance } from './quoted-finance.ts';
import { rateText } from './rate-text.ts';
import { productName } from './uk/lender.ts';
import { formatPounds, formatPoundsAndPence } from './uk/number-formats.ts';
import { ukTexts } from './uk/texts.ts';

export type QuotedFinanceText = {
  /** 'Billån: 3 412 kr/mån, 36 mån, Kontantinsats 60 000 kr' */
  summary: string;
  rows: readonly { label: string; value: string }[];
};

/** A quote in the words of whoever reads the lead. */
export function quotedFinanceText(quote: QuotedFinance, texts: Texts, language: Language): QuotedFinanceText {
  if (quote.product === 'private leasing') return privateLeasingText(quote, texts);
  if (quote.product !== 'uk finance') return creditText(quote, texts, language);
  if ('monthlyCost' in quote) return ukFinanceText(quote);
  return { summary: ukTexts.unknownQuote(quote.reference), rows: [] };
}

function creditText(quote: QuotedCredit, texts: Texts, language: Language): QuotedFinanceText {
  const { money, number, rate, currencySign } = numberFormats(language, quote.currency);
  const isLeasing = quote.product === 'company leasing';
  const name = texts(isLeasing ? 'financeCompany' : 'financeLoan');
  const unit = fillPlaceholders(texts('financePerMonth'), { currency: currencySign });
  const monthly = [`${number(quote.monthlyCost)} ${unit}`, isLeasing && texts('carPriceWithoutVat')];
  const deposit = texts(isLeasing ? 'financeInitialPayment' : 'financeDownPayment');
  const mileage =
    quote.annualMileage && fillPlaceholders(texts('financeMil'), { mileage: number(quote.annualMileage) });
  const parts = [
    `${name}: ${monthly.filter(Boolean).join(' ')}`,
    mileage,
    fillPlaceholders(texts('financeMonths'), { months: quote.months }),
    `${deposit} ${money(quote.deposit)}`,
    !isLeasing && rateText(quote, quote, true, rateWords(texts), { rate }),
  ];
  const effective = quote.effectiveRatePercent;
  return {
    summary: parts.filter(Boolean).join(', '),
    rows: [
      ...(mileage ? [{ label: texts('financeMileage'), value: mileage }] : []),
      { label: texts(isLeasing ? 'financeFinanced' : 'financeLoanAmount'), value: money(quote.financed) },
      { label: texts('financeRate'), value: rate(quote.ratePercent) },
      ...(effective === undefined ? [] : [{ label: texts('financeEffectiveRate'), value: rate(effective) }]),
      ...(quote.residualValue > 0
        ? [{ label: texts('financeResidual'), value: money(quote.residualValue) }]
        : []),
      { label: texts('financeStartFee'), value: money(quote.startFee) },
      { label: texts('financeInvoiceFee'), value: money(quote.invoiceFee) },
      { label: texts(isLeasing ? 'financeLeasingTotal' : 'financeTotal'), value: money(quote.total) },
    ],
  };
}

function rateWords(texts: Texts) {
  return {
    financeAtEffectiveRate: texts('financeAtEffectiveRate'),
    financeAtRate: texts('financeAtRate'),
  };
}

function privateLeasingText(quote: QuotedPrivateLeasing, texts: Texts): QuotedFinanceText {
  const { monthlyCostText, monthsText, mileageText, startFeeText, invoiceFeeText } = quote;
  const rows = [
    { label: texts('financeContract'), value: monthsText },
    { label: texts('financeMileage'), value: mileageText },
    { label: texts('financeFirstFee'), value: startFeeText },
    { label: texts('financeInvoiceFee'), value: invoiceFeeText },
  ];
  const terms = [`${texts('financePrivate')}: ${monthlyCostText}`, monthsText, mileageText];
  return {
    summary: terms.filter(Boolean).join(', '),
    rows: rows.filter((row): row is { label: string; value: string } => row.value !== undefined),
  };
}

function ukFinanceText({ family, reference, monthlyCost, months, deposit, example }: QuotedUkFinance) {
  const parts = [
    `${productName(family)}: ${formatPoundsAndPence(monthlyCost)} ${ukTexts.aMonth}`,
    ukTexts.months(months),
    ukTexts.deposit(formatPounds(deposit)),
    ukTexts.quote(reference),
  ];
  return { summary: parts.join(', '), rows: example.map(({ label, value }) => ({ label, value })) };
}
