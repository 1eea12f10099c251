import fc from 'fast-check';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import type { LogFields } from '../../shared/platform/log.ts';
import type { Site } from '../../shared/sites/site.ts';
import { embeddedProvider } from './adapters/embedded-provider.ts';
import { financeRoutes } from './api.ts';
import type { FinanceProvider } from './plans/uk/finance-provider.ts';
import type { CfdResponse, DefaultResponse } from './plans/uk/provider-api.ts';
import type { StoredQuote } from './plans/uk/quote-store.ts';
import { aCfdRequest, aDefaultRequest, aVehicle } from './plans/uk/testing/requests.ts';

const now = new Date('2026-11-15T09:00:00Z');
const theCar = {
  car_id: '441010070',
  car_is_used: true,
  car_price: 36_995,
  car_mileage: 18_450,
  car_regno: 'SX23 VBS',
  car_chassino: 'UCBGY37H8JP356606',
  car_firstregistration: '2023-03-14',
};

test('UKF-01 UKF-02 the products for a vehicle and an organisation', async () => {
  const { post } = await aServer();
  const { status, body } = await post<DefaultResponse>('/api/codeweaver/default', aDefaultRequest());
  expect(status).toBe(200);
  expect(body.Products.map(({ FamilyKey }) => FamilyKey)).toEqual(['PCP', 'HP']);
});

test('UKF-04 UKF-08 a quote has figures, reference, action and example, and is stored', async () => {
  const { post, stored } = await aServer();
  const { status, body } = await post<CfdResponse>('/api/codeweaver/cfd', aCfdRequest());
  const [vehicle] = body.Vehicles;
  expect([status, vehicle?.Id, vehicle?.HasError]).toEqual([200, '441010070', false]);
  expect(vehicle?.FinanceQuotations[0]).toMatchObject({
    FamilyKey: 'PCP',
    HasError: false,
    Finance: {
      Quote: {
        Term: 48,
        TotalDeposit: 5500,
        TotalRegularPayment: 501.67,
        AnnualMileage: 10_000,
        QuoteReference: 'SLV-1',
        QuoteActions: { Apply: '/buy-car/441010070/a-car?quoteRef=SLV-1#contact-apply' },
        Notifications: [],
        Blocks: [{ Title: 'Representative example', Details: expect.any(Array) }],
      },
    },
  });
  expect(stored).toHaveLength(1);
});

test('UKF-06 a payment gives the deposit', async () => {
  const { post } = await aServer();
  const request = aCfdRequest({ CalculationType: 'toCashDeposit', RegularPayment: 450 });
  const { body } = await post<CfdResponse>('/api/codeweaver/cfd', request);
  expect(body.Vehicles[0]?.FinanceQuotations[0]).toMatchObject({
    Finance: { Quote: { TotalDeposit: 7522.03, TotalRegularPayment: 450 } },
  });
});

test('UKF-09 the terms of a quote are found by its reference, and no others', async () => {
  const { post, get } = await aServer();
  await post('/api/codeweaver/cfd', aCfdRequest());
  const { status, body } = await get('/api/codeweaver/legal?quoteRef=SLV-1');
  expect(status).toBe(200);
  expect(body['TermsAndConditions']).toContain('Quote SLV-1 of 15/11/2026');
  expect((await get('/api/codeweaver/legal?quoteRef=SLV-2')).status).toBe(404);
  for (const address of [
    'legal',
    'legal?quoteRef=',
    'legal?quoteRef=a%20b',
    'legal?quoteRef=SLV-1&quoteRef=SLV-2',
  ])
    expect((await get(`/api/codeweaver/${address}`)).status).toBe(400);
});

test('UKF-17 sites in other countries have no such endpoints', async () => {
  const { post, get, stored } = await aServer({ country: 'SE' });
  expect((await post('/api/codeweaver/default', aDefaultRequest())).status).toBe(404);
  expect((await post('/api/codeweaver/cfd', aCfdRequest())).status).toBe(404);
  expect((await get('/api/codeweaver/legal?quoteRef=SLV-1')).status).toBe(404);
  expect(stored).toEqual([]);
});

test('a quote uses the car’s stored price, whatever the browser sends', async () => {
  const { post, lines, stored } = await aServer();
  await post('/api/codeweaver/cfd', aCfdRequest({}, aVehicle({ Price: 5000 })));
  expect(stored[0]?.quotation?.car.price).toBe(36_995);
  expect(lines.map(({ code }) => code)).toEqual(['FINANCE_VEHICLE_DIFFERS']);
});

test('a car that is not on the site is quoted as described, without an apply link', async () => {
  const { post } = await aServer();
  const stranger = aVehicle({ Ids: { CarId: '1' }, Price: 20_000 });
  const { body } = await post<CfdResponse>('/api/codeweaver/cfd', aCfdRequest({}, stranger));
  expect(body.Vehicles[0]?.FinanceQuotations[0]).toMatchObject({ Finance: { Quote: { QuoteActions: {} } } });
});

test('UKF-16 a refused quote has an error, and its message is logged', async () => {
  const { post, lines, stored } = await aServer();
  const cheap = aVehicle({ Ids: { CarId: '1' }, Price: 900 });
  const { status, body } = await post<CfdResponse>('/api/codeweaver/cfd', aCfdRequest({}, cheap));
  expect(status).toBe(200);
  expect(body.Vehicles[0]).toMatchObject({ HasError: true, Error: { UserMessage: expect.any(String) } });
  const other = await post<CfdResponse>(
    '/api/codeweaver/cfd',
    aCfdRequest({ FinanceProductFamilyKeys: ['LP'] }),
  );
  expect(other.body.Vehicles[0]?.FinanceQuotations[0]?.HasError).toBe(true);
  expect(lines.map(({ code, reason }) => [code, reason])).toEqual([
    ['FINANCE_QUOTE_HAS_ERROR', 'We do not finance this vehicle.'],
    ['FINANCE_QUOTE_HAS_ERROR', 'There is no product LP.'],
  ]);
  expect(stored).toEqual([]);
});

test('UKF-12 a failing provider gets 502 and is logged', async () => {
  const broken = () => Promise.reject(new Error('down'));
  const { post, get, lines } = await aServer({
    provider: { products: broken, quotes: broken, legal: broken },
  });
  expect((await post('/api/codeweaver/default', aDefaultRequest())).status).toBe(502);
  expect((await post('/api/codeweaver/cfd', aCfdRequest())).status).toBe(502);
  expect((await get('/api/codeweaver/legal?quoteRef=SLV-1')).body).toEqual({
    code: 'FINANCE_PROVIDER_FAILED',
    message: 'The finance provider does not answer.',
  });
  expect(lines.map(({ code }) => code)).toEqual(Array(3).fill('FINANCE_PROVIDER_FAILED'));
});

for (const [name, address, wellFormed] of [
  ['default', '/api/codeweaver/default', aDefaultRequest()],
  ['cfd', '/api/codeweaver/cfd', aCfdRequest()],
] as const) {
  test(`a thousand malformed bodies to ${name}: 400 with code and message, nothing stored`, async () => {
    const { app, stored } = await aServer();
    await fc.assert(
      fc.asyncProperty(malformed(wellFormed), async (payload) => {
        const headers = { 'content-type': 'application/json', host: 'solvik-uk.localhost' };
        const response = await app.inject({ method: 'POST', url: address, headers, payload });
        expect([payload, response.statusCode]).toEqual([payload, 400]);
        expect(response.json()).toEqual({ code: expect.any(String), message: expect.any(String) });
      }),
      { numRuns: 1000 },
    );
    expect(stored).toEqual([]);
  });
}

test('a thousand strange references: 400 or 404, never more', async () => {
  const { get } = await aServer();
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary' }), async (reference) => {
      const { status } = await get(`/api/codeweaver/legal?quoteRef=${encodeURIComponent(reference)}`);
      expect([400, 404]).toContain(status);
    }),
    { numRuns: 1000 },
  );
});

/** Not JSON, arbitrary JSON, or valid but for one part. */
function malformed(wellFormed: object): fc.Arbitrary<string> {
  const paths = requiredPaths(wellFormed);
  const invalid = fc.constantFrom<unknown>(undefined, null, {}, [], [[]], true, -1, '\u0000'.repeat(200), {
    $ne: 1,
  });
  const oneWrong = fc.tuple(fc.constantFrom(...paths), invalid).map(([path, value]) => {
    const copy = structuredClone(wellFormed);
    put(copy, path, value);
    return JSON.stringify(copy);
  });
  const anything = fc.json().filter((text) => text.trim() !== '');
  const notJson = fc.string({ minLength: 1 }).filter((text) => !isJson(text));
  return fc.oneof({ weight: 3, arbitrary: oneWrong }, anything, notJson);
}

/** Dates may be empty for a car that was never registered; all other parts are required. */
function requiredPaths(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const innerPath = [...path, key];
    const optional = ['Vin', 'Number', 'FirstRegistered', 'Dates', 'AnnualMileage'].includes(key);
    return [...(optional ? [] : [innerPath]), ...requiredPaths(inner, innerPath)];
  });
}

function put(target: object, path: readonly string[], value: unknown): void {
  const [key = '', ...rest] = path;
  const parent = target as Record<string, object>;
  if (rest.length === 0) Object.assign(parent, { [key]: value });
  else put(parent[key] ?? {}, rest, value);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

async function aServer({
  country = 'GB',
  provider,
}: {
  country?: Site['country'];
  provider?: FinanceProvider;
} = {}) {
  const stored: StoredQuote[] = [];
  const lines: LogFields[] = [];
  const record = (facts: LogFields) => void lines.push(facts);
  const quotes = {
    save: async (quote: StoredQuote) => void stored.push(quote),
    find: async (reference: string) => stored.find((each) => each.reference === reference),
  };
  const app = Fastify();
  onTestFinished(() => app.close());
  financeRoutes(app, {
    provider:
      provider ??
      embeddedProvider({ quotes, now: () => now, makeReference: () => `SLV-${stored.length + 1}` }),
    log: { info: record, warn: record, error: record },
    findSite: () => ({ name: 'solvik-uk', country }),
    findCar: async (_, id) =>
      id === theCar.car_id ? { record: theCar, path: '/buy-car/441010070/a-car' } : undefined,
  });
  const inject = async <T>(method: 'GET' | 'POST', url: string, payload?: object) => {
    const response = await app.inject({ method, url, ...(payload && { payload }) });
    return { status: response.statusCode, body: response.json<T>() };
  };
  return {
    app,
    stored,
    lines,
    post: <T = Record<string, unknown>>(url: string, payload: object) => inject<T>('POST', url, payload),
    get: (url: string) => inject<Record<string, string>>('GET', url),
  };
}
