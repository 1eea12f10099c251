import rateLimit from '@fastify/rate-limit';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { definitionOf } from '../../features/inventory/testing/definition-by-name.ts';
import type { Log } from '../platform/log.ts';
import { embeddedSearch } from './adapters/embedded/embedded-search.ts';
import { searchRoutes } from './api.ts';
import { cachedSearch } from './cached-search.ts';
import type { SearchService } from './port.ts';

const index = 'cars-solvik-se';
const key = 'the-right-key';
const cars = [
  aCar('1', { car_brand: 'Volvo', car_model: 'XC60', car_price: 300_000, car_fuel: 'Diesel' }),
  aCar('2', { car_brand: 'Volvo', car_model: 'V60', car_price: 200_000, car_fuel: 'Bensin' }),
  aCar('3', { car_brand: 'Saab', car_model: '9-3', car_price: 50_000, car_fuel: 'Bensin' }),
];

test('SRCH-01 without the key, or with a wrong one, the search is refused with 401', async () => {
  const { search } = await aServer();
  for (const headers of [{}, { 'x-api-key': 'wrong' }, { 'x-api-key': '' }]) {
    const { status, body } = await search('/api/search', { index }, headers);
    expect([status, body.code]).toEqual([401, 'WRONG_KEY']);
    expect(body.message).toContain('x-api-key');
  }
  expect((await search('/api/search', { index })).status).toBe(200);
});

test('SRCH-01 without a configured key the search is closed', async () => {
  const { search } = await aServer({ apiKey: undefined });
  expect(await search('/api/search', { index })).toMatchObject({
    status: 503,
    body: { code: 'SEARCH_CLOSED' },
  });
});

test('SRCH-02 SRCH-03 limit defaults to 24, offset to 0, and the response has five parts', async () => {
  const { search } = await aServer();
  const { body } = await search('/api/search', { index });
  expect(Object.keys(body).sort()).toEqual(['content', 'facet', 'limit', 'offset', 'total_items']);
  expect(body).toMatchObject({ limit: 24, offset: 0, total_items: 3, facet: [] });
});

test('SRCH-02 every part of the body is used', async () => {
  const { search } = await aServer();
  const { status, body } = await search('/api/search', {
    index,
    fields: ['slug'],
    keyphrase: 'volvo',
    facets: [{ name: 'car_brand>car_model', sort_order: 'alpha', filters: ['Volvo'] }, { name: 'car_price' }],
    limit: 1,
    offset: 1,
    sort_name: 'car_price_asc',
    filters: { car_id: { not: '3' } },
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({ content: [{ slug: 'car-1' }], total_items: 2, limit: 1, offset: 1 });
  expect(body.facet[0]).toMatchObject({
    name: 'car_brand>car_model',
    type: 'hierarchical',
    values: [{ text: 'Volvo', count: 2, children: [{ text: 'V60' }, { text: 'XC60' }] }],
  });
  expect(body.facet[1]).toMatchObject({ type: 'histogram', min: 200_000, max: 300_000, count: 2 });
});

test('SRCH-23 limit 0 returns facets only', async () => {
  const { search } = await aServer();
  const { body } = await search('/api/search', { index, limit: 0, facets: [{ name: 'car_fuel' }] });
  expect(body.content).toEqual([]);
  expect(body.facet[0].values).toHaveLength(2);
});

test.each([
  ['a misspelt name', { index, limt: 3 }, 'limt'],
  ['no index', {}, 'index'],
  ['a limit below 0', { index, limit: -1 }, 'limit'],
  ['facets as texts', { index, facets: ['car_brand'] }, 'facets.0'],
  ['an unknown facet', { index, facets: [{ name: 'car_smell' }] }, 'car_smell'],
  ['an unknown filter', { index, filters: { car_smell: 'nice' } }, 'car_smell'],
  ['a filter that is none', { index, filters: { car_price: { above: 3 } } }, 'filters.car_price'],
  ['an unknown sort', { index, sort_name: 'car_smell_asc' }, 'car_smell_asc'],
  ['a list', [1], 'object'],
])('%s gets 400 with the problems', async (_, body, problem) => {
  const { search } = await aServer();
  const response = await search('/api/search', body);
  expect(response).toMatchObject({ status: 400, body: { code: 'BAD_QUERY', message: expect.any(String) } });
  expect(response.body.problems.join()).toContain(problem);
});

test.each([
  ['that is not JSON', '{"index":', 'application/json', 400, 'BAD_QUERY'],
  ['of another kind', '<index/>', 'application/xml', 415, 'NOT_JSON'],
  [
    'without end',
    JSON.stringify({ index, keyphrase: 'x'.repeat(300_000) }),
    'application/json',
    413,
    'TOO_LARGE',
  ],
])('a body %s is refused with a message', async (_, payload, type, status, code) => {
  const { app } = await aServer();
  const headers = { 'content-type': type, 'x-api-key': key };
  const response = await app.inject({ method: 'POST', url: '/api/search', payload, headers });
  expect(response.statusCode).toBe(status);
  expect(response.json()).toMatchObject({ code, message: expect.any(String) });
});

test('an unknown index gets 404 with the known ones', async () => {
  const { search } = await aServer();
  const { status, body } = await search('/api/search', { index: 'cars-atlantis' });
  expect([status, body.code]).toEqual([404, 'UNKNOWN_INDEX']);
  expect(body.message).toContain(index);
});

test('SRCH-05 the same query gets the cached response for 60 seconds, then a new one', async () => {
  const { search, engine, advance } = await aServer();
  const total = async () => (await search('/api/search', { index })).body.total_items;
  expect(await total()).toBe(3);
  await engine.remove(index, ['1']);
  advance(59_000);
  expect(await total()).toBe(3);
  advance(2_000);
  expect(await total()).toBe(2);
});

test('SRCH-08 when the search fails the response is 503', async () => {
  const { search, breakDown } = await aServer();
  breakDown();
  const { status, body } = await search('/api/search', { index });
  expect([status, body.code]).toEqual([503, 'SEARCH_UNAVAILABLE']);
});

async function aServer(settings: { apiKey?: string | undefined } = {}) {
  let now = 0;
  let isBroken = false;
  const engine = embeddedSearch(definitionOf);
  await engine.replaceAll(index, cars);
  const service: Pick<SearchService, 'index'> = {
    index: (name) => (isBroken ? { search: () => Promise.reject(new Error('gone')) } : engine.index(name)),
  };
  const app = Fastify();
  onTestFinished(() => app.close());
  await app.register(rateLimit, { global: false });
  searchRoutes(app, {
    apiKey: key,
    now: () => new Date(now),
    search: cachedSearch(service, silent, () => now),
    definitions: () => new Map([index, 'kits-fi'].map((name) => [name, definitionOf(name)])),
    ...settings,
  });
  const search = async (
    url: string,
    payload: object,
    headers: Record<string, string> = { 'x-api-key': key },
  ) => {
    const all = { host: 'solvik-se.localhost:3000', ...headers };
    const response = await app.inject({ method: 'POST', url, payload, headers: all });
    return { status: response.statusCode, body: response.json() };
  };
  const advance = (ms: number) => {
    now += ms;
  };
  const breakDown = () => {
    isBroken = true;
  };
  return { app, search, engine, advance, breakDown };
}

function aCar(car_id: string, fields: object) {
  return {
    car_id,
    slug: `car-${car_id}`,
    car_regno: 'ABC123',
    car_chassino: 'CHASSIS',
    car_sellers: [{ name: 'Siv', email: 'seller@solvik.example' }],
    car_site_leads_email: 'leads@solvik.example',
    car_companyerpid: 'erp-1',
    ...fields,
  };
}

const silent: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };
