import type { UkFinance } from './uk-finance.ts';
import type { CalculationType, CfdAnswer, CfdRequest, DefaultAnswer, Product, Quote } from './wire.ts';

export const ASKED_AFTER_MS = 500;

/** What the visitor has set, in the provider's words. */
export type Sliders = { Term: number; CashDeposit: number; RegularPayment: number; AnnualMileage: number };

export type Desk =
  | { state: 'loading' }
  /** The provider cannot be reached (UKF-12). */
  | { state: 'sorry' }
  /** The provider will not quote for this car (UKF-11). */
  | { state: 'hidden' }
  | ReadyDesk;

export type ReadyDesk = {
  state: 'ready';
  products: readonly Product[];
  product: Product;
  sliders: Sliders;
  quote: Quote;
  /** What is shown is being worked out anew. */
  busy: boolean;
  terms: string | undefined;
  /** The visitor has changed something; until then nobody need be told. */
  touched: boolean;
};

export type Provider = {
  products: (request: {
    Vehicle: UkFinance['vehicle'];
    Organisation: { Identifier: string };
  }) => Promise<DefaultAnswer>;
  quotes: (request: CfdRequest, signal: AbortSignal) => Promise<CfdAnswer>;
  terms: (quoteReference: string) => Promise<string>;
};

export type QuoteDesk = {
  open: () => Promise<void>;
  choose: (familyKey: string) => Promise<void>;
  set: (slider: keyof Sliders, value: number) => void;
  close: () => void;
};

/** Asks for quotes as the visitor sets sliders: half a second after the last change, and the last question wins (UKF-15). */
export function quoteDesk(finance: UkFinance, provider: Provider, show: (desk: Desk) => void): QuoteDesk {
  let desk: Desk = { state: 'loading' };
  let asking = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function put(next: Desk) {
    desk = next;
    show(next);
  }

  /** Whatever is under way is no longer wanted. */
  function drop() {
    clearTimeout(timer);
    asking.abort();
    asking = new AbortController();
  }

  async function ask(ready: Omit<ReadyDesk, 'quote' | 'terms' | 'busy'>, calculation: CalculationType) {
    const { signal } = asking;
    try {
      const quote = quoteIn(await provider.quotes(requestFor(finance, ready, calculation), signal));
      if (signal.aborted) return;
      if (!quote) return put({ state: 'hidden' });
      put({ ...ready, sliders: slidersOf(quote, ready.sliders), quote, busy: false, terms: undefined });
      await readTerms(quote.QuoteReference);
    } catch {
      if (!signal.aborted) put({ state: 'sorry' });
    }
  }

  /** Without them the quote stands all the same. */
  async function readTerms(reference: string) {
    const terms = await provider.terms(reference).catch(() => undefined);
    const isCurrent = desk.state === 'ready' && desk.quote.QuoteReference === reference;
    if (isCurrent && terms) put({ ...desk, terms } as ReadyDesk);
  }

  async function start(products: readonly Product[], product: Product, touched: boolean) {
    await ask({ state: 'ready', products, product, sliders: startOf(product), touched }, 'toRegularPayment');
  }

  return {
    async open() {
      try {
        const Organisation = { Identifier: finance.organisation };
        const { Products } = await provider.products({ Vehicle: finance.vehicle, Organisation });
        const [first] = Products;
        if (first) await start(Products, first, false);
        else put({ state: 'hidden' });
      } catch {
        put({ state: 'sorry' });
      }
    },

    async choose(familyKey) {
      if (desk.state !== 'ready') return;
      const { products } = desk;
      const product = products.find(({ FamilyKey }) => FamilyKey === familyKey);
      if (!product) return;
      drop();
      put({ ...desk, busy: true });
      await start(products, product, true);
    },

    set(slider, value) {
      if (desk.state !== 'ready') return;
      drop();
      const changed = { ...desk, sliders: { ...desk.sliders, [slider]: value }, busy: true, touched: true };
      put(changed);
      // A payment asks for its deposit, all else for the payment (UKF-05, UKF-06).
      const calculation = slider === 'RegularPayment' ? 'toCashDeposit' : 'toRegularPayment';
      timer = setTimeout(() => void ask(changed, calculation), ASKED_AFTER_MS);
    },

    close: drop,
  };
}

function startOf({ Term, Deposit, Payment, AnnualMileage }: Product): Sliders {
  return {
    Term: Term.Default,
    CashDeposit: Deposit.Default,
    RegularPayment: Payment.Default,
    AnnualMileage: AnnualMileage?.Default ?? 0,
  };
}

/** The sliders stand where the quote is (UKF-07). */
function slidersOf(quote: Quote, before: Sliders): Sliders {
  return {
    Term: quote.Term,
    CashDeposit: quote.TotalDeposit,
    RegularPayment: quote.TotalRegularPayment,
    AnnualMileage: quote.AnnualMileage ?? before.AnnualMileage,
  };
}

function requestFor(
  { carId, vehicle, organisation }: UkFinance,
  { product, sliders }: Pick<ReadyDesk, 'product' | 'sliders'>,
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

function quoteIn({ Vehicles: [vehicle] }: CfdAnswer): Quote | undefined {
  const [quotation] = vehicle?.FinanceQuotations ?? [];
  if (!vehicle || vehicle.HasError || !quotation || quotation.HasError) return undefined;
  return quotation.Finance.Quote;
}
