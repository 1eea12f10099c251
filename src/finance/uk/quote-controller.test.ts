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

test('UKF-01 UKF-05 it opens with the first product, quoted from its defaults to a payment', async () => {
  const { desk, last, asked } = aDesk();
  await desk.open();
  expect(asked[0]?.VehicleRequests[0]).toMatchObject({
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
  const { desk, asked } = aDesk();
  await desk.open();
  for (const slider of ['Term', 'CashDeposit', 'AnnualMileage', 'RegularPayment'] as const) {
    desk.set(slider, 36);
    await vi.advanceTimersByTimeAsync(500);
  }
  const types = asked.map(({ VehicleRequests }) => VehicleRequests[0]?.Parameters.CalculationType);
  expect(types.slice(1)).toEqual([
    'toRegularPayment',
    'toRegularPayment',
    'toRegularPayment',
    'toCashDeposit',
  ]);
});

test('UKF-15 one question half a second after the last change', async () => {
  const { desk, asked, last } = aDesk();
  await desk.open();
  for (const deposit of [4000, 5000, 6000]) {
    desk.set('CashDeposit', deposit);
    await vi.advanceTimersByTimeAsync(499);
  }
  expect(asked).toHaveLength(1);
  expect(last()).toMatchObject({ sliders: { CashDeposit: 6000 }, busy: true });
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toHaveLength(2);
  expect(asked[1]?.VehicleRequests[0]?.Parameters.CashDeposit).toBe(6000);
});

test('UKF-15 an answer that comes late does not undo a newer one', async () => {
  const waiting: ((answer: CfdResponse) => void)[] = [];
  const { desk, last } = aDesk({
    quotes: () => new Promise((resolve) => void waiting.push(resolve)),
  });
  const opened = desk.open();
  await vi.advanceTimersByTimeAsync(0);
  waiting[0]?.(answerWith(5000));
  await opened;
  desk.set('CashDeposit', 6000);
  await vi.advanceTimersByTimeAsync(500);
  desk.set('CashDeposit', 7000);
  await vi.advanceTimersByTimeAsync(500);
  waiting[2]?.(answerWith(7000));
  await vi.advanceTimersByTimeAsync(0);
  waiting[1]?.(answerWith(6000));
  await vi.advanceTimersByTimeAsync(0);
  expect(last()).toMatchObject({ quote: { TotalDeposit: 7000 }, sliders: { CashDeposit: 7000 } });
});

test('UKF-07 the sliders move to what was quoted', async () => {
  const { desk, last } = aDesk({ quotes: async () => answerWith(4321.5) });
  await desk.open();
  expect(last()).toMatchObject({ sliders: { CashDeposit: 4321.5, RegularPayment: 547.66, Term: 48 } });
});

test('UKF-03 hire purchase is asked for without a mileage', async () => {
  const { desk, asked, last } = aDesk();
  await desk.open();
  await desk.choose('HP');
  expect(asked[1]?.VehicleRequests[0]?.Parameters).not.toHaveProperty('AnnualMileage');
  expect(last()).toMatchObject({ product: { FamilyKey: 'HP' }, touched: true });
});

test('UKF-11 ERR-24 a quote with an error hides the card, wherever the error stands', async () => {
  const failure = { HasError: true, Error: { UserMessage: 'No.' } } as const;
  for (const Vehicles of [
    [{ Id: '1', ...failure, FinanceQuotations: [] }],
    [{ Id: '1', HasError: false, FinanceQuotations: [{ FamilyKey: 'PCP', ...failure }] } as const],
    [],
  ]) {
    const { desk, last } = aDesk({ quotes: async () => ({ Vehicles }) });
    await desk.open();
    expect(last()).toEqual({ state: 'hidden' });
  }
  const { desk, last } = aDesk({ products: async () => ({ Products: [] }) });
  await desk.open();
  expect(last()).toEqual({ state: 'hidden' });
});

test('UKF-12 ERR-24 a call that fails says sorry', async () => {
  const down = () => Promise.reject(new Error('down'));
  for (const broken of [{ products: down }, { quotes: down }]) {
    const { desk, last } = aDesk(broken);
    await desk.open();
    expect(last()).toEqual({ state: 'sorry' });
  }
});

test('UKF-09 terms that cannot be read do not take the quote away', async () => {
  const { desk, last } = aDesk({ terms: () => Promise.reject(new Error('down')) });
  await desk.open();
  expect(last()).toMatchObject({ state: 'ready', terms: undefined });
});

function aDesk(more: Partial<QuoteApi> = {}) {
  const asked: CfdRequest[] = [];
  const shown: QuoteState[] = [];
  const provider: QuoteApi = {
    products: async () => ({ Products: [toProduct(car, 'PCP'), toProduct(car, 'HP')] }),
    quotes: async (request) => {
      asked.push(request);
      return answerWith(3700);
    },
    terms: async (reference) => `Terms of ${reference}`,
    ...more,
  };
  const desk = createQuoteController(finance, provider, (next) => void shown.push(next));
  return { desk, asked, last: () => shown.at(-1) };
}

function answerWith(TotalDeposit: number): CfdResponse {
  const Quote = { ...toQuote(defaultQuotation(car, 'PCP'), 'SLV-1', undefined), TotalDeposit };
  const quotation = { FamilyKey: 'PCP', HasError: false, Finance: { Quote } } as const;
  return { Vehicles: [{ Id: '441010070', HasError: false, FinanceQuotations: [quotation] }] };
}
