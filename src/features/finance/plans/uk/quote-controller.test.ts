import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CfdRequest, CfdResponse } from './provider-api.ts';
import { defaultQuotation } from './quotation.ts';
import { toProduct, toQuote } from './quotation-response.ts';
import { createQuoteController, type QuoteApi } from './quote-controller.ts';
import { parseQuoteSettings, type QuoteSettings } from './quote-settings.ts';
import type { QuoteState } from './quote-state.ts';
import { aVehicle } from './testing/requests.ts';

const car = { price: 36_995, isNew: false };
const finance = {
  carId: '441010070',
  vehicle: aVehicle(),
  organisation: 'solvik-uk-demo',
  reserveAddress: '',
  partExchangeAddress: '',
};

afterEach(() => void vi.useRealTimers());

beforeEach(() => {
  vi.useFakeTimers();
});

test('UKF-01 UKF-05 it opens with the first product and requests the payment for its defaults', async () => {
  const { controller, last, requests } = aController();
  await controller.open();
  expect(requests[0]?.VehicleRequests[0]).toMatchObject({
    Id: '441010070',
    Parameters: {
      Term: 48,
      CashDeposit: 3700,
      AnnualMileage: 10_000,
      FinanceProductFamilyKeys: ['PCP'],
      CalculationType: 'toRegularPayment',
      Organisation: { Identifier: 'solvik-uk-demo' },
    },
    Vehicle: { Status: 'PreOwned' },
  });
  expect(last()).toMatchObject({ state: 'ready', busy: false, touched: false, terms: 'Terms of SLV-1' });
});

test('UKF-05 UKF-06 term, deposit and mileage request the payment; a payment requests its deposit', async () => {
  const { controller, requests } = aController();
  await controller.open();
  for (const slider of ['Term', 'CashDeposit', 'AnnualMileage', 'RegularPayment'] as const) {
    controller.set(slider, 36);
    await vi.advanceTimersByTimeAsync(500);
  }
  const types = requests.map(({ VehicleRequests }) => VehicleRequests[0]?.Parameters.CalculationType);
  expect(types.slice(1)).toEqual([
    'toRegularPayment',
    'toRegularPayment',
    'toRegularPayment',
    'toCashDeposit',
  ]);
});

test('UKF-15 one request half a second after the last change', async () => {
  const { controller, requests, last } = aController();
  await controller.open();
  for (const deposit of [4000, 5000, 6000]) {
    controller.set('CashDeposit', deposit);
    await vi.advanceTimersByTimeAsync(499);
  }
  expect(requests).toHaveLength(1);
  expect(last()).toMatchObject({ sliders: { CashDeposit: 6000 }, busy: true });
  await vi.advanceTimersByTimeAsync(1);
  expect(requests).toHaveLength(2);
  expect(requests[1]?.VehicleRequests[0]?.Parameters.CashDeposit).toBe(6000);
});

test('UKF-15 a late response does not replace a newer one', async () => {
  const waiting: ((response: CfdResponse) => void)[] = [];
  const { controller, last } = aController({
    quotes: () => new Promise((resolve) => void waiting.push(resolve)),
  });
  const opened = controller.open();
  await vi.advanceTimersByTimeAsync(0);
  waiting[0]?.(responseWith(5000));
  await opened;
  controller.set('CashDeposit', 6000);
  await vi.advanceTimersByTimeAsync(500);
  controller.set('CashDeposit', 7000);
  await vi.advanceTimersByTimeAsync(500);
  waiting[2]?.(responseWith(7000));
  await vi.advanceTimersByTimeAsync(0);
  waiting[1]?.(responseWith(6000));
  await vi.advanceTimersByTimeAsync(0);
  expect(last()).toMatchObject({ quote: { TotalDeposit: 7000 }, sliders: { CashDeposit: 7000 } });
});

test('UKF-07 the sliders move to the quoted values', async () => {
  const { controller, last } = aController({ quotes: async () => responseWith(4321.5) });
  await controller.open();
  expect(last()).toMatchObject({ sliders: { CashDeposit: 4321.5, RegularPayment: 547.66, Term: 48 } });
});

test('UKF-03 hire purchase is requested without a mileage', async () => {
  const { controller, requests, last } = aController();
  await controller.open();
  await controller.choose('HP');
  expect(requests[1]?.VehicleRequests[0]?.Parameters).not.toHaveProperty('AnnualMileage');
  expect(last()).toMatchObject({ product: { FamilyKey: 'HP' }, touched: true });
});

test('UKF-01 products are requested for the vehicle and the organisation', async () => {
  const products = vi.fn(async () => ({ Products: [] }));
  await aController({ products }).controller.open();
  expect(products).toHaveBeenCalledWith({
    Vehicle: finance.vehicle,
    Organisation: { Identifier: 'solvik-uk-demo' },
  });
});

test('a product is chosen only once there are products, and only one of them', async () => {
  const { controller, requests, states } = aController();
  await controller.choose('HP');
  controller.set('Term', 36);
  await vi.advanceTimersByTimeAsync(500);
  expect([requests, states]).toEqual([[], []]);
  await controller.open();
  const shown = states.length;
  await controller.choose('LP');
  expect([requests.length, states.length]).toEqual([1, shown]);
});

test('UKF-15 choosing a product shows that it is busy, and cancels the debounced request', async () => {
  const { controller, requests, states } = aController();
  await controller.open();
  controller.set('CashDeposit', 6000);
  expect(states.at(-1)).toMatchObject({ busy: true, touched: true });
  const chosen = controller.choose('HP');
  expect(states.at(-1)).toMatchObject({ state: 'ready', product: { FamilyKey: 'PCP' }, busy: true });
  await chosen;
  await vi.advanceTimersByTimeAsync(500);
  expect(requests.map((each) => each.VehicleRequests[0]?.Parameters.FinanceProductFamilyKeys)).toEqual([
    ['PCP'],
    ['HP'],
  ]);
});

test('UKF-15 a request that fails after it was cancelled shows nothing', async () => {
  let fail = () => {};
  const { controller, states } = aController({
    quotes: () =>
      new Promise((_, reject) => {
        fail = () => reject(new Error('aborted'));
      }),
  });
  const opened = controller.open();
  await vi.advanceTimersByTimeAsync(0);
  controller.close();
  fail();
  await opened;
  expect(states).toEqual([]);
});

test('UKF-09 terms that arrive after a newer quote are not shown', async () => {
  const waiting: ((terms: string) => void)[] = [];
  let made = 0;
  const { controller, last } = aController({
    quotes: async () => responseWith(3700, `SLV-${++made}`),
    terms: () => new Promise((resolve) => void waiting.push(resolve)),
  });
  void controller.open();
  await vi.advanceTimersByTimeAsync(0);
  controller.set('CashDeposit', 6000);
  await vi.advanceTimersByTimeAsync(500);
  waiting[0]?.('Terms of SLV-1');
  await vi.advanceTimersByTimeAsync(0);
  expect(last()).toMatchObject({ quote: { QuoteReference: 'SLV-2' }, terms: undefined });
});

test('a recalculation that fails keeps the last quote, says so, and is requested again on demand', async () => {
  const failure = { HasError: true, Error: { UserMessage: 'No.' } } as const;
  const failures: readonly (() => Promise<CfdResponse>)[] = [
    () => Promise.reject(new Error('down')),
    async () => ({ Vehicles: [] }),
    async () => ({ Vehicles: [{ Id: '1', ...failure, FinanceQuotations: [] }] }),
    async () => responseWith(9999, 'SLV-9', 'HP'),
    async () => ({}) as CfdResponse,
  ];
  for (const broken of failures) {
    let quotes = async () => responseWith(3700);
    const { controller, last } = aController({ quotes: () => quotes() });
    await controller.open();
    quotes = broken;
    controller.set('CashDeposit', 6000);
    await vi.advanceTimersByTimeAsync(500);
    expect(last()).toMatchObject({
      state: 'ready',
      busy: false,
      quote: { TotalDeposit: 3700, QuoteReference: 'SLV-1' },
      sliders: { CashDeposit: 6000 },
      failed: { sliders: { CashDeposit: 6000 }, calculation: 'toRegularPayment' },
    });
    await controller.retry();
    expect(last()).toMatchObject({ quote: { TotalDeposit: 3700 }, busy: false });
    expect((last() as { failed: unknown }).failed).toBeDefined();
    quotes = async () => responseWith(6000, 'SLV-2');
    await controller.retry();
    expect(last()).toMatchObject({ quote: { QuoteReference: 'SLV-2' }, failed: undefined, busy: false });
  }
});

test('a product that cannot be quoted leaves the one in view, and is requested again on demand', async () => {
  let isDown = true;
  const { controller, last } = aController({
    quotes: async (request) => {
      const family = familyOf(request);
      if (family === 'HP' && isDown) throw new Error('down');
      return responseWith(3700, `SLV-${family}`, family);
    },
  });
  await controller.open();
  await controller.choose('HP');
  expect(last()).toMatchObject({
    product: { FamilyKey: 'PCP' },
    quote: { QuoteReference: 'SLV-PCP' },
    failed: { product: { FamilyKey: 'HP' } },
  });
  isDown = false;
  await controller.retry();
  expect(last()).toMatchObject({ product: { FamilyKey: 'HP' }, quote: { QuoteReference: 'SLV-HP' } });
});

test('nothing is requested again that has not failed', async () => {
  const { controller, requests } = aController();
  await controller.retry();
  await controller.open();
  await controller.retry();
  expect(requests).toHaveLength(1);
});

test('each product keeps its settings and its quote while another is in view', async () => {
  const { controller, requests, last } = aController();
  await controller.open();
  controller.set('CashDeposit', 6000);
  await vi.advanceTimersByTimeAsync(500);
  await controller.choose('HP');
  controller.set('Term', 24);
  await vi.advanceTimersByTimeAsync(500);
  const count = requests.length;
  await controller.choose('PCP');
  expect(last()).toMatchObject({ product: { FamilyKey: 'PCP' }, sliders: { CashDeposit: 6000, Term: 48 } });
  expect(last()).toMatchObject({ terms: 'Terms of SLV-2', failed: undefined });
  await controller.choose('HP');
  expect(last()).toMatchObject({ product: { FamilyKey: 'HP' }, sliders: { Term: 24, CashDeposit: 3700 } });
  expect(requests).toHaveLength(count);
});

test('a setting that was not quoted yet is requested when its product comes back', async () => {
  const { controller, requests, last } = aController();
  await controller.open();
  controller.set('RegularPayment', 400);
  await controller.choose('HP');
  await controller.choose('PCP');
  expect(requests.at(-1)?.VehicleRequests[0]?.Parameters).toMatchObject({
    RegularPayment: 400,
    CalculationType: 'toCashDeposit',
  });
  expect(last()).toMatchObject({ product: { FamilyKey: 'PCP' }, busy: false });
});

test('settings are stored for the car, product by product, and are there when its page is opened again', async () => {
  const first = aController();
  await first.controller.open();
  expect(first.stored()).toBeUndefined();
  first.controller.set('CashDeposit', 6000);
  await vi.advanceTimersByTimeAsync(500);
  await first.controller.choose('HP');
  expect(first.stored()).toMatchObject({ chosen: 'HP', sliders: { PCP: { CashDeposit: 6000 } } });

  const again = aController({}, first.stored());
  await again.controller.open();
  expect(again.last()).toMatchObject({ product: { FamilyKey: 'HP' }, touched: true });
  await again.controller.choose('PCP');
  expect(again.last()).toMatchObject({ sliders: { CashDeposit: 6000 } });
});

test('stored settings that the lender refuses give way to its defaults', async () => {
  const sliders = { Term: 48, CashDeposit: 9000, RegularPayment: 1, AnnualMileage: 10_000 };
  const quotes = async (request: CfdRequest) =>
    request.VehicleRequests[0]?.Parameters.CashDeposit === 9000 ? { Vehicles: [] } : responseWith(3700);
  const { controller, last } = aController({ quotes }, { chosen: 'PCP', sliders: { PCP: sliders } });
  await controller.open();
  expect(last()).toMatchObject({ state: 'ready', sliders: { CashDeposit: 3700 }, touched: false });
});

test('what the storage holds is no settings unless it is', () => {
  const sliders = { Term: 48, CashDeposit: 1, RegularPayment: 1, AnnualMileage: 0 };
  for (const other of [null, undefined, 1, 'x', [], {}, { chosen: 'PCP' }, { chosen: 1, sliders: {} }])
    expect(parseQuoteSettings(other)).toBeUndefined();
  const stored = { chosen: 'PCP', sliders: { PCP: sliders, HP: { ...sliders, Term: '48' }, X: null } };
  expect(parseQuoteSettings(stored)).toEqual({ chosen: 'PCP', sliders: { PCP: sliders } });
  for (const wrong of [{ Term: 4.5 }, { CashDeposit: -1 }, { RegularPayment: Number.NaN }])
    expect(
      parseQuoteSettings({ chosen: 'PCP', sliders: { PCP: { ...sliders, ...wrong } } })?.sliders,
    ).toEqual({});
});

test('UKF-07 the mileage moves to the quoted one, and stays where the quote has none', async () => {
  const withMileage = (AnnualMileage: number | undefined) => {
    const response = responseWith(3700);
    const finance = response.Vehicles[0]?.FinanceQuotations[0];
    if (finance && !finance.HasError) Object.assign(finance.Finance.Quote, { AnnualMileage });
    return response;
  };
  for (const [quoted, mileage] of [
    [12_000, 12_000],
    [undefined, 10_000],
  ] as const) {
    const { controller, last } = aController({ quotes: async () => withMileage(quoted) });
    await controller.open();
    expect(last()).toMatchObject({ sliders: { AnnualMileage: mileage } });
  }
});

test('UKF-11 ERR-24 a quote with an error hides the card, wherever the error is', async () => {
  const failure = { HasError: true, Error: { UserMessage: 'No.' } } as const;
  const quotations = responseWith(3700).Vehicles[0]?.FinanceQuotations ?? [];
  for (const Vehicles of [
    [{ Id: '1', ...failure, FinanceQuotations: [] }],
    [{ Id: '1', ...failure, FinanceQuotations: quotations }],
    [{ Id: '1', HasError: false, FinanceQuotations: [{ FamilyKey: 'PCP', ...failure }] } as const],
    [{ Id: '1', HasError: false, FinanceQuotations: [] } as const],
    [],
  ]) {
    const { controller, last } = aController({ quotes: async () => ({ Vehicles }) });
    await controller.open();
    expect(last()).toEqual({ state: 'hidden' });
  }
  const { controller, last } = aController({ products: async () => ({ Products: [] }) });
  await controller.open();
  expect(last()).toEqual({ state: 'hidden' });
});

test('UKF-12 ERR-24 a failed call shows the unavailable message', async () => {
  const down = () => Promise.reject(new Error('down'));
  for (const broken of [{ products: down }, { quotes: down }]) {
    const { controller, last } = aController(broken);
    await controller.open();
    expect(last()).toEqual({ state: 'unavailable' });
  }
});

test('UKF-09 the quote is shown even when its terms cannot be loaded', async () => {
  const { controller, last } = aController({ terms: () => Promise.reject(new Error('down')) });
  await controller.open();
  expect(last()).toMatchObject({ state: 'ready', terms: undefined });
});

function aController(more: Partial<QuoteApi> = {}, before?: QuoteSettings) {
  const requests: CfdRequest[] = [];
  const states: QuoteState[] = [];
  let stored = before;
  const provider: QuoteApi = {
    products: async () => ({ Products: [toProduct(car, 'PCP'), toProduct(car, 'HP')] }),
    quotes: async (request) => {
      const count = requests.push(request);
      const { CashDeposit = 0, Term = 48 } = request.VehicleRequests[0]?.Parameters ?? {};
      return responseWith(CashDeposit, `SLV-${count}`, familyOf(request), Term);
    },
    terms: async (reference) => `Terms of ${reference}`,
    ...more,
  };
  const store = {
    read: () => stored,
    write: (settings: QuoteSettings) => {
      stored = settings;
    },
  };
  const controller = createQuoteController(finance, provider, store, (next) => void states.push(next));
  return { controller, requests, states, last: () => states.at(-1), stored: () => stored };
}

function familyOf({ VehicleRequests }: CfdRequest): 'PCP' | 'HP' {
  return VehicleRequests[0]?.Parameters.FinanceProductFamilyKeys[0] === 'HP' ? 'HP' : 'PCP';
}

function responseWith(
  TotalDeposit: number,
  reference = 'SLV-1',
  FamilyKey: 'PCP' | 'HP' = 'PCP',
  Term = 48,
): CfdResponse {
  const Quote = { ...toQuote(defaultQuotation(car, FamilyKey), reference, undefined), TotalDeposit, Term };
  const quotation = { FamilyKey, HasError: false, Finance: { Quote } } as const;
  return { Vehicles: [{ Id: '441010070', HasError: false, FinanceQuotations: [quotation] }] };
}
