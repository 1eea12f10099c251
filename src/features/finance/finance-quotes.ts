import type { Clock } from '../../shared/platform/clock.ts';
import { type CalculationSettings, financePlans, planOf, type QuotedFinance } from './plans/all-plans.ts';
import type { FinancePlan } from './plans/finance-plan.ts';
import type { QuoteStore } from './plans/uk/quote-store.ts';
import { type QuotedUkFinance, quotedUkFinance } from './plans/uk/quoted-uk-finance.ts';
import type { FinanceRecord } from './record-schemas.ts';

/** Quotes that visitors refer to in forms. */
export interface FinanceQuotes {
  /** A car's quote for a visitor's settings; undefined where there is no such car, or it is not offered so. */
  forCar(settings: CalculationSettings, car: CarKey): Promise<QuotedFinance | undefined>;
  /** A British lender's quote, and the car it is for. */
  byReference(reference: string): Promise<{ carId: string; quote: QuotedUkFinance } | undefined>;
}

type CarKey = { index: string; id: string };

type Deps = {
  store: Pick<QuoteStore, 'find'>;
  records: { find(index: string, id: string): Promise<{ body: FinanceRecord } | undefined> };
  now: Clock;
  plans?: readonly FinancePlan[];
};

export function createFinanceQuotes({ store, records, now, plans = financePlans }: Deps): FinanceQuotes {
  const storedQuote = (reference: string) => store.find(reference, now().toISOString());
  return {
    async forCar(settings, { index, id }) {
      const record = async () => (await records.find(index, id))?.body;
      const quote = await planOf(settings.product, plans)?.quote(settings, { id, record, storedQuote });
      return quote as QuotedFinance | undefined;
    },

    async byReference(reference) {
      const stored = await storedQuote(reference);
      return stored && { carId: stored.carId, quote: quotedUkFinance(stored) };
    },
  };
}
