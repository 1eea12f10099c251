import type { CalculationType, Product, Quote } from './provider-api.ts';

export type QuoteState =
  | { state: 'loading' }
  /** The provider cannot be reached (UKF-12). */
  | { state: 'unavailable' }
  /** The provider will not quote for this car (UKF-11). */
  | { state: 'hidden' }
  | ReadyQuoteState;

export type ReadyQuoteState = {
  state: 'ready';
  products: readonly Product[];
  product: Product;
  sliders: Sliders;
  /** The last quote there was; not for the sliders' values while `busy` or `failed`. */
  quote: Quote;
  /** A new quote is being requested. */
  busy: boolean;
  /** What was requested last and got no quote; it can be requested again. */
  failed: QuoteWish | undefined;
  terms: string | undefined;
  /** The visitor has changed something. */
  touched: boolean;
};

/** What a quote is requested for. */
export type QuoteWish = { product: Product; sliders: Sliders; calculation: CalculationType };

/** The slider values, by the names of the provider's API. */
export type Sliders = { Term: number; CashDeposit: number; RegularPayment: number; AnnualMileage: number };

export function defaultSliders({ Term, Deposit, Payment, AnnualMileage }: Product): Sliders {
  return {
    Term: Term.Default,
    CashDeposit: Deposit.Default,
    RegularPayment: Payment.Default,
    AnnualMileage: AnnualMileage?.Default ?? 0,
  };
}

/** The sliders move to the values of the quote (UKF-07). */
export function quotedSliders(quote: Quote, before: Sliders): Sliders {
  return {
    Term: quote.Term,
    CashDeposit: quote.TotalDeposit,
    RegularPayment: quote.TotalRegularPayment,
    AnnualMileage: quote.AnnualMileage ?? before.AnnualMileage,
  };
}
