import { expect, test, vi } from 'vitest';
import { carIndexName } from '../sites/site.ts';
import { cachedSearch } from './cached-search.ts';
import type { SearchQuery, SearchResult, SearchService } from './port.ts';

test('SRCH-05 the same query runs once a minute', async () => {
  const { cached, queries, clock } = aSearch(async () => found(queries.length));
  expect(await cached.search('cars-a', { keyphrase: 'volvo' })).toMatchObject({
    total_items: 1,
    failed: false,
  });
  clock.ms += 59_999;
  expect(await cached.search('cars-a', { keyphrase: 'volvo' })).toMatchObject({ total_items: 1 });
  clock.ms += 1;
  expect(await cached.search('cars-a', { keyphrase: 'volvo' })).toMatchObject({ total_items: 2 });
});

test('a cleared cache runs the query again', async () => {
  const { cached, queries } = aSearch(async () => found(queries.length));
  await cached.search('cars-a', { keyphrase: 'volvo' });
  cached.clear();
  expect(await cached.search('cars-a', { keyphrase: 'volvo' })).toMatchObject({ total_items: 2 });
});

test('SRCH-05 another index, filter or page is another query, another order of keys is not', async () => {
  const { cached, queries } = aSearch(async () => found(0));
  await cached.search('cars-a', { limit: 1, filters: { car_fuel: 'El', car_body: 'SUV' } });
  await cached.search('cars-a', { filters: { car_body: 'SUV', car_fuel: 'El' }, limit: 1 });
  expect(queries).toHaveLength(1);
  await cached.search('cars-b', { limit: 1, filters: { car_fuel: 'El', car_body: 'SUV' } });
  await cached.search('cars-a', { limit: 1, offset: 1, filters: { car_fuel: 'El', car_body: 'SUV' } });
  await cached.search('cars-a', { limit: 1, filters: { car_fuel: 'El', car_body: 'Kombi' } });
  expect(queries).toHaveLength(4);
});

test('SRCH-05 concurrent calls share one request', async () => {
  let respond: (result: SearchResult) => void = () => undefined;
  const { cached, queries } = aSearch(
    () =>
      new Promise((resolve) => {
        respond = resolve;
      }),
  );
  const waiting = Promise.all(Array.from({ length: 50 }, () => cached.search('cars-a', {})));
  respond(found(7));
  expect(new Set(await waiting).size).toBe(1);
  expect(queries).toHaveLength(1);
});

test('SRCH-05 at most a thousand results are cached, the oldest is evicted first', async () => {
  const { cached, queries } = aSearch(async () => found(0));
  for (let n = 0; n <= 1000; n += 1) await cached.search('cars-a', { offset: n });
  await cached.search('cars-a', { offset: 1000 });
  expect(queries).toHaveLength(1001);
  await cached.search('cars-a', { offset: 0 });
  expect(queries).toHaveLength(1002);
});

test('SRCH-08 SRCH-09 a failed search is empty, marked as failed, logged, and not cached', async () => {
  let isDown = true;
  const { cached, log } = aSearch(async () => {
    if (isDown) throw new Error('connection refused');
    return found(3);
  });
  expect(await cached.search('cars-a', { limit: 48, offset: 96 })).toEqual({
    facet: [],
    content: [],
    total_items: 0,
    limit: 48,
    offset: 96,
    failed: true,
  });
  expect(log.error).toHaveBeenCalledWith(
    expect.objectContaining({ code: 'SEARCH_FAILED', index: 'cars-a', error: expect.any(Error) }),
    expect.any(String),
  );
  isDown = false;
  expect(await cached.search('cars-a', { limit: 48, offset: 96 })).toMatchObject({
    total_items: 3,
    failed: false,
  });
});

test("SRCH-07 a site without a car index says 'Unknown sitecoreSiteName' before any search runs", async () => {
  const { cached, queries } = aSearch(async () => found(0));
  const ofSite = async () => cached.search(carIndexName({ indices: { cars: '', sites: '' } }), {});
  await expect(ofSite()).rejects.toThrow('Unknown sitecoreSiteName');
  expect(queries).toEqual([]);
});

function aSearch(respond: (query: SearchQuery) => Promise<SearchResult>) {
  const queries: SearchQuery[] = [];
  const clock = { ms: 1000 };
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const service: Pick<SearchService, 'index'> = {
    index: () => ({
      search: (query) => {
        queries.push(query);
        return respond(query);
      },
    }),
  };
  return { cached: cachedSearch(service, log, () => clock.ms), queries, clock, log };
}

function found(total_items: number): SearchResult {
  return { facet: [], content: [], total_items, limit: 24, offset: 0 };
}
