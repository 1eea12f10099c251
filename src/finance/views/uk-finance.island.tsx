import { useEffect } from 'react';
import { defineIsland } from '../../ui/island.tsx';
import { miles, pounds, poundsAndPence } from '../uk/british-figures.ts';
import type { Desk } from '../uk/quote-desk.ts';
import type { UkFinance } from '../uk/uk-finance.ts';
import { ukWords } from '../uk/words.ts';
import { FinanceTabs } from './finance-tabs.tsx';
import { tellChoice } from './tell-choice.ts';
import { UkQuote } from './uk-quote.tsx';
import { useQuoteDesk } from './use-quote-desk.ts';

/** British finance for one car: PCP and hire purchase, quoted by the provider. */
function UkFinanceCard(finance: UkFinance) {
  const [desk, { choose, set }] = useQuoteDesk(finance);
  const summary = useSummary(desk, finance.carId);
  if (desk.state === 'hidden') return null;
  return (
    <section className="finance quote" aria-label={ukWords.title} data-finance-summary={summary}>
      {desk.state === 'loading' && <Loading />}
      {desk.state === 'sorry' && (
        <p className="quote__sorry" role="status">
          {ukWords.sorry}
        </p>
      )}
      {desk.state === 'ready' && (
        <FinanceTabs
          label={ukWords.products}
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

const bones = ['sum', 'term', 'deposit', 'payment', 'mileage', 'example'];

/** Shaped like what comes, so that little moves when it does. */
function Loading() {
  return (
    <div className="quote__loading">
      <p role="status">{ukWords.loading}</p>
      {bones.map((bone) => (
        <div key={bone} className="skeleton quote__bone" data-bone={bone} aria-hidden="true" />
      ))}
    </div>
  );
}

/** What the visitor has settled on, for the analysts and for the contact form. */
function useSummary(desk: Desk, carId: string): string | undefined {
  const told = desk.state === 'ready' && desk.touched && !desk.busy ? desk : undefined;
  const quote = told?.quote;
  const summary = told && summaryOf(told);
  useEffect(() => {
    if (!quote || !summary) return;
    const { TotalRegularPayment, Term, TotalDeposit } = quote;
    const figures = { monthly_cost: TotalRegularPayment, months: Term, down_payment: TotalDeposit };
    tellChoice({ car_id: carId, calculator: 'uk finance', ...figures }, summary);
  }, [quote, summary, carId]);
  return summary;
}

function summaryOf({ product, quote }: Extract<Desk, { state: 'ready' }>): string {
  const parts = [
    `${product.Name}: ${poundsAndPence(quote.TotalRegularPayment)} ${ukWords.aMonth}`,
    ukWords.months(quote.Term),
    `deposit ${pounds(quote.TotalDeposit)}`,
    quote.AnnualMileage && `${miles(quote.AnnualMileage)} ${ukWords.miles}`,
    `quote ${quote.QuoteReference}`,
  ];
  return parts.filter(Boolean).join(', ');
}

export const island = defineIsland('uk-finance', UkFinanceCard, 'visible');
