import type { Clock } from '../../shared/platform/clock.ts';
import { calculateAgain } from './calculate-again.ts';
import type { CalculationSettings } from './calculation-settings.ts';
import type { QuotedFinance, QuotedUkFinance } from './quoted-finance.ts';
import type { FinanceRecord } from './record-schemas.ts';
import type { QuoteStore, StoredQuote } from './uk/quote-store.ts';

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
};

export function createFinanceQuotes({ store, records, now }: Deps): FinanceQuotes {
  const find = (reference: string) => store.find(reference, now().toISOString());
  return {
    async forCar(settings, { index, id }) {
      if (settings.product !== 'uk finance') {
        const record = await records.find(index, id);
        return record && calculateAgain(settings, record.body);
      }
      const { reference } = settings;
      const stored = await find(reference);
      if (!stored || stored.carId !== id) return { product: 'uk finance', family: 'unknown', reference };
      return toQuotedFinance(stored);
    },

    async byReference(reference) {
      const stored = await find(reference);
      return stored && { carId: stored.carId, quote: toQuotedFinance(stored) };
    },
  };
}

function toQuotedFinance({ reference, family, quote }: StoredQuote): QuotedUkFinance {
  const { Term, TotalDeposit, TotalRegularPayment, AnnualMileage, Blocks } = quote;
  const details = Blocks.flatMap(({ Details }) => Details);
  return {
    product: 'uk finance',
    ...{ family, reference },
    currency: 'GBP',
    monthlyCost: TotalRegularPayment,
    months: Term,
    deposit: TotalDeposit,
    annualMileage: AnnualMileage,
    example: details.map(({ Key, Label, DisplayValue }) => ({ key: Key, label: Label, value: DisplayValue })),
  };
}
