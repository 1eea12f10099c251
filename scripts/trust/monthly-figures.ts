import { buildCalculators } from '../../src/features/finance/build-calculators.ts';
import { defaultQuote, type LoanOption, loanQuote } from '../../src/features/finance/loan.ts';
import { termsAt } from '../../src/features/finance/plans/company-leasing/company-leasing.ts';
import { firstFigure } from '../../src/shared/platform/figures-in-language.ts';
import type { ShownCar } from './shown-car.ts';
import type { SiteStock } from './site-stock.ts';
import type { TrustCheck } from './trust-check.ts';

/**
 * A month of a loan or of company leasing is what its terms make of the price beside it, and the same on the card, in the
 * calculator and in the filter.
 */
export const monthlyFigures: TrustCheck = { name: 'monthly figures', car: differences };

function differences(car: ShownCar, { context }: SiteStock): string[] {
  const panels = buildCalculators(car.record, context)?.panels;
  const loan = panels?.loan?.offer;
  const lease = panels?.['company-leasing']?.offer;
  return [
    ...(loan ? unlikeTerms('loan', { ...loan, filtered: 'car_monthly_cost' }, car, context) : []),
    ...(lease
      ? unlikeTerms(
          'companyLeasing',
          {
            terms: termsAt(lease.leasing, lease.leasing.defaultMileage),
            price: lease.price,
            filtered: 'car_company_leasing_monthly_cost',
          },
          car,
          context,
        )
      : []),
  ];
}

function unlikeTerms(
  kind: string,
  { terms, price, filtered }: { terms: LoanOption; price: number; filtered: string },
  { card, record }: ShownCar,
  { language }: Pick<SiteStock, 'language'>,
): string[] {
  const quote = defaultQuote(terms, price);
  const { monthlyPayment: monthly, months, cashAmount } = quote;
  const computed = loanQuote(terms, price, { months, cashAmount }).monthlyPayment;
  const line = card.monthly.find((each) => each.kind === kind)?.text ?? '';
  const shown = firstFigure(line, language);
  return [
    // The lender rounds.
    ...(Math.abs(computed - monthly) > 1
      ? [`${kind} of ${price} costs ${monthly}, by its terms ${computed}`]
      : []),
    ...(shown === monthly ? [] : [`${kind} costs ${monthly}, the card: ${shown}`]),
    ...(record[filtered] === undefined || record[filtered] === monthly
      ? []
      : [`${kind} costs ${monthly}, the filter: ${record[filtered]}`]),
  ];
}
