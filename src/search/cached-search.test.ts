import { expect, test, vi } from 'vitest';
import { carIndexName } from '../sites/site.ts';
import { cachedSearch } from './cached-search.ts';
import type { SearchQuery, SearchResult, SearchService } from './port.ts';

test('SRCH-05 the same question is asked once a minute', async () => {
  const { cached, asked, clock } = aSearch(async () => found(asked.length));
  expect(await cached.search('cars-a', { keyphrase: 'volvo' })).toMatchObject({
    total_items: 1,
    failed: false,
  });
  clock.ms += 59_999;
  expect(await cached.search('cars-a', { keyphrase: 'volvo' })).toMatchObject({ total_items: 1 });
  clock.ms += 1;
  expect(await cached.search('cars-a', { keyphrase: 'volvo' })).toMatchObject({ total_items: 2 });
});

test('after a feed the question is asked anew', async () => {
  const { cached, asked } = aSearch(async () => found(asked.length));
  await cached.search('cars-a', { keyphrase: 'volvo' });
  cached.clear();
  expect(await cached.search('cars-a', { keyphrase: 'volvo' })).toMatchObject({ total_items: 2 });
});

test('SRCH-05 another index, filter or page is another question, another order of words is not', async () => {
  const { cached, asked } = aSearch(async () => found(0));
  await cached.search('cars-a', { limit: 1, filters: { car_fuel: 'El', car_body: 'SUV' } });
  await cached.search('cars-a', { filters: { car_body: 'SUV', car_fuel: 'El' }, limit: 1 });
  expect(asked).toHaveLength(1);
  await cached.search('cars-b', { limit: 1, filters: { car_fuel: 'El', car_body: 'SUV' } });
  await cached.search('cars-a', { limit: 1, offset: 1, filters: { car_fuel: 'El', car_body: 'SUV' } });
  await cached.search('cars-a', { limit: 1, filters: { car_fuel: 'El', car_body: 'Kombi' } });
  expect(asked).toHaveLength(4);
});

test('SRCH-05 of many who ask at once one goes to the engine', async () => {
  let answer: (result: SearchResult) => void = () => undefined;
  const { cached, asked } = aSearch(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  const waiting = Promise.all(Array.from({ length: 50 }, () => cached.search('cars-a', {})));
  answer(found(7));
  expect(new Set(await waiting).size).toBe(1);
  expect(asked).toHaveLength(1);
});

test('SRCH-05 no more than a thousand answers are kept, the oldest goes first', async () => {
  const { cached, asked } = aSearch(async () => found(0));
  for (let n = 0; n <= 1000; n += 1) await cached.search('cars-a', { offset: n });
  await cached.search('cars-a', { offset: 1000 });
  expect(asked).toHaveLength(1001);
  await cached.search('cars-a', { offset: 0 });
  expect(asked).toHaveLength(1002);
});

test('SRCH-08 SRCH-09 a search that fails is empty, says so, is logged, and is asked again', async () => {
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

test("SRCH-07 a site without a car index says 'Unknown sitecoreSiteName' before any search is asked", async () => {
  const { cached, asked } = aSearch(async () => found(0));
  const ofSite = async () => cached.search(carIndexName({ indices: { cars: '', sites: '' } }), {});
  await expect(ofSite()).rejects.toThrow('Unknown sitecoreSiteName');
  expect(asked).toEqual([]);
});

function aSearch(answer: (query: SearchQuery) => Promise<SearchResult>) {
  const asked: SearchQuery[] = [];
  const clock = { ms: 1000 };
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const service: Pick<SearchService, 'index'> = {
    index: () => ({
      search: (query) => {
        asked.push(query);
        return answer(query);
      },
    }),
  };
  return { cached: cachedSearch(service, log, () => clock.ms), asked, clock, log };
}

function found(total_items: number): SearchResult {
  return { facet: [], content: [], total_items, limit: 24, offset: 0 };
}
