import rateLimit from '@fastify/rate-limit';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { textsFor } from '../../content/publishing/built-in-texts.ts';
import type { Log } from '../../shared/platform/log.ts';
import { embeddedSearch } from '../../shared/search/adapters/embedded/embedded-search.ts';
import { cachedSearch } from '../../shared/search/cached-search.ts';
import type { SearchService } from '../../shared/search/port.ts';
import { definitionOf } from '../inventory/testing/definition-by-name.ts';
import { carRoutes } from './api.ts';
import { aCarRecord } from './testing/a-car.ts';

const index = 'cars-solvik-se';
const privateParts = {
  car_regno: 'ABC123',
  car_chassino: 'CHASSIS',
  car_sellers: [{ name: 'Siv', email: 'seller@solvik.example' }],
  car_site_leads_email: 'leads@solvik.example',
  car_companyerpid: 'erp-1',
};
const cars = [
  aCarRecord({
    ...privateParts,
    car_id: '1',
    car_brand: 'Volvo',
    car_model: 'XC60',
    car_price: 300_000,
    car_geocoord: '57.721,12.94',
  }),
  aCarRecord({
    ...privateParts,
    car_id: '2',
    car_brand: 'Volvo',
    car_model: 'V60',
    car_price: 200_000,
    car_geocoord: '57.655,12.014',
  }),
  aCarRecord({ ...privateParts, car_id: '3', car_brand: 'Saab', car_model: '9-3', car_price: 50_000 }),
];

test('SRCH-01 the catalogue asks without key and without index: the host says which cars', async () => {
  const { ask } = await aServer();
  const { status, body } = await ask({ filters: { car_brand: ['Saab'] } });
  expect([status, body.total_items]).toEqual([200, 1]);
  expect((await ask({ index })).status).toBe(400);
});

test('SRCH-01 the catalogue gives out nothing that is not for the public', async () => {
  const { ask } = await aServer();
  const { body } = await ask({});
  expect(JSON.stringify(body)).not.toMatch(/seller@|CHASSIS|leads@|erp-1/);
  expect(body.content[0]).toMatchObject({ car_id: expect.any(String), car_regno: 'ABC123' });
  for (const field of ['car_sellers', 'car_chassino', 'car_site_leads_email', 'car_companyerpid']) {
    const answer = await ask({ fields: ['car_id', field] });
    expect(answer).toMatchObject({ status: 400, body: { problems: [expect.stringContaining(field)] } });
  }
  expect((await ask({ filters: { car_chassino: 'CHASSIS' } })).status).toBe(400);
});

test('the catalogue gives 48 cars at once and no more', async () => {
  const { ask } = await aServer();
  expect((await ask({ limit: 48 })).status).toBe(200);
  expect((await ask({ limit: 49 })).status).toBe(400);
});

test("SITE-11 SRCH-07 a site outside the mapping is answered 'Unknown sitecoreSiteName'", async () => {
  const { ask } = await aServer();
  const answer = await ask({}, 'bistro.localhost');
  expect(answer).toMatchObject({ status: 400, body: { message: 'Unknown sitecoreSiteName' } });
});

test('SRCH-08 SRCH-09 when the search fails the catalogue is empty and says that it failed', async () => {
  const { ask, breakDown } = await aServer();
  breakDown();
  const empty = { facet: [], content: [], total_items: 0, limit: 24, offset: 0 };
  expect(await ask({})).toMatchObject({
    status: 200,
    body: { ...empty, error: true },
  });
});

test('SRCH-09 an answer with nothing in it is not a failure', async () => {
  const { ask } = await aServer();
  const { body } = await ask({ keyphrase: 'zeppelin' });
  expect(body).toMatchObject({ total_items: 0 });
  expect(body).not.toHaveProperty('error');
});

test('SRCH-01 the catalogue limits the rate', async () => {
  const { ask } = await aServer();
  const statuses = new Set<number>();
  for (let n = 0; n < 250; n += 1) statuses.add((await ask({})).status);
  expect([...statuses]).toEqual([200, 429]);
});

test('a shape tells cars in the words of the site, in the language that is asked for', async () => {
  const { ask } = await aServer();
  const filters = { car_id: ['3', '1'] };
  const { body } = await ask({ shape: 'cards', filters, sort_name: 'car_price_asc' });
  expect(body).toMatchObject({ total_items: 2, limit: 24 });
  expect(body.content.map(({ id }: { id: string }) => id)).toEqual(['3', '1']);
  expect(body.content[0]).toMatchObject({
    name: 'Saab XC60',
    href: expect.stringMatching(/^\/kop-bil\/3\//),
    price: { now: '50\u00a0000\u00a0kr' },
  });
  expect(body.content[0]).not.toHaveProperty('technicalData');
  const english = await ask({ shape: 'cars', language: 'en', filters });
  expect(english.body.content[0]).toMatchObject({
    href: expect.stringMatching(/^\/en\/kop-bil\//),
    equipment: ['Tow bar'],
    technicalData: expect.arrayContaining([{ label: 'Registration', value: 'ABC123' }]),
    allPictures: [],
  });
  expect(JSON.stringify(english.body)).not.toMatch(/seller@|CHASSIS|leads@|erp-1/);
});

test('cars near a place are cards with their distance, in the unit of the market', async () => {
  const { ask } = await aServer();
  const near = { field: 'car_geocoord', at: { latitude: 57.71, longitude: 11.97 }, within_km: 100 };
  const { body } = await ask({ shape: 'cards', near, sort_name: 'distance' });
  expect(body.content.map(({ id, distance }: { id: string; distance: string }) => [id, distance])).toEqual([
    ['2', '7\u00a0km bort'],
    ['1', '58\u00a0km bort'],
  ]);
  expect(body.distances_km).toHaveLength(2);
});

test.each([
  ['a place off the earth', { at: { latitude: 91, longitude: 0 } }, 'near.at.latitude'],
  ['a distance of nothing', { within_km: 0 }, 'near.within_km'],
  ['coordinates of something else', { field: 'car_chassino' }, 'near'],
])('%s is answered 400', async (_, change, words) => {
  const { ask } = await aServer();
  const near = { field: 'car_geocoord', at: { latitude: 57.71, longitude: 11.97 }, ...change };
  const answer = await ask({ near });
  expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_QUERY' } });
  expect(answer.body.problems.join()).toContain(words);
});

test.each([
  ['a shape nobody knows', { shape: 'stories' }, 'shape'],
  ['a language the site does not speak', { shape: 'cards', language: 'fi' }, 'sv, en'],
  ['fields beside a shape', { shape: 'cards', fields: ['car_id'] }, 'fields'],
  ['more than twelve cars in depth', { shape: 'cars', limit: 13 }, '12'],
])('%s is answered 400 with what is wrong', async (_, body, words) => {
  const { ask } = await aServer();
  const answer = await ask(body);
  expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_QUERY' } });
  expect(answer.body.problems.join()).toContain(words);
});

test('up to 48 saved cars are found by their ids', async () => {
  const { ask } = await aServer();
  const ids = Array.from({ length: 48 }, (_, at) => String(at + 1));
  const { status, body } = await ask({ shape: 'cards', filters: { car_id: ids }, limit: 48 });
  expect([status, body.content.length]).toEqual([200, 3]);
});

test('LIST-29 a phrase is answered with its filters, their number of cars and the address of the list', async () => {
  const { suggest } = await aServer();
  const { status, body } = await suggest({ phrase: 'volvo under 250 000 kr' });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    label: 'Volvo · upp till 250\u00a0000\u00a0kr',
    total: 1,
    count: '1 bil',
    without: [],
  });
  expect(body.url).toMatch(/^\/kop-bil\/alla-bilar\/volvo\?car_price=/);
  expect(body.suggestions[0]).toMatchObject({ label: body.label, total: 1 });
});

test('what is typed so far is completed, models of the make beside it first', async () => {
  const { suggest } = await aServer();
  const { body } = await suggest({ phrase: 'volvo v' });
  expect(
    body.suggestions.map(({ label, count }: { label: string; count: string }) => [label, count]),
  ).toEqual([['Volvo V60', '1 bil']]);
});

test('in the site’s second language its words, labels and addresses are of that language', async () => {
  const { suggest } = await aServer();
  const { body } = await suggest({ phrase: 'volvo cars', language: 'en' });
  expect(body.url).toMatch(/^\/en\/kop-bil/);
  expect(body.count).toBe('2 cars');
  expect((await suggest({ phrase: 'volvo', language: 'fi' })).status).toBe(400);
});

test('words that no car has as well are let go of and named', async () => {
  const { suggest } = await aServer();
  const { body } = await suggest({ phrase: 'saab rymdskepp' });
  expect(body).toMatchObject({ total: 1, without: ['rymdskepp'], list: { keyphrase: '' } });
});

test('a question for suggestions is checked, and a search that is down is said', async () => {
  const { suggest, breakDown } = await aServer();
  expect((await suggest({})).status).toBe(400);
  expect((await suggest({ phrase: 'x'.repeat(201) })).status).toBe(400);
  const list = { choices: [{ field: 'car_chassino', path: ['1'] }], ranges: [] };
  const sent = { ...list, fixed: { choices: [], ranges: [] }, keyphrase: '', sortName: '', pages: 1 };
  expect((await suggest({ phrase: 'volvo', list: sent })).status).toBe(400);
  expect((await suggest({ phrase: 'volvo' }, 'bistro.localhost')).body.code).toBe('UNKNOWN_SITE');
  breakDown();
  expect((await suggest({ phrase: 'volvo' })).status).toBe(503);
});

async function aServer() {
  let isBroken = false;
  const engine = embeddedSearch(definitionOf);
  await engine.replaceAll(index, cars);
  const service: Pick<SearchService, 'index'> = {
    index: (name) => (isBroken ? { search: () => Promise.reject(new Error('gone')) } : engine.index(name)),
  };
  const app = Fastify();
  onTestFinished(() => app.close());
  await app.register(rateLimit, { global: false });
  carRoutes(app, {
    search: cachedSearch(service, silent, () => 0),
    geocoder: { suggest: async () => [] },
    siteAt: (host) => ({
      site: {
        indices: { cars: host.startsWith('solvik-se') ? index : '', sites: '', chargers: '' },
        languages: ['sv', 'en'],
        country: 'SE',
        pathToCarList: '/kop-bil/alla-bilar',
      },
      cardContext: (language) => ({
        site: { carDetailPath: '/kop-bil', country: 'SE', languages: ['sv', 'en'] },
        language,
        texts: textsFor(language),
        href: (path) => (language === 'sv' ? path : `/${language}${path}`),
        pictureAt: () => undefined,
        now: new Date('2026-11-15T12:00:00Z'),
      }),
    }),
  });
  const post =
    (url: string) =>
    async (payload: object, host = 'solvik-se.localhost:3000') => {
      const answer = await app.inject({ method: 'POST', url, payload, headers: { host } });
      return { status: answer.statusCode, body: answer.json() };
    };
  const breakDown = () => {
    isBroken = true;
  };
  return {
    ask: post('/api/catalogue/search'),
    suggest: post('/api/catalogue/suggestions'),
    breakDown,
  };
}

const silent: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };
