import rateLimit from '@fastify/rate-limit';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { textsFor } from '../../content/publishing/built-in-texts.ts';
import { embeddedSearch } from '../../shared/search/adapters/embedded/embedded-search.ts';
import { cachedSearch } from '../../shared/search/cached-search.ts';
import type { SearchService } from '../../shared/search/port.ts';
import { definitionOf } from '../inventory/testing/definition-by-name.ts';
import { dealerRoutes } from './api.ts';
import { aDealershipRecord } from './testing/a-dealership.ts';

const index = 'sites-solvik-se';
const log = { info() {}, warn() {}, error() {} };

const records = Array.from({ length: 50 }, (_, n) =>
  aDealershipRecord({
    site_id: `s${String(n + 1).padStart(2, '0')}`,
    slug: `hall-${n + 1}`,
    website_sort_order: n,
    site_region: n < 3 ? 'Skåne' : 'Halland',
    // One degree further north each, from 50 on.
    site_geocoord: n === 7 ? 'nowhere' : `${50 + n / 2},12`,
  }),
);

async function anApi() {
  const engine = embeddedSearch(definitionOf);
  await engine.replaceAll(index, records);
  let isDown = false;
  const service: Pick<SearchService, 'index'> = {
    index: (name) => (isDown ? { search: () => Promise.reject(new Error('down')) } : engine.index(name)),
  };
  const app = Fastify();
  onTestFinished(async () => {
    await app.close();
    await engine.close();
  });
  await app.register(rateLimit, { global: false });
  dealerRoutes(app, {
    search: cachedSearch(service, log),
    siteAt: (host) =>
      host === 'solvik-se.localhost'
        ? {
            site: { indices: { cars: '', sites: index, chargers: '' }, languages: ['sv', 'en'] },
            cardContext: (language) => ({
              site: { siteDetailPath: '/anlaggningar', timeZone: 'Europe/Stockholm', country: 'SE' },
              language,
              texts: textsFor(language),
              href: (path) => (language === 'en' ? `/en${path}` : path),
              pictureAt: () => undefined,
              now: new Date('2026-11-16T10:00:00Z'),
            }),
          }
        : undefined,
  });
  const get = async (query: string, host = 'solvik-se.localhost') => {
    const response = await app.inject({ url: `/api/dealers${query}`, headers: { host } });
    const body = response.json();
    return { status: response.statusCode, body, ids: body.cards?.map(({ id }: { id: string }) => id) ?? [] };
  };
  return {
    get,
    breakDown: () => {
      isDown = true;
    },
  };
}

test('DSL-07 pages of 48: the second begins at offset 48', async () => {
  const { get } = await anApi();
  const first = await get('');
  expect([first.ids.length, first.body.total]).toEqual([48, 50]);
  expect((await get('?page=2')).ids).toEqual(['s49', 's50']);
});

test('DSL-12 filters have the names they have in the address', async () => {
  const { get } = await anApi();
  const { body, ids } = await get('?site_region=Sk%C3%A5ne&site_departments.brands.name=Volvo');
  expect([ids, body.total]).toEqual([['s01', 's02', 's03'], 3]);
  expect(body.facets.map(({ name }: { name: string }) => name)).toContain('site_region>site_city');
});

test('with a place the nearest come first, and what is nowhere comes last', async () => {
  const { get } = await anApi();
  const near = (page: number) => get(`?near=60,12&page=${page}`);
  expect((await near(1)).ids.slice(0, 3)).toEqual(['s21', 's20', 's22']);
  expect((await near(2)).ids.at(-1)).toBe('s08');
});

test('cards are in the language that is asked for, and carry nothing of the people who work there', async () => {
  const { get } = await anApi();
  const { body } = await get('?language=en');
  expect(body.cards[0]).toMatchObject({
    href: '/en/anlaggningar/hall-1',
    opening: { isOpen: true, text: 'Open until 6pm' },
    coordinates: { latitude: 50, longitude: 12 },
  });
  expect(JSON.stringify(body)).not.toContain('Falk');
});

test.each([
  ['near=here', 'latitude,longitude'],
  ['near=91,0', 'latitude,longitude'],
  ['language=fi', 'sv, en'],
  ['page=0', 'not valid'],
  ['page=x', 'not valid'],
])('%s is answered 400 with a code and a message', async (query, message) => {
  const { status, body } = await (await anApi()).get(`?${query}`);
  expect([status, body.code]).toEqual([400, 'BAD_QUERY']);
  expect(body.message).toContain(message);
});

test('a host without dealerships is answered 400, a search that fails 503', async () => {
  const { get, breakDown } = await anApi();
  expect((await get('', 'bistro.localhost')).body.code).toBe('UNKNOWN_SITE');
  breakDown();
  expect([(await get('')).status, (await get('')).body.code]).toEqual([503, 'SEARCH_FAILED']);
});

test.each(['__proto__', 'constructor', 'toString'])(
  'a service called %s is none that is known',
  async (name) => {
    const { get } = await anApi();
    const { status, ids } = await get(`?site_departments.service_name=${name}`);
    expect([status, ids]).toEqual([200, []]);
  },
);
