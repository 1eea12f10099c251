import type {
  CalculationType,
  CfdRequest,
  CfdResponse,
  DefaultResponse,
  Product,
  Quote,
} from './provider-api.ts';
import type { UkFinance } from './uk-finance.ts';

export const QUOTE_DEBOUNCE_MS = 500;

/** The slider values, by the names of the provider's API. */
export type Sliders = { Term: number; CashDeposit: number; RegularPayment: number; AnnualMileage: number };

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
  quote: Quote;
  /** A new quote is being requested. */
  busy: boolean;
  terms: string | undefined;
  /** The visitor has changed something. */
  touched: boolean;
};

export type QuoteApi = {
  products: (request: {
    Vehicle: UkFinance['vehicle'];
    Organisation: { Identifier: string };
  }) => Promise<DefaultResponse>;
  quotes: (request: CfdRequest, signal: AbortSignal) => Promise<CfdResponse>;
  terms: (quoteReference: string) => Promise<string>;
};

export type QuoteController = {
  open: () => Promise<void>;
  choose: (familyKey: string) => Promise<void>;
  set: (slider: keyof Sliders, value: number) => void;
  close: () => void;
};

/** Requests quotes as the visitor moves sliders: debounced by half a second, and the last request wins (UKF-15). */
export function createQuoteController(
  finance: UkFinance,
  provider: QuoteApi,
  show: (state: QuoteState) => void,
): QuoteController {
  let desk: QuoteState = { state: 'loading' };
  let pending = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function setState(next: QuoteState) {
    desk = next;
    show(next);
  }

  /** Aborts the request in flight and the debounced one. */
  function cancelPending() {
    clearTimeout(timer);
    pending.abort();
    pending = new AbortController();
  }

  async function requestQuote(
    ready: Omit<ReadyQuoteState, 'quote' | 'terms' | 'busy'>,
    calculation: CalculationType,
  ) {
    const { signal } = pending;
    try {
      const quote = quoteFromResponse(await provider.quotes(requestFor(finance, ready, calculation), signal));
      if (signal.aborted) return;
      if (!quote) return setState({ state: 'hidden' });
      setState({
        ...ready,
        sliders: quotedSliders(quote, ready.sliders),
        quote,
        busy: false,
        terms: undefined,
      });
      await readTerms(quote.QuoteReference);
    } catch {
      if (!signal.aborted) setState({ state: 'unavailable' });
    }
  }

  /** The quote is shown even when its terms cannot be loaded. */
  async function readTerms(reference: string) {
    const terms = await provider.terms(reference).catch(() => undefined);
    const isCurrent = desk.state === 'ready' && desk.quote.QuoteReference === reference;
    if (isCurrent && terms) setState({ ...desk, terms } as ReadyQuoteState);
  }

  async function start(products: readonly Product[], product: Product, touched: boolean) {
    await requestQuote(
      { state: 'ready', products, product, sliders: defaultSliders(product), touched },
      'toRegularPayment',
    );
  }

  return {
    async open() {
      try {
        const Organisation = { Identifier: finance.organisation };
        const { Products } = await provider.products({ Vehicle: finance.vehicle, Organisation });
        const [first] = Products;
        if (first) await start(Products, first, false);
        else setState({ state: 'hidden' });
      } catch {
        setState({ state: 'unavailable' });
      }
    },

    async choose(familyKey) {
      if (desk.state !== 'ready') return;
      const { products } = desk;
      const product = products.find(({ FamilyKey }) => FamilyKey === familyKey);
      if (!product) return;
      cancelPending();
      setState({ ...desk, busy: true });
      await start(products, product, true);
    },

    set(slider, value) {
      if (desk.state !== 'ready') return;
      cancelPending();
      const changed = { ...desk, sliders: { ...desk.sliders, [slider]: value }, busy: true, touched: true };
      setState(changed);
      // The payment slider calculates the deposit, all other sliders the payment (UKF-05, UKF-06).
      const calculation = slider === 'RegularPayment' ? 'toCashDeposit' : 'toRegularPayment';
      timer = setTimeout(() => void requestQuote(changed, calculation), QUOTE_DEBOUNCE_MS);
    },

    close: cancelPending,
  };
}

function defaultSliders({ Term, Deposit, Payment, AnnualMileage }: Product): Sliders {
  return {
    Term: Term.Default,
    CashDeposit: Deposit.Default,
    RegularPayment: Payment.Default,
    AnnualMileage: AnnualMileage?.Default ?? 0,
  };
}

/** The sliders move to the values of the quote (UKF-07). */
function quotedSliders(quote: Quote, before: Sliders): Sliders {
  return {
    Term: quote.Term,
    CashDeposit: quote.TotalDeposit,
    RegularPayment: quote.TotalRegularPayment,
    AnnualMileage: quote.AnnualMileage ?? before.AnnualMileage,
  };
}

function requestFor(
  { carId, vehicle, organisation }: UkFinance,
  { product, sliders }: Pick<ReadyQuoteState, 'product' | 'sliders'>,
  CalculationType: CalculationType,
): CfdRequest {
  const { AnnualMileage, ...rest } = sliders;
  const Parameters = {
    ...rest,
    ...(product.AnnualMileage && { AnnualMileage }),
    FinanceProductFamilyKeys: [product.FamilyKey],
    CalculationType,
    Organisation: { Identifier: organisation },
  };
  return { VehicleRequests: [{ Id: carId, Parameters, Vehicle: vehicle }] };
}

function quoteFromResponse({ Vehicles: [vehicle] }: CfdResponse): Quote | undefined {
  const [quotation] = vehicle?.FinanceQuotations ?? [];
  if (!vehicle || vehicle.HasError || !quotation || quotation.HasError) return undefined;
  return quotation.Finance.Quote;
}
