import type { CfdRequest, CfdResponse, DefaultResponse, Product, Quote } from './provider-api.ts';
import { quoteIn, quoteRequest } from './quote-request.ts';
import type { QuoteSettingsStore } from './quote-settings.ts';
import {
  defaultSliders,
  type QuoteState,
  type QuoteWish,
  quotedSliders,
  type Sliders,
} from './quote-state.ts';
import type { UkFinance } from './uk-finance.ts';

export const QUOTE_DEBOUNCE_MS = 500;

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
  /** Requests again what failed last. */
  retry: () => Promise<void>;
  close: () => void;
};

/** What is known of a product that is not in view: the visitor's wish, and its quote once there is one. */
type KnownProduct = { wish: QuoteWish; quote?: Quote; terms?: string | undefined };

/**
 * Requests quotes as the visitor moves sliders: debounced by half a second, and the last request wins (UKF-15). Once
 * there is a quote, a failure keeps it and says that it is not current.
 */
export function createQuoteController(
  finance: UkFinance,
  provider: QuoteApi,
  settings: QuoteSettingsStore,
  show: (state: QuoteState) => void,
): QuoteController {
  let desk: QuoteState = { state: 'loading' };
  let pending = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const known = new Map<string, KnownProduct>();

  function setState(next: QuoteState) {
    desk = next;
    show(next);
  }

  const isReady = () => desk.state === 'ready';

  /** Aborts the request in flight and the debounced one. */
  function cancelPending() {
    clearTimeout(timer);
    pending.abort();
    pending = new AbortController();
  }

  async function requestQuote(products: readonly Product[], wish: QuoteWish, touched: boolean) {
    const { signal } = pending;
    const { FamilyKey } = wish.product;
    known.set(FamilyKey, { wish });
    try {
      const quote = quoteIn(await provider.quotes(quoteRequest(finance, wish), signal), FamilyKey);
      if (signal.aborted) return;
      if (!quote) return fail(wish, 'hidden');
      known.set(FamilyKey, { wish: { ...wish, sliders: quotedSliders(quote, wish.sliders) }, quote });
      showKnown(products, FamilyKey, touched);
      await readTerms(FamilyKey, quote.QuoteReference);
    } catch {
      if (!signal.aborted) fail(wish, 'unavailable');
    }
  }

  function fail(wish: QuoteWish, without: 'hidden' | 'unavailable') {
    setState(desk.state === 'ready' ? { ...desk, busy: false, failed: wish } : { state: without });
  }

  function showKnown(products: readonly Product[], familyKey: string, touched: boolean) {
    const { wish, quote, terms } = known.get(familyKey) ?? {};
    if (!wish || !quote) return;
    const { product, sliders } = wish;
    setState({
      state: 'ready',
      products,
      product,
      sliders,
      quote,
      terms,
      touched,
      busy: false,
      failed: undefined,
    });
    if (touched) settings.write({ chosen: familyKey, sliders: slidersByFamily(known) });
  }

  /** The quote is shown even when its terms cannot be loaded. */
  async function readTerms(familyKey: string, reference: string) {
    const terms = await provider.terms(reference).catch(() => undefined);
    const product = known.get(familyKey);
    if (!terms || product?.quote?.QuoteReference !== reference) return;
    known.set(familyKey, { ...product, terms });
    if (desk.state === 'ready' && desk.quote.QuoteReference === reference) setState({ ...desk, terms });
  }

  return {
    async open() {
      try {
        const Organisation = { Identifier: finance.organisation };
        const { Products } = await provider.products({ Vehicle: finance.vehicle, Organisation });
        const stored = settings.read();
        for (const product of Products) {
          const sliders = stored?.sliders[product.FamilyKey];
          if (sliders) known.set(product.FamilyKey, { wish: wishFor(product, sliders) });
        }
        const [first] = Products;
        const product = Products.find(({ FamilyKey }) => FamilyKey === stored?.chosen) ?? first;
        if (!product) return setState({ state: 'hidden' });
        const before = known.get(product.FamilyKey)?.wish;
        await requestQuote(Products, before ?? wishFor(product), before !== undefined);
        // The lender may no longer quote for settings of an hour ago.
        if (before && !isReady()) await requestQuote(Products, wishFor(product), false);
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
      if (known.get(familyKey)?.quote) return showKnown(products, familyKey, true);
      setState({ ...desk, busy: true });
      await requestQuote(products, known.get(familyKey)?.wish ?? wishFor(product), true);
    },

    set(slider, value) {
      if (desk.state !== 'ready') return;
      cancelPending();
      const { products, product } = desk;
      const sliders = { ...desk.sliders, [slider]: value };
      // The payment slider calculates the deposit, all other sliders the payment (UKF-05, UKF-06).
      const wish = wishFor(
        product,
        sliders,
        slider === 'RegularPayment' ? 'toCashDeposit' : 'toRegularPayment',
      );
      known.set(product.FamilyKey, { wish });
      setState({ ...desk, sliders, busy: true, failed: undefined, touched: true });
      timer = setTimeout(() => void requestQuote(products, wish, true), QUOTE_DEBOUNCE_MS);
    },

    async retry() {
      if (desk.state !== 'ready' || !desk.failed) return;
      cancelPending();
      const { products, failed } = desk;
      setState({ ...desk, busy: true });
      await requestQuote(products, failed, true);
    },

    close: cancelPending,
  };
}

function wishFor(
  product: Product,
  sliders: Sliders = defaultSliders(product),
  calculation: QuoteWish['calculation'] = 'toRegularPayment',
): QuoteWish {
  return { product, sliders, calculation };
}

function slidersByFamily(known: ReadonlyMap<string, KnownProduct>): Record<string, Sliders> {
  return Object.fromEntries([...known].map(([familyKey, { wish }]) => [familyKey, wish.sliders]));
}
