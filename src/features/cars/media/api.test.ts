import fc from 'fast-check';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import type { SearchResponse } from '../../../shared/search/cached-search.ts';
import type { SearchQuery } from '../../../shared/search/port.ts';
import type { Site } from '../../../shared/sites/site.ts';
import { carMediaRoutes } from './api.ts';
import { carMedia } from './car-media.ts';

const british = { country: 'GB', languages: ['en'], indices: { cars: 'cars-solvik-uk', sites: '' } };
const swedish = { country: 'SE', languages: ['sv'], indices: { cars: 'cars-solvik-se', sites: '' } };
const filmed = carMedia({ video: '/film.webm', turn: ['/0.webp', '/1.webp'], cabin: ['/cabin.webp'] });

type Given = { fails?: boolean; searchFails?: boolean };

function aHouse({ fails = false, searchFails = false }: Given = {}) {
  const app = Fastify();
  onTestFinished(() => app.close());
  const asked: string[] = [];
  const searched: SearchQuery[] = [];
  carMediaRoutes(app, {
    media: {
      mediaOf: async (regNo) => {
        asked.push(regNo);
        if (fails) throw new Error('down');
        return regNo === 'NC22GKH' ? filmed : undefined;
      },
    },
    search: {
      search: async (_, query): Promise<SearchResponse> => {
        searched.push(query);
        const content = [{ car_regno: 'NC22 GKH' }, { car_regno: 'PV23 DGL' }];
        return { facet: [], content, total_items: 2, limit: 10, offset: 0, failed: searchFails };
      },
    },
    log: { info: () => {}, warn: () => {}, error: () => {} },
    siteAt: (host) => (host.startsWith('se.') ? swedish : british) as unknown as Site,
  });
  const get = (path: string, host = 'uk.example') =>
    app.inject({ url: `/api/autosonshow/${path}`, headers: { host } });
  return { get, asked, searched };
}

test('GAL-12 a car on show answers with its film, its turn and its inside', async () => {
  const { get } = aHouse();
  const answer = await get('nc22%20gkh');
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    {
      videoUrl: '/film.webm',
      images360: ['/0.webp', '/1.webp'],
      internal360: ['/cabin.webp'],
      hasVideo: true,
      has360: true,
      hasInternal360: true,
    },
  ]);
});

test('GAL-14 only cars on show with this very plate are asked about, and only on British sites', async () => {
  const { get, asked, searched } = aHouse();
  expect((await get('NC22GKH', 'se.example')).json()).toMatchObject({ code: 'NO_MEDIA_HERE' });
  expect(searched).toEqual([]);
  expect((await get('AB12CDE')).json()).toMatchObject({ code: 'CAR_NOT_ON_SHOW' });
  expect(searched[0]).toMatchObject({ keyphrase: 'AB12CDE', filters: { autos_on_show: true } });
  expect(asked).toEqual([]);
  const unfilmed = await get('PV23DGL');
  expect([unfilmed.statusCode, unfilmed.json().code, asked]).toEqual([404, 'NOT_FILMED', ['PV23DGL']]);
});

test('GAL-13 what fails behind it is said so, in the way of all problems', async () => {
  const provider = await aHouse({ fails: true }).get('NC22GKH');
  expect([provider.statusCode, provider.json().code]).toEqual([503, 'MEDIA_UNAVAILABLE']);
  const search = await aHouse({ searchFails: true }).get('NC22GKH');
  expect([search.statusCode, search.json().code]).toEqual([503, 'SEARCH_UNAVAILABLE']);
});

test('GAL-12 a thousand plates that are none get a 400 with a sentence, never more', async () => {
  const { get, asked } = aHouse();
  const anything = fc.string({ unit: 'binary', minLength: 1, maxLength: 60 });
  const wrong = anything.filter((text) => !/^[\sA-Za-z0-9-]*$/.test(text) && !/^\.+$/.test(text));
  await fc.assert(
    fc.asyncProperty(wrong, async (text) => {
      const answer = await get(encodeURIComponent(text));
      expect(answer.statusCode).toBeLessThan(500);
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.json()).toHaveProperty('message');
    }),
    { numRuns: 1000 },
  );
  expect(asked).toEqual([]);
});
