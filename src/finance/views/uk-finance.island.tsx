import { useEffect } from 'react';
import { defineIsland } from '../../ui/island.tsx';
import { formatMiles, formatPounds, formatPoundsAndPence } from '../uk/number-formats.ts';
import type { QuoteState } from '../uk/quote-controller.ts';
import { ukTexts } from '../uk/texts.ts';
import type { UkFinance } from '../uk/uk-finance.ts';
import { announceChoice } from './announce-choice.ts';
import { FinanceTabs } from './finance-tabs.tsx';
import { UkQuote } from './uk-quote.tsx';
import { useQuoteController } from './use-quote-controller.ts';

/** British finance for one car: PCP and hire purchase, quoted by the provider. */
function UkFinanceCard(finance: UkFinance) {
  const [desk, { choose, set }] = useQuoteController(finance);
  const summary = useSummary(desk, finance.carId);
  if (desk.state === 'hidden') return null;
  return (
    <section className="finance quote" aria-label={ukTexts.title} data-finance-summary={summary}>
      {desk.state === 'loading' && <Loading />}
      {desk.state === 'sorry' && (
        <p className="quote__unavailable" role="status">
          {ukTexts.unavailable}
        </p>
      )}
      {desk.state === 'ready' && (
        <FinanceTabs
          label={ukTexts.products}
          chosen={desk.product.FamilyKey}
          onChoose={choose}
          tabs={desk.products.map(({ FamilyKey, Name }) => ({
            id: FamilyKey,
            label: Name,
            content: FamilyKey === desk.product.FamilyKey && (
              <UkQuote desk={desk} finance={finance} onSet={set} />
            ),
          }))}
        />
      )}
    </section>
  );
}

const skeletonParts = ['sum', 'term', 'deposit', 'payment', 'mileage', 'example'];

/** Shaped like what comes, so that little moves when it does. */
function Loading() {
  return (
    <div className="quote__loading">
      <p role="status">{ukTexts.loading}</p>
      {skeletonParts.map((bone) => (
        <div key={bone} className="skeleton quote__skeleton" data-skeleton={bone} aria-hidden="true" />
      ))}
    </div>
  );
}

/** What the visitor has settled on, for the analysts and for the contact form. */
function useSummary(desk: QuoteState, carId: string): string | undefined {
  const told = desk.state === 'ready' && desk.touched && !desk.busy ? desk : undefined;
  const quote = told?.quote;
  const summary = told && summaryOf(told);
  useEffect(() => {
    if (!quote || !summary) return;
    const { TotalRegularPayment, Term, TotalDeposit } = quote;
    const figures = { monthly_cost: TotalRegularPayment, months: Term, down_payment: TotalDeposit };
    announceChoice({ car_id: carId, calculator: 'uk finance', ...figures }, summary);
  }, [quote, summary, carId]);
  return summary;
}

function summaryOf({ product, quote }: Extract<QuoteState, { state: 'ready' }>): string {
  const parts = [
    `${product.Name}: ${formatPoundsAndPence(quote.TotalRegularPayment)} ${ukTexts.aMonth}`,
    ukTexts.months(quote.Term),
    `deposit ${formatPounds(quote.TotalDeposit)}`,
    quote.AnnualMileage && `${formatMiles(quote.AnnualMileage)} ${ukTexts.miles}`,
    `quote ${quote.QuoteReference}`,
  ];
  return parts.filter(Boolean).join(', ');
}

export const island = defineIsland('uk-finance', UkFinanceCard, 'visible');
