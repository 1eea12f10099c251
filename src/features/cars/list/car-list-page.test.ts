import { afterEach, expect, test } from 'vitest';
import { aServer } from '../../../main/testing/a-server.ts';
import { pageDocument, siteDocument } from '../../../main/testing/documents.ts';
import type { Geocoder } from '../../../shared/maps/geocoder.ts';
import type { SearchResponse } from '../../../shared/search/cached-search.ts';
import type { SearchQuery, SearchRecord } from '../../../shared/search/port.ts';
import { searchByBruteForce } from '../../../shared/search/testing/brute-force.ts';
import { definitionOf } from '../../inventory/testing/definition-by-name.ts';
import { aCarRecord } from '../testing/a-car.ts';

const list = '/kop-bil/alla-bilar-i-lager';
const settings = { pathToCarList: list, carDetailPath: '/kop-bil', indices: { cars: 'cars-solvik-se' } };
const main = [{ id: 'list', block: 'car-list', fields: { title: 'Alla bilar', titleTag: 'h1' } }];
const pages = ['', '/,-w-,', '/,-w-,/,-w-,'].map((words) =>
  pageDocument('solvik-se', `list${words}`, { path: list + words, name: 'Bilar i lager', main }),
);
const usedList = '/kop-bil/begagnade';
const usedFields = {
  title: 'Begagnade bilar',
  titleTag: 'h1',
  makeTitle: 'Begagnad {car}',
  filters: [{ field: 'car_condition', value: 'begagnad' }],
};
const usedPages = ['', '/,-w-,', '/,-w-,/,-w-,'].map((words) =>
  pageDocument('solvik-se', `used${words}`, {
    path: usedList + words,
    name: 'Begagnat',
    main: [{ id: 'list', block: 'car-list', fields: usedFields }],
  }),
);
const vans = pageDocument('solvik-se', 'vans', {
  path: '/kop-bil/transportbilar',
  name: 'Transportbilar',
  main: [
    {
      id: 'list',
      block: 'car-list',
      fields: {
        title: 'Transportbilar',
        titleTag: 'h1',
        filters: [
          { field: 'car_vehicle_type', value: 'LCV' },
          { field: 'car_price', value: '-250' },
        ],
      },
    },
  ],
});
const written = pageDocument('solvik-se', 'polestar', { path: `${list}/polestar`, name: 'Polestar', main });

let close = async () => {};
afterEach(() => close());

type Search = (index: string, query: SearchQuery) => Promise<SearchResponse>;

/** A site with a list of these cars; `visit` requests it at what follows the path of the list. */
async function aList(
  cars: readonly SearchRecord[],
  change: (result: SearchResponse) => SearchResponse = same,
  geocode: Geocoder['geocode'] = async () => undefined,
) {
  const search: Search = async (index, query) =>
    change({ ...searchByBruteForce(definitionOf(index), cars, query), failed: false });
  const documents = [siteDocument('solvik-se', settings), ...pages, ...usedPages, vans, written];
  const server = await aServer(documents, {
    services: { search: { search }, geocoder: { ...noGeocoder, geocode } },
  });
  close = server.close;
  return async (rest: string, path = list) => {
    const { status, text } = await server.get('solvik-se.localhost', encodeURI(path + rest));
    return { status, text, ids: [...text.matchAll(/href="\/kop-bil\/(\d+)\//g)].map(([, id]) => id) };
  };
}

const noGeocoder = { suggest: async () => [], reverse: async () => undefined };
const same = (result: SearchResponse) => result;
const many = (amount: number) =>
  Array.from({ length: amount }, (_, at) => aCarRecord({ car_id: String(1000 + at) }));

const three = [
  aCarRecord({ car_id: '1', car_fuel: 'El', car_price: 300 }),
  aCarRecord({ car_id: '2', car_model: 'V60', car_model_text: 'V60', car_price: 100 }),
  aCarRecord({ car_id: '3', car_brand: 'Kia', car_model: 'EV6', car_fuel: 'El', car_price: 200 }),
];

test('ROUTE-27 LIST-37 path segments after the list are filters, and the cars are in the markup', async () => {
  const visit = await aList(three);
  expect((await visit('')).ids.sort()).toEqual(['1', '2', '3']);
  expect((await visit('/volvo/xc60')).ids).toEqual(['1']);
  expect((await visit('/VOLVO/XC60')).ids).toEqual(['1']);
});

test('LIST-15 segments and query are combined and shown as chips that can be taken away', async () => {
  const { ids, text } = await (await aList(three))('/volvo?car_fuel=El');
  expect(ids).toEqual(['1']);
  expect(text).toContain(`href="${list}?car_fuel=El" rel="nofollow" aria-label="Ta bort Volvo"`);
  expect(text).toContain(`href="${list}/volvo" rel="nofollow" aria-label="Ta bort El"`);
});

test('LIST-36 make and model stand in title, heading and way; the query is not in the canonical address', async () => {
  const visit = await aList(three);
  const model = (await visit('/Volvo/xc60?car_fuel=El&sortName=car_price_asc')).text;
  expect(model).toContain('<title>Volvo XC60 i lager | Solvik</title>');
  expect(model).toContain('<h1>Volvo XC60 i lager</h1>');
  expect(model).toMatch(new RegExp(`<a href="${list}/volvo">Volvo</a></li><li aria-current="page">XC60`));
  expect(model).toContain(`<link rel="canonical" href="http://solvik-se.localhost:3000${list}/volvo/xc60">`);
  expect((await visit('/volvo')).text).toContain('<title>Volvo i lager | Solvik</title>');
});

test('makes are links to their paths, and the models of a chosen make to theirs; mixtures are not for crawlers', async () => {
  const visit = await aList(three);
  const { text } = await visit('');
  expect(text).toContain(`<a href="${list}/kia" class="check">`);
  expect(text).not.toContain('car_fuel=');
  const ofMake = (await visit('/volvo')).text;
  expect(ofMake).toContain(`<a href="${list}/volvo/v60" class="check">`);
  expect(ofMake).toContain(
    `<a href="${list}?car_brand=Volvo&amp;car_brand=Kia" rel="nofollow" class="check">`,
  );
});

test('LIST-34 the order is a form that keeps what is chosen', async () => {
  const visit = await aList(three);
  expect((await visit('?sortName=car_price_asc')).ids).toEqual(['2', '3', '1']);
  expect((await visit('?sortName=car_price_desc')).ids).toEqual(['1', '3', '2']);
  const { text } = await visit('/volvo?car_fuel=El&sortName=car_price_asc&page=2');
  const [, id, form] =
    /<form id="([^"]+)" role="search"[^>]*action="[^"]*volvo">(.*?)<\/form>/.exec(text) ?? [];
  expect(form).toContain('<option value="car_price_asc" selected="">');
  expect(form).not.toContain('name="page"');
  const boxes = text.match(/<input [^>]*name="car_fuel"[^>]*>/g) ?? [];
  const [checked, ...others] = boxes.filter((box) => box.includes('checked=""'));
  expect(others).toEqual([]);
  for (const part of ['type="checkbox"', `form="${id}"`, 'value="El"']) expect(checked).toContain(part);
  const two = (await visit('?car_brand=Volvo&car_brand=Kia&car_site_region=Väst')).text;
  for (const [name, value] of [
    ['car_brand', 'Volvo'],
    ['car_brand', 'Kia'],
    ['car_site_region', 'Väst'],
  ])
    expect(two).toContain(`<input type="hidden" name="${name}" value="${value}"/>`);
});

test('LIST-14 LIST-13 LIST-12 a page is 48 cars, and page 3 shows three of them', async () => {
  const visit = await aList(many(150));
  const first = await visit('');
  expect(first.ids).toHaveLength(48);
  expect(first.text).toMatch(new RegExp(`href="${list}\\?page=2#car-\\d+"`));
  expect(first.text).toContain('Visar 48 av 150 bilar');
  const third = await visit('?page=3');
  expect(third.ids).toHaveLength(144);
  expect(third.text).toContain('Visar 144 av 150 bilar');
});

test('LIST-11 after twenty pages there is no more', async () => {
  const { ids, text } = await (await aList(many(1000)))('?page=99');
  expect(ids).toHaveLength(960);
  expect(text).toContain('Visar 960 av 1\u00a0000 bilar');
  expect(text).not.toContain('rel="next"');
  expect(text).toContain('Listan slutar vid 960 bilar');
  expect(text).toContain('Till filtren');
});

test('LIST-11 LIST-13 a page is at most 1 MB however far one has paged, and has every car', async () => {
  const visit = await aList(many(1000));
  const { text, ids } = await visit('?page=20');
  expect(Buffer.byteLength(text)).toBeLessThan(1_000_000);
  expect(new Set(ids).size).toBe(960);
  expect(text.match(/<article /g)).toHaveLength(96);
  const third = await visit('?page=3');
  expect(third.text).not.toContain('Listan slutar vid 144');
});

test('LIST-17 LIST-18 the bar is gone with eleven of eleven, and has no button with twelve of twelve', async () => {
  expect((await (await aList(many(11)))('')).text).not.toContain('Visar 11');
  await close();
  const twelve = await (await aList(many(12)))('');
  expect(twelve.text).toContain('Visar 12 av 12 bilar');
  expect(twelve.text).not.toContain('rel="next"');
});

test('LIST-19 ten thousand is more than we count', async () => {
  const visit = await aList(many(50), (result) => ({ ...result, total_items: 10_000 }));
  expect((await visit('')).text).toContain('Visar 48 av 10000+ bilar');
});

test('LIST-32 a search that fails is told, and the page stands', async () => {
  const nothing = { facet: [], content: [], total_items: 0, failed: true };
  const visit = await aList([], (result) => ({ ...result, ...nothing }));
  for (const rest of ['', '/volvo/xc60']) {
    const { status, text } = await visit(rest);
    expect([status, text.includes('Bilarna kunde inte hämtas just nu.')]).toEqual([200, true]);
  }
});

test('LIST-33 LIST-35 nothing found is told, with a way to all cars', async () => {
  const { status, text } = await (await aList(three))('?car_brand=zzz');
  expect([status, text.includes('Inga träffar.')]).toEqual([200, true]);
  expect(text).toContain(`href="${list}"`);
});

test('LIST-33 an empty list offers to let go of the filter that costs most', async () => {
  const { text } = await (await aList(three))('/volvo?car_fuel=El&car_price=100&car_price=200');
  const ways = [...text.matchAll(/>(Utan [^<]+)</g)].map(([, way]) => way);
  expect(ways).toEqual(['Utan Volvo: 1 bil', 'Utan El: 1 bil', 'Utan upp till 200\u00a0kr: 1 bil']);
  expect(text).toContain(`href="${list}?car_fuel=El&amp;car_price=&amp;car_price=200"`);
});

test('LIST-01 all parts of the list are there before any script', async () => {
  const { text } = await (await aList(many(60)))('?car_fuel=Laddhybrid');
  for (const part of [
    '<input type="search" aria-label="Sök bland bilarna"',
    '<select name="sortName" aria-label="Sortera">',
    '<aside id="',
    '<nav aria-label="Valda filter"',
    '<ul class="list-grid list-grid--from-server">',
    'rel="next"',
  ])
    expect(text).toContain(part);
  expect(text.match(/data-car="/g)).toHaveLength(48);
  expect(text.match(/data-props="[^"]*"/)?.[0]).not.toContain('1001');
});

test('LIST-16 nine values cannot be searched, ten can', async () => {
  const colours = (amount: number) =>
    Array.from({ length: amount }, (_, at) => aCarRecord({ car_id: `${at}`, car_color: `Färg ${at}` }));
  const field = 'aria-label="Sök under Färg"';
  expect((await (await aList(colours(9)))('')).text).not.toContain(field);
  await close();
  expect((await (await aList(colours(10)))('')).text).toContain(field);
});

test('LIST-28 LIST-10 a range is asked for with two values, and with one it is not', async () => {
  const visit = await aList(three);
  expect((await visit('?car_price=150&car_price=250')).ids).toEqual(['3']);
  expect((await visit('?car_price=150')).ids).toHaveLength(3);
  expect((await visit('?car_price=&car_price=150')).ids).toEqual(['2']);
  const { text } = await visit('?car_price=150&car_price=250');
  expect(text).toContain('aria-label="Ta bort 150–250\u00a0kr"');
  expect(text).toMatch(/name="car_price" value="150"\/>.*name="car_price" value="250"\/>/);
});

test('LIST-31 LIST-38 a town shows its dealerships once one of them is chosen, and is half chosen itself', async () => {
  const at = (car_id: string, city: string, site: string) =>
    aCarRecord({ car_id, car_website_city: city, car_site_name: site });
  const visit = await aList([at('1', 'Lund', 'Norra'), at('2', 'Lund', 'Södra'), at('3', 'Ystad', 'Norra')]);
  expect((await visit('')).text).not.toContain('value="Lund&gt;Norra"');
  const { ids, text } = await visit('?car_website_city=Lund&car_site_name=Lund>Norra');
  expect(ids).toEqual(['1']);
  expect(text).toMatch(/data-mixed="true"[^>]*name="car_website_city" value="Lund"/);
  expect(text).toMatch(/name="car_site_name" checked="" value="Lund&gt;Norra"\/>/);
  expect(text).toMatch(/name="car_site_name" value="Lund&gt;Södra"\/>/);
});

test('LIST-39 new samples, used cars and vans stand in one list, and each kind can be filtered for', async () => {
  const visit = await aList([
    aCarRecord({ car_id: '1', car_condition: 'Ny', car_is_sample: true, car_vehicle_type: 'Personbil' }),
    aCarRecord({ car_id: '2', car_condition: 'Begagnad', car_vehicle_type: 'Personbil' }),
    aCarRecord({ car_id: '3', car_condition: 'Begagnad', car_vehicle_type: 'Transportbil' }),
  ]);
  expect((await visit('')).ids.sort()).toEqual(['1', '2', '3']);
  expect((await visit('?car_condition=Ny')).ids).toEqual(['1']);
  expect((await visit('?car_condition=Begagnad&car_vehicle_type=Personbil')).ids).toEqual(['2']);
  expect((await visit('?car_vehicle_type=Transportbil')).ids).toEqual(['3']);
});

test('a path that names nothing in stock is 404, a page that somebody wrote is not', async () => {
  const visit = await aList(three);
  const { status, text } = await visit('/volvo/zzz');
  expect([status, text.includes('Inga träffar.')]).toEqual([404, true]);
  expect((await visit('/polestar')).status).toBe(200);
});

test('CARD-02 CARD-09 CARD-10 CARD-11 a card has the price of its car and leads to its page', async () => {
  const campaign = { car_has_campaign_price: true, car_campaign_price: 439_900, car_earlier_price: 459_900 };
  const van = { car_vehicle_type_code: 'LCV', car_price_exkl_vat: 200_000 };
  const visit = await aList([
    aCarRecord({ car_id: '1', slug: 'volvo', ...campaign }),
    aCarRecord({ car_id: '2', car_brand: 'Ford', ...van }),
  ]);
  const bought = (await visit('/volvo')).text;
  expect(bought).toContain('href="/kop-bil/1/volvo"');
  expect(bought).toMatch(/price__now">439\s900\skr.*price__was">459\s900\skr/);
  expect((await visit('/ford')).text).toMatch(/price__now">200\s000\skr.*exkl\. moms/);
});

test('the list is sorted and filtered by the price on the card, campaign and VAT considered', async () => {
  const visit = await aList([
    aCarRecord({ car_id: '1', car_price: 300 }),
    aCarRecord({ car_id: '2', car_price: 400, car_has_campaign_price: true, car_campaign_price: 200 }),
    aCarRecord({ car_id: '3', car_price: 310, car_vehicle_type_code: 'LCV', car_price_exkl_vat: 248 }),
  ]);
  expect((await visit('?sortName=car_price_asc')).ids).toEqual(['2', '3', '1']);
  expect((await visit('?sortName=car_price_desc')).ids).toEqual(['1', '3', '2']);
  expect((await visit('?car_price=&car_price=250&sortName=car_price_asc')).ids).toEqual(['2', '3']);
});

const nearGothenburg = '?near=Göteborg&lat=57.71&lng=11.97&radius=50';
const placed = [
  aCarRecord({ car_id: '1', car_site_city: 'Malmö', car_geocoord: '55.605,13.0038' }),
  aCarRecord({ car_id: '2', car_site_city: 'Borås', car_geocoord: '57.721,12.7' }),
  aCarRecord({ car_id: '3', car_site_city: 'Mölndal', car_geocoord: '57.655,12.014' }),
  aCarRecord({ car_id: '4' }),
];

test('cars within a distance of a place, nearest first, with their distance and a chip to take away', async () => {
  const { ids, text } = await (await aList(placed))(nearGothenburg);
  expect(ids).toEqual(['3', '2']);
  const byNewest = await aList(placed);
  expect((await byNewest(`${nearGothenburg}&sortName=distance`)).ids).toEqual(['3', '2']);
  expect(text).toContain('7\u00a0km bort');
  expect(text).toContain(`href="${list}" rel="nofollow" aria-label="Ta bort inom 50\u00a0km från Göteborg"`);
  expect(text).toContain('<option value="" selected="">Närmast</option>');
});

test('nearest first is offered with a place only', async () => {
  const { text } = await (await aList(placed))('');
  expect(text).not.toContain('value="distance"');
});

test('a form sent without script names the place, and the server looks it up', async () => {
  const asked: unknown[] = [];
  const visit = await aList(placed, same, async ({ text, country, language }) => {
    asked.push([text, country, language]);
    const coordinates = { latitude: 57.7089, longitude: 11.9746 };
    return { id: '1', name: 'Göteborg', context: '', kind: 'town', country: 'SE', coordinates };
  });
  const { ids, text } = await visit('?near=goteborg&radius=10');
  expect(asked).toEqual([['goteborg', 'SE', 'sv']]);
  expect(ids).toEqual(['3']);
  expect(text).toContain('inom 10\u00a0km från Göteborg');
  expect(text).toMatch(/<input[^>]*name="near"[^>]*value="Göteborg"/);
  expect(text).toMatch(/<select[^>]*name="radius"/);
  expect(text).not.toContain('type="hidden" name="lat"');
});

test('a place that nobody knows leaves the whole list and says so', async () => {
  const { ids, text } = await (await aList(placed))('?near=Atlantis');
  expect(ids).toHaveLength(4);
  expect(text).toContain('”Atlantis” hittades inte');
});

test('a geocoder that fails leaves the whole list and says so', async () => {
  const broken = () => Promise.reject(new Error('down'));
  const { ids, text } = await (await aList(placed, same, broken))('?near=Lund');
  expect(ids).toHaveLength(4);
  expect(text).toContain('Platssökningen svarar inte just nu');
});

test('an empty circle offers a wider one and the whole country', async () => {
  const { text } = await (await aList(placed))('?near=Jönköping&lat=57.78&lng=14.16&radius=50');
  expect(text).toContain('Inom 100\u00a0km från Jönköping: 1 bil');
  expect(text).toContain('I hela landet: 4 bilar');
});

const conditions = [
  aCarRecord({ car_id: '1', car_condition: 'Begagnad', car_fuel: 'El', car_price: 100 }),
  aCarRecord({
    car_id: '2',
    car_condition: 'Begagnad',
    car_fuel: 'Diesel',
    car_brand: 'Kia',
    car_price: 200,
  }),
  aCarRecord({ car_id: '3', car_condition: 'Ny', car_fuel: 'El', car_brand: 'Kia', car_price: 900 }),
  aCarRecord({
    car_id: '4',
    car_condition: 'Ny',
    car_vehicle_type: 'Transportbil',
    car_vehicle_type_code: 'LCV',
    car_price: 300,
  }),
  aCarRecord({
    car_id: '5',
    car_condition: 'Begagnad',
    car_vehicle_type: 'Transportbil',
    car_vehicle_type_code: 'LCV',
    car_price: 250,
  }),
];

test('LIST-39 a list of used cars has used cars only: in the cards, the count, the facets and the histogram', async () => {
  const visit = await aList(conditions);
  const { ids, text } = await visit('', usedList);
  expect(ids.sort()).toEqual(['1', '2', '5']);
  expect(text).toMatch(/role="status"[^>]*>3 bilar</);
  expect(text).toMatch(/value="El"\/>.{0,200}check__count">1</);
  const props = JSON.parse(
    (/data-props="([^"]*)"/.exec(text)?.[1] ?? '').replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
  );
  expect(props.stock.bounds.car_price).toEqual({ min: 100, max: 250 });
  expect((await visit('?car_condition=Ny', usedList)).ids).toEqual([]);
});

test('what the list is about is a chip that leads to the whole stock, with the other filters kept', async () => {
  const { text } = await (await aList(conditions))('?car_fuel=El', usedList);
  expect(text).toContain(`href="${list}?car_fuel=El" rel="nofollow" aria-label="Ta bort Begagnad"`);
  expect(text).toContain(`href="${usedList}" rel="nofollow" aria-label="Ta bort El"`);
});

test('LIST-36 heading, title and breadcrumb of such a list agree, with a make and without', async () => {
  const visit = await aList(conditions);
  const make = (await visit('/kia', usedList)).text;
  expect(make).toContain('<title>Begagnad Kia | Solvik</title>');
  expect(make).toContain('<h1>Begagnad Kia</h1>');
  expect(make).toMatch(
    new RegExp(`<a href="${usedList}">Begagnade bilar</a></li><li aria-current="page">Kia<`),
  );
  expect(make).toContain(`<link rel="canonical" href="http://solvik-se.localhost:3000${usedList}/kia">`);
  const byQuery = (await visit('?car_brand=Kia')).text;
  expect(byQuery).toContain('<title>Kia i lager | Solvik</title>');
  expect(byQuery).toContain('<h1>Kia i lager</h1>');
  const fuel = (await visit('/diesel', usedList)).text;
  expect(fuel).toContain('<title>Begagnade bilar: Diesel | Solvik</title>');
  expect(fuel).toContain('<h1>Begagnade bilar: Diesel</h1>');
  expect(fuel).toMatch(/aria-current="page">Diesel</);
});

test('a list without wildcard pages below it has its makes in the query, and takes codes and open ends', async () => {
  const vans = '/kop-bil/transportbilar';
  const visit = await aList(conditions);
  const { ids, text } = await visit('', vans);
  expect(ids).toEqual(['5']);
  expect(text).toContain(`href="${vans}?car_brand=Volvo" rel="nofollow" class="check"`);
  expect((await visit('?car_brand=Volvo', vans)).ids).toEqual(['5']);
});

test('RED-55 a value of the address that the list is about already is shown once', async () => {
  const { text } = await (await aList(conditions))(
    '?car_vehicle_type=Transportbil',
    '/kop-bil/transportbilar',
  );
  expect(text.match(/aria-label="Ta bort Transportbil"/g)).toHaveLength(1);
});

test('LIST-29 LIST-30 a phrase in the address is read by the server: values become filters with their parents', async () => {
  const visit = await aList(three);
  const { ids, text } = await visit('?keyphrase=xc60 el');
  expect(ids).toEqual(['1']);
  expect(text).toContain('aria-label="Ta bort Volvo"');
  expect(text).toContain('aria-label="Ta bort XC60"');
  expect(text).toContain('aria-label="Ta bort El"');
});

test('a phrase that no car fits shows the cars without its least certain word, and says so', async () => {
  const visit = await aList(three);
  const { ids, text } = await visit('?keyphrase=kia rymdskepp');
  expect(ids).toEqual(['3']);
  expect(text).toContain('Inga bilar har allt du skrev. Här är 1 bil utan ”rymdskepp”.');
  expect((await visit('?keyphrase=rymdskepp')).text).toContain('Inga träffar');
});
