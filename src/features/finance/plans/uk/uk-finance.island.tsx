import { useEffect } from 'react';
import { pushEvent } from '../../../../shared/analytics/data-layer.ts';
import { defineIsland } from '../../../../shared/ui/island.tsx';
import { Tabs } from '../../../../shared/ui/tabs.tsx';
import { announceQuote, type QuoteInView, quoteAttributes } from '../../quote-in-view.ts';
import { exampleOf, exampleTerms } from './example-text.ts';
import { formatMiles, formatPounds, formatPoundsAndPence } from './number-formats.ts';
import type { QuoteState, ReadyQuoteState } from './quote-state.ts';
import { ukTexts } from './texts.ts';
import type { UkFinance } from './uk-finance.ts';
import { UkQuote } from './views/uk-quote.tsx';
import { useQuoteController } from './views/use-quote-controller.ts';

/** British finance for one car: PCP and hire purchase, quoted by the provider. */
function UkFinanceCard(finance: UkFinance) {
  const [state, { choose, set, retry }] = useQuoteController(finance);
  useAnnouncedQuote(state, finance.carId);
  if (state.state === 'hidden') return null;
  return (
    <section
      className="finance quote"
      aria-label={ukTexts.title}
      {...(state.state === 'ready' && quoteAttributes(inView(state, finance)))}
    >
      {state.state === 'loading' && <Loading />}
      {state.state === 'unavailable' && (
        <p
          className="grid gap-5 p-6 text-ink-muted sm:@min-[34rem]:gap-6 sm:@min-[34rem]:p-[clamp(1.5rem,2.8vw,2.5rem)]"
          role="status"
        >
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
              <UkQuote state={state} finance={finance} onSet={set} onRetry={retry} />
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
    <div className="grid gap-5 p-6 text-ink-muted sm:@min-[34rem]:gap-6 sm:@min-[34rem]:p-[clamp(1.5rem,2.8vw,2.5rem)]">
      <p role="status">{ukTexts.loading}</p>
      {skeletonParts.map((part) => (
        <div key={part} className="skeleton quote__skeleton" data-skeleton={part} aria-hidden="true" />
      ))}
    </div>
  );
}

/** Tells form, buy bar and analytics of every new quote. */
function useAnnouncedQuote(state: QuoteState, carId: string): void {
  const quote = state.state === 'ready' ? state.quote : undefined;
  const touched = state.state === 'ready' && state.touched;
  useEffect(() => {
    if (!quote) return;
    announceQuote();
    const { TotalRegularPayment, Term, TotalDeposit } = quote;
    const figures = { monthly_cost: TotalRegularPayment, months: Term, down_payment: TotalDeposit };
    if (touched) pushEvent({ event: 'calculator', car_id: carId, calculator: 'uk finance', ...figures });
  }, [quote, touched, carId]);
}

function inView({ product, quote, touched }: ReadyQuoteState, { vatNote }: UkFinance): QuoteInView {
  const cost = `${formatPoundsAndPence(quote.TotalRegularPayment)} ${ukTexts.aMonth}`;
  const monthly = [cost, vatNote].filter(Boolean).join(' ');
  const parts = [
    `${product.Name}: ${monthly}`,
    ukTexts.months(quote.Term),
    ukTexts.deposit(formatPounds(quote.TotalDeposit)),
    quote.AnnualMileage && `${formatMiles(quote.AnnualMileage)} ${ukTexts.miles}`,
    ukTexts.quote(quote.QuoteReference),
  ];
  return {
    summary: parts.filter(Boolean).join(', '),
    monthly: [monthly, ...rateOf(quote)].join(' · '),
    example: exampleOf(quote),
    settings: { product: 'uk finance', reference: quote.QuoteReference },
    touched,
  };
}

/** No figure of credit stands without its rate. */
function rateOf({ Blocks: [example] }: ReadyQuoteState['quote']): readonly string[] {
  return example ? exampleTerms(example).slice(0, 1) : [];
}

export const island = defineIsland('uk-finance', UkFinanceCard, 'visible');
