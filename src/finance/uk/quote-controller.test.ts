import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CfdRequest, CfdResponse } from './provider-api.ts';
import { defaultQuotation } from './quotation.ts';
import { toProduct, toQuote } from './quotation-response.ts';
import { createQuoteController, type QuoteApi, type QuoteState } from './quote-controller.ts';
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

test('UKF-09 terms that arrive after the card was hidden do not bring it back', async () => {
  let arrive: (terms: string) => void = () => {};
  const responses = [responseWith(3700), { Vehicles: [] }];
  const { controller, last } = aController({
    quotes: async () => responses.shift() ?? { Vehicles: [] },
    terms: () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  });
  void controller.open();
  await vi.advanceTimersByTimeAsync(0);
  controller.set('CashDeposit', 6000);
  await vi.advanceTimersByTimeAsync(500);
  arrive('Terms of SLV-1');
  await vi.advanceTimersByTimeAsync(0);
  expect(last()).toEqual({ state: 'hidden' });
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

function aController(more: Partial<QuoteApi> = {}) {
  const requests: CfdRequest[] = [];
  const states: QuoteState[] = [];
  const provider: QuoteApi = {
    products: async () => ({ Products: [toProduct(car, 'PCP'), toProduct(car, 'HP')] }),
    quotes: async (request) => {
      requests.push(request);
      return responseWith(3700);
    },
    terms: async (reference) => `Terms of ${reference}`,
    ...more,
  };
  const controller = createQuoteController(finance, provider, (next) => void states.push(next));
  return { controller, requests, states, last: () => states.at(-1) };
}

function responseWith(TotalDeposit: number, reference = 'SLV-1'): CfdResponse {
  const Quote = { ...toQuote(defaultQuotation(car, 'PCP'), reference, undefined), TotalDeposit };
  const quotation = { FamilyKey: 'PCP', HasError: false, Finance: { Quote } } as const;
  return { Vehicles: [{ Id: '441010070', HasError: false, FinanceQuotations: [quotation] }] };
}
