import { afterEach, expect, test } from 'vitest';
import { aServer } from '../../../main/testing/a-server.ts';
import { pageDocument, siteDocument } from '../../../main/testing/documents.ts';
import type { SearchResponse } from '../../../shared/search/cached-search.ts';
import type { SearchQuery, SearchRecord } from '../../../shared/search/port.ts';
import { searchByBruteForce } from '../../../shared/search/testing/brute-force.ts';
import { definitionOf } from '../../inventory/testing/definition-by-name.ts';
import { KITS_INDEX } from '../kit-record.ts';
import { aKitRecord, aVehicleRecord } from '../testing/a-kit.ts';

const settings = { displayName: 'Osasetti', country: 'FI', languages: [{ code: 'fi' }], theme: 'kits' };
const main = [{ id: 'list', block: 'kit-list', fields: { title: 'Setit', titleTag: 'h1' } }];
const documents = [
  siteDocument('kits-fi', settings),
  pageDocument('kits-fi', 'kits', { path: '/setit', name: 'Setit', main }, 'fi'),
];
const vehicles = [
  aVehicleRecord('11', 'Volvo', 'V60', 'D4, 2016'),
  aVehicleRecord('12', 'Volvo', 'V60', 'T5, 2018'),
  aVehicleRecord('21', 'Kia', 'Ceed', '1.4, 2019'),
];
const kits = [
  aKitRecord({
    kitId: '1',
    name: 'Jarrusetti',
    kitCategory: 'Jarrut',
    kitSubCategory: 'Levyt',
    kitSubSubCategory: 'Etu',
  }),
  aKitRecord({ kitId: '2', name: 'Kytkinsetti', retailPrice: 215.5, type_ids: ['12'] }),
  aKitRecord({ kitId: '3', name: 'Akkusetti', retailPrice: 119, catalogueId: 'Kia', type_ids: ['21'] }),
  aKitRecord({ kitId: '8', name: 'Poistunut', status: 'inactive' }),
  aKitRecord({ kitId: '9', name: 'Poistettu', action: 'delete' }),
];

let close = async () => {};
afterEach(() => close());

/** The site with these kits; `get` requests an address of it. */
async function aShop(records: readonly SearchRecord[] = kits, change = (result: SearchResponse) => result) {
  const queries: { index: string; query: SearchQuery }[] = [];
  const search = async (index: string, query: SearchQuery) => {
    queries.push({ index, query });
    const all = index === KITS_INDEX ? records : vehicles;
    return change({ ...searchByBruteForce(definitionOf(index), all, query), failed: false });
  };
  const server = await aServer(documents, { services: { search: { search } } });
  close = server.close;
  const get = async (rest: string) => {
    const { status, text } = await server.get('kits-fi.localhost', encodeURI(rest));
    const ids = [...text.matchAll(/data-kit="(\d+)"/g)].map(([, id]) => id);
    return { status, text, ids };
  };
  const api = async (rest: string) => {
    const { status, text } = await server.get('kits-fi.localhost', encodeURI(rest));
    return { status, body: JSON.parse(text) };
  };
  return { get, api, queries };
}

const many = (amount: number) =>
  Array.from({ length: amount }, (_, at) => aKitRecord({ kitId: String(5000 + at) }));

test('KIT-20 only active kits are listed, and only they are counted', async () => {
  const { get, api } = await aShop();
  expect((await get('/setit')).ids).toEqual(['3', '2', '1']);
  expect((await api('/api/kits/search')).body.result.total).toBe(3);
  expect((await api('/api/kits/search?keyphrase=Poistunut')).body.result.total).toBe(0);
});

test('KIT-16 cards lead to the page of the kit and show its price with the euro sign', async () => {
  const { text } = await (await aShop()).get('/setit');
  expect(text).toContain('href="/setit/2/huoltosetti-2"');
  expect(text).toContain('215,50\u00a0€');
  expect(text).toContain('64\u00a0€');
});

test('KIT-02 the search box finds kits by name, part and part number', async () => {
  const { get } = await aShop();
  expect((await get('/setit?keyphrase=kytkin')).ids).toEqual(['2']);
  expect((await get('/setit?keyphrase=öljynsuodatin')).ids).toHaveLength(3);
  expect((await get('/setit?keyphrase=OL-5')).ids).toHaveLength(3);
});

test('KIT-03 categories of three levels are boxes of a form, so that they work without script', async () => {
  const brakes = { kitCategory: 'Jarrut', kitSubCategory: 'Levyt' };
  const { get } = await aShop([
    ...kits,
    aKitRecord({ kitId: '4', ...brakes, kitSubSubCategory: 'Taka' }),
    aKitRecord({ kitId: '5', ...brakes, kitSubCategory: 'Palat' }),
  ]);
  const { text } = await get('/setit');
  expect(text).toMatch(/<form [^>]*action="\/setit"/);
  expect(text).toMatch(/<input [^>]*name="kitCategory" [^>]*value="Jarrut"/);
  const chosen = await get('/setit?kitCategory=Jarrut&kitSubCategory=Jarrut>Levyt');
  expect(chosen.ids).toEqual(['4', '1']);
  expect(chosen.text).toMatch(/name="kitSubSubCategory"[^>]*value="Jarrut&gt;Levyt&gt;Etu"/);
  expect((await get('/setit?kitSubSubCategory=Jarrut>Levyt>Etu')).ids).toEqual(['1']);
});

test.each([
  [9, false],
  [10, true],
])('KIT-04 CONST-13 a facet with %i values: can be searched is %s', async (values, isSearchable) => {
  const records = Array.from({ length: values }, (_, at) =>
    aKitRecord({ kitId: String(at), catalogueId: `Merkki ${at}` }),
  );
  const { text } = await (await aShop(records)).get('/setit');
  expect(text.includes('aria-label="Hae kohdasta Automerkki"')).toBe(isSearchable);
  expect(text).not.toContain('aria-label="Hae kohdasta Tuoteryhmä"');
});

test('KIT-05 KIT-06 a car gives the list of its type ids, which kits are filtered by', async () => {
  const { get, api, queries } = await aShop();
  expect((await get('/setit?manufacturer=Volvo')).ids).toEqual(['2', '1']);
  expect((await get('/setit?manufacturer=Volvo&model=V60&type_manf_year=T5, 2018')).ids).toEqual(['2']);
  expect(queries.at(-1)).toMatchObject({ index: 'kits-fi', query: { filters: { type_ids: ['12'] } } });
  const { body } = await api('/api/kits/search?manufacturer=Volvo&model=V60');
  expect(body.result.typeIds.toSorted()).toEqual(['11', '12']);
});

test('KIT-05 the chooser goes from manufacturer over model to type and year; without script with fields', async () => {
  const { get, api } = await aShop();
  const choices = async (rest: string) =>
    (await api(`/api/kits/cars${rest}`)).body.choices.map(({ text }: { text: string }) => text);
  expect(await choices('')).toEqual(['Kia', 'Volvo']);
  expect(await choices('?manufacturer=Volvo')).toEqual(['V60']);
  expect(await choices('?manufacturer=Volvo&model=V60')).toEqual(['D4, 2016', 'T5, 2018']);
  expect(await choices('?manufacturer=Saab')).toEqual([]);
  const { text } = await get('/setit?manufacturer=Volvo');
  expect(text).toMatch(/<select [^>]*name="manufacturer"[^>]*>.*<option selected="">Volvo<\/option>/);
  expect(text).toMatch(/<select [^>]*name="model"[^>]*>.*<option>V60<\/option>/);
  expect(text).not.toContain('name="type_manf_year"');
});

test('KIT-05 a model of another manufacturer is left out of the choice', async () => {
  const { ids } = await (await aShop()).get('/setit?manufacturer=Kia&model=V60');
  expect(ids).toEqual(['3']);
});

test('SRCH-27 CONST-11 the car facets are asked for with a limit of 100', async () => {
  const { get, queries } = await aShop();
  await get('/setit');
  expect(queries.find(({ index }) => index === 'vehicle-kits-fi')?.query).toMatchObject({
    limit: 100,
    facets: [{ name: 'manufacturer>model>type_manf_year' }],
  });
});

test('KIT-17 30 kits: 24 on the first page, the link to more shows all; offset is the index × 24', async () => {
  const { get, api, queries } = await aShop(many(30));
  const first = await get('/setit?sortName=name_asc');
  expect([first.ids.length, first.ids[0]]).toEqual([24, '5000']);
  expect(first.text).toContain('href="/setit?sortName=name_asc&amp;page=2"');
  expect((await get('/setit?page=2')).ids).toHaveLength(30);
  const { body } = await api('/api/kits/search?sortName=name_asc&offset=24&limit=24');
  expect(body.kits).toHaveLength(6);
  expect(queries.at(-1)?.query).toMatchObject({ limit: 24, offset: 24, sort_name: 'name_asc' });
});

test('KIT-17 the list ends with a sentence and a way on where it shows fewer kits than there are', async () => {
  const many = Array.from({ length: 500 }, (_, at) => aKitRecord({ kitId: String(1000 + at) }));
  const { get } = await aShop(many);
  const end = (await get('/setit?page=20')).text;
  expect(end).toContain('Tässä ovat ensimmäiset 480 settiä');
  expect(end).toContain('Valitse auto');
  expect((await get('/setit?page=19')).text).not.toMatch(/ensimmäiset \d/);
  const all = await aShop(many.slice(0, 480));
  expect((await all.get('/setit?page=20')).text).not.toMatch(/ensimmäiset \d/);
});

test('KIT-18 a price range counts with exactly two values, which are sorted and clamped', async () => {
  const { get } = await aShop();
  expect((await get('/setit?retailPrice=100&retailPrice=150')).ids).toEqual(['3']);
  expect((await get('/setit?retailPrice=150&retailPrice=100')).ids).toEqual(['3']);
  expect((await get('/setit?retailPrice=100')).ids).toHaveLength(3);
  expect((await get('/setit?retailPrice=&retailPrice=100')).ids).toEqual(['1']);
});

test('chosen values are chips that link to the list without them', async () => {
  const { text } = await (await aShop()).get('/setit?catalogueId=Kia&keyphrase=akku');
  expect(text).toContain('href="/setit?keyphrase=akku" rel="nofollow" aria-label="Poista Kia"');
});

test('KIT-19 nothing found, and a search that fails, are said; the page stands', async () => {
  const empty = await (await aShop()).get('/setit?keyphrase=zzzz');
  expect([empty.status, empty.ids]).toEqual([200, []]);
  expect(empty.text).toContain('Ei osumia');
  await close();
  const broken = (result: SearchResponse) => ({
    ...result,
    content: [],
    facet: [],
    total_items: 0,
    failed: true,
  });
  const shop = await aShop(kits, broken);
  const failed = await shop.get('/setit');
  expect([failed.status, failed.ids]).toEqual([200, []]);
  expect(failed.text).toContain('Settejä ei saatu haettua');
  expect(failed.text).not.toContain('section-fallback');
  expect(await shop.api('/api/kits/search')).toMatchObject({
    status: 503,
    body: { code: 'SEARCH_UNAVAILABLE' },
  });
  expect((await shop.api('/api/kits/cars')).status).toBe(503);
});

test('numbers that are none, and too large ones, are refused', async () => {
  const { api } = await aShop();
  for (const bad of ['limit=x', 'offset=-1', 'limit=100000'])
    expect(await api(`/api/kits/search?${bad}`)).toMatchObject({ status: 400, body: { code: 'BAD_QUERY' } });
});

test('KIT-01 pages are the same for all visitors; an inline script applies the cookie before the first paint', async () => {
  const { text } = await (await aShop()).get('/setit');
  expect(text).toMatch(/<head>.*<script>[^<]*data-kits-as-rows[^<]*<\/script>.*<\/head>/s);
  expect(text).not.toMatch(/<html[^>]*data-kits-as-rows/);
});
