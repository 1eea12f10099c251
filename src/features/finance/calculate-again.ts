import { parsePricedCar } from '../pricing/priced-car.ts';
import { shownPrice } from '../pricing/shown-price.ts';
import type { CalculationSettings } from './calculation-settings.ts';
import { termsAt } from './company-leasing.ts';
import { type ChosenTerms, defaultQuote, type LoanOption, loanQuote } from './loan.ts';
import { parseCompanyLeasing, parsePrivateLeasing } from './parse-leasing.ts';
import { parseLoan } from './parse-loan.ts';
import type { QuotedCredit, QuotedFinance } from './quoted-finance.ts';
import type { FinanceRecord } from './record-schemas.ts';

type LocalSettings = Exclude<CalculationSettings, { product: 'uk finance' }>;

/** The quote for a visitor's settings, from the car's current record; undefined where it is not offered. */
export function calculateAgain(settings: LocalSettings, record: FinanceRecord): QuotedFinance | undefined {
  const car = parsePricedCar(record);
  const currency = car?.price.currency;
  if (!car || !currency) return undefined;
  if (settings.product === 'private leasing') return privateLeasing(record, settings.offer);
  if (settings.product === 'loan') {
    const terms = parseLoan(record)?.terms;
    return (
      terms && {
        product: 'loan',
        currency,
        ...figures(terms, shownPrice(car).amountWithVat, settings.choice),
      }
    );
  }
  const leasing = parseCompanyLeasing(record)?.leasing;
  const isOffered = leasing?.byMileage.some(({ mileage }) => mileage === settings.mileage);
  if (!leasing || !isOffered) return undefined;
  return {
    product: 'company leasing',
    currency,
    annualMileage: settings.mileage,
    ...figures(termsAt(leasing, settings.mileage), shownPrice(car).amountForCompanies, settings.choice),
  };
}

function figures(
  terms: LoanOption,
  price: number,
  choice: ChosenTerms | undefined,
): Omit<QuotedCredit, 'product' | 'currency'> {
  const quote = choice ? loanQuote(terms, price, choice) : defaultQuote(terms, price);
  const { ratePercent, startFee, invoiceFee } = terms;
  return {
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

function privateLeasing(record: FinanceRecord, at: number): QuotedFinance | undefined {
  const offer = parsePrivateLeasing(record)[at];
  if (!offer) return undefined;
  const { monthlyCostText, monthsText, mileageText, startFeeText, invoiceFeeText } = offer;
  return {
    product: 'private leasing',
    ...{ monthlyCostText, monthsText, mileageText, startFeeText, invoiceFeeText },
  };
}
