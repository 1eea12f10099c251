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

test('UKF-05 UKF-06 term, deposit and mileage ask for the payment; a payment asks for its deposit', async () => {
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

test('UKF-03 hire purchase is requests for without a mileage', async () => {
  const { controller, requests, last } = aController();
  await controller.open();
  await controller.choose('HP');
  expect(requests[1]?.VehicleRequests[0]?.Parameters).not.toHaveProperty('AnnualMileage');
  expect(last()).toMatchObject({ product: { FamilyKey: 'HP' }, touched: true });
});

test('UKF-11 ERR-24 a quote with an error hides the card, wherever the error is', async () => {
  const failure = { HasError: true, Error: { UserMessage: 'No.' } } as const;
  for (const Vehicles of [
    [{ Id: '1', ...failure, FinanceQuotations: [] }],
    [{ Id: '1', HasError: false, FinanceQuotations: [{ FamilyKey: 'PCP', ...failure }] } as const],
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
  return { controller, requests, last: () => states.at(-1) };
}

function responseWith(TotalDeposit: number): CfdResponse {
  const Quote = { ...toQuote(defaultQuotation(car, 'PCP'), 'SLV-1', undefined), TotalDeposit };
  const quotation = { FamilyKey: 'PCP', HasError: false, Finance: { Quote } } as const;
  return { Vehicles: [{ Id: '441010070', HasError: false, FinanceQuotations: [quotation] }] };
}
