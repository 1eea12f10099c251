import { useEffect } from 'react';
import { defineIsland } from '../../ui/island.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { formatMiles, formatPounds, formatPoundsAndPence } from '../uk/number-formats.ts';
import type { QuoteState } from '../uk/quote-controller.ts';
import { ukTexts } from '../uk/texts.ts';
import type { UkFinance } from '../uk/uk-finance.ts';
import { announceChoice } from './announce-choice.ts';
import { UkQuote } from './uk-quote.tsx';
import { useQuoteController } from './use-quote-controller.ts';

/** British finance for one car: PCP and hire purchase, quoted by the provider. */
function UkFinanceCard(finance: UkFinance) {
  const [state, { choose, set }] = useQuoteController(finance);
  const summary = useSummary(state, finance.carId);
  if (state.state === 'hidden') return null;
  return (
    <section className="finance quote" aria-label={ukTexts.title} data-finance-summary={summary}>
      {state.state === 'loading' && <Loading />}
      {state.state === 'unavailable' && (
        <p className="quote__unavailable" role="status">
          {ukTexts.unavailable}
        </p>
      )}
      {state.state === 'ready' && (
        <Tabs
          label={ukTexts.products}
          chosen={state.product.FamilyKey}
          onChoose={choose}
          tabs={state.products.map(({ FamilyKey, Name }) => ({
            id: FamilyKey,
            label: Name,
            content: FamilyKey === state.product.FamilyKey && (
              <UkQuote state={state} finance={finance} onSet={set} />
            ),
          }))}
        />
      )}
    </section>
  );
}

const skeletonParts = ['sum', 'term', 'deposit', 'payment', 'mileage', 'example'];

/** Shaped like the card, so that the layout hardly shifts when it arrives. */
function Loading() {
  return (
    <div className="quote__loading">
      <p role="status">{ukTexts.loading}</p>
      {skeletonParts.map((part) => (
        <div key={part} className="skeleton quote__skeleton" data-skeleton={part} aria-hidden="true" />
      ))}
    </div>
  );
}

/** The visitor's choice, for analytics and for the contact form. */
function useSummary(state: QuoteState, carId: string): string | undefined {
  const chosen = state.state === 'ready' && state.touched && !state.busy ? state : undefined;
  const quote = chosen?.quote;
  const summary = chosen && summaryOf(chosen);
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
