import { afterEach, describe, expect, test } from 'vitest';
import { aServer } from '../../main/testing/a-server.ts';
import { pageDocument, siteDocument } from '../../main/testing/documents.ts';
import type { Geocoder, PlaceQuery } from '../../shared/maps/geocoder.ts';
import type { SearchQuery, SearchRecord } from '../../shared/search/port.ts';
import { fromLocationTable } from './location-rows.ts';
import type { LocatorProps } from './locator-props.ts';

let close: (() => Promise<void>) | undefined;
afterEach(() => close?.());

const aCharger = (at: number, more: SearchRecord = {}): SearchRecord => ({
  charger_id: `c${at}`,
  name: `Station ${at}`,
  address: `Storgatan ${at}`,
  zip: '222 22',
  city: 'Lund',
  lat: 55.7 + at / 1000,
  lng: '13.2',
  chargerOptions: [{ id: '1', amount: 4, icon: 'CCS2', watts: 150_000 }],
  ...more,
});
const chargers = (count: number) => Array.from({ length: count }, (_, at) => aCharger(at + 1));

const aDealer = (at: number, more: SearchRecord = {}): SearchRecord => ({
  site_id: `d${at}`,
  slug: `solvik-${at}`,
  site_official_name: `Solvik ${at}`,
  site_street: 'Kajgatan 12',
  site_zip: '451 50',
  site_city: 'Uddevalla',
  site_phone: '010-550 01 40',
  site_geocoord: `58.${at + 10},11.9`,
  ...more,
});

const lund = { id: 'lund', name: 'Lund', context: 'Skåne', kind: 'town' as const, country: 'SE' };

async function aLocator(
  records: readonly SearchRecord[],
  fields: object = {},
  geocode: Geocoder['geocode'] = async () => undefined,
) {
  const queries: { index: string; query: SearchQuery }[] = [];
  const geocoded: PlaceQuery[] = [];
  const search = async (index: string, query: SearchQuery) => {
    queries.push({ index, query });
    return { content: records, facet: [], total_items: records.length, limit: 0, offset: 0, failed: false };
  };
  const geocoder = {
    suggest: async () => [],
    reverse: async () => undefined,
    geocode: async (query: PlaceQuery) => {
      geocoded.push(query);
      return geocode(query);
    },
  } satisfies Geocoder;
  const indices = { chargers: 'chargers-charging', sites: 'sites-charging' };
  const main = [{ id: 'locator', block: 'locator', fields: { source: 'chargers', ...fields } }];
  const documents = [
    siteDocument('charging', { indices, siteDetailPath: '/hitta-oss' }),
    pageDocument('charging', 'find', { path: '/hitta', main }),
  ];
  const server = await aServer(documents, { services: { search: { search }, geocoder } });
  close = server.close;
  const at = async (query = '') => {
    const { status, text } = await server.get('charging.localhost', `/hitta${query}`);
    const html = text.slice(text.indexOf('<main'), text.indexOf('</main>')).replaceAll('<!-- -->', '');
    const [, props = '{}'] = /data-island="locator"[^>]*data-props="([^"]*)"/.exec(text) ?? [];
    return { status, html, props: JSON.parse(unescaped(props)) as LocatorProps };
  };
  const list = (query = '?source=chargers') =>
    server.get('charging.localhost', `/api/locator/locations${query}`);
  return { ...server, at, list, queries, geocoded };
}

const unescaped = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
const names = (html: string) =>
  [...html.matchAll(/location-card__name[^"]*">([^<]+)</g)].map(([, name]) => name);
const hrefs = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => unescaped(href));

describe('LOC-34 the server renders the locator', () => {
  test('with the names of the locations in the page', async () => {
    const { at, queries } = await aLocator(chargers(3), { panelTitle: 'Hitta laddstation' });
    const { status, html } = await at();
    expect(status).toBe(200);
    expect(html).toMatch(/<h1[^>]*>Hitta laddstation/);
    expect(names(html)).toEqual(['Station 1', 'Station 2', 'Station 3']);
    expect(queries.map(({ index }) => index)).toEqual(['chargers-charging']);
  });

  test('of the dealerships from their own index, each with a link to its page', async () => {
    const { at, queries } = await aLocator([aDealer(1), aDealer(2)], { source: 'dealerships' });
    const { html } = await at();
    expect(queries.map(({ index }) => index)).toEqual(['sites-charging']);
    expect(names(html)).toEqual(['Solvik 1', 'Solvik 2']);
    expect(hrefs(html)).toContain('/hitta-oss/solvik-2');
    expect(hrefs(html)).toContain('tel:0105500140');
  });
});

test('LOC-08 ERR-05 without locations the no-dealers text is shown', async () => {
  const { at } = await aLocator([], { noDealersText: 'Här är tomt.' });
  const { status, html } = await at();
  expect(status).toBe(200);
  expect(html).toContain('Här är tomt.');
  expect(html).not.toContain('location-card');
});

describe('LOC-09 of 28 stations', () => {
  test('20 are in the page, and a link without script shows 25, 28 and then is gone', async () => {
    const { at } = await aLocator(chargers(28));
    const first = await at();
    expect(names(first.html)).toHaveLength(20);
    expect(first.html).toContain('Visar 20 av 28');
    const next = hrefs(first.html).find((href) => href.includes('show='));
    expect(next).toBe('/hitta?show=25');
    const second = await at('?show=25');
    expect(names(second.html)).toHaveLength(25);
    expect(hrefs(second.html)).toContain('/hitta?show=30');
    const last = await at('?show=30');
    expect(names(last.html)).toHaveLength(28);
    expect(last.html).not.toContain('show=');
  });

  test('LOC-35 the text of the setting says how many are shown', async () => {
    const { at } = await aLocator(chargers(28), { currentlyShowingText: '{shown} / {total} stolpar' });
    expect((await at()).html).toContain('20 / 28 stolpar');
    expect((await at('?show=25')).html).toContain('25 / 28 stolpar');
  });
});

test('LOC-17 thirty dealerships are all listed', async () => {
  const { at } = await aLocator(
    Array.from({ length: 30 }, (_, n) => aDealer(n)),
    { source: 'dealerships' },
  );
  const { html } = await at();
  expect(names(html)).toHaveLength(30);
  expect(html).not.toContain('show=');
});

test('LOC-12 a card shows the icon, the power, the connector and the number of each option', async () => {
  const options = [
    { id: '1', amount: 6, icon: 'CCS2', watts: 150_000 },
    { id: '2', amount: 2, icon: 'CCS1', watts: 50_000 },
    { id: '3', amount: 8, icon: '', watts: 22_000, connector: 'Type 2' },
  ];
  const { at } = await aLocator([aCharger(1, { chargerOptions: options })]);
  const { html } = await at();
  const [card = ''] = /<ul class="charger-options[ "].*?<\/ul>/.exec(html) ?? [];
  const lines = card
    .split(/<li[^>]*>/)
    .slice(1)
    .map((line) =>
      line
        .replace(/<svg[^>]*data-icon="(\w+)".*?<\/svg>/, '[$1]')
        .replace(/<svg.*?<\/svg>/, '[]')
        .replace(/<[^>]+>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    );
  expect(lines).toEqual([
    '[CCS2] 150 kW CCS2 6 uttag',
    '[CCS1] 50 kW CCS1 2 uttag',
    '[] 22 kW Typ 2 8 uttag',
  ]);
});

test('LOC-13 LOC-15 LOC-16 LOC-03 what is not kept is neither in the list nor among the markers', async () => {
  const given = [
    aCharger(1),
    aCharger(2, { lat: 'abc' }),
    aCharger(3, { chargerOptions: [{ amount: '', watts: 22_000 }] }),
    aCharger(4, { chargerOptions: [] }),
  ];
  const { at, list } = await aLocator(given);
  const { html, props } = await at();
  expect(names(html)).toEqual(['Station 1']);
  expect(props.pageType).toBe('ChargingPoint');
  expect(props.locations).toMatchObject({ state: 'all', all: [{ id: 'c1' }] });
  expect(fromLocationTable(JSON.parse((await list()).text)).map(({ id }) => id)).toEqual(['c1']);
});

test('LOC-05 directions lead to name, address, zip and city', async () => {
  const { at } = await aLocator([aCharger(1, { name: 'Nära & gott' })], { findUsText: 'Hitta hit' });
  const { html } = await at();
  const directions = hrefs(html).find((href) => href.includes('maps'));
  const { searchParams } = new URL(directions ?? '');
  const destination = [...searchParams.values()].join(' ');
  for (const part of ['Nära & gott', 'Storgatan 1', '222 22', 'Lund']) expect(destination).toContain(part);
  expect(html).toContain('Hitta hit');
});

describe('LOC-18 LOC-20 LOC-21 the settings reach the map', () => {
  test('as they are set', async () => {
    const set = {
      defaultLatitude: 59.3,
      defaultLongitude: 18.1,
      defaultZoomLevel: 6,
      distanceUnit: 'mi',
      searchResultDistanceThreshold: 30,
      countryInGoogleSearch: 'Sweden',
      fitsAllAtStart: true,
    };
    const { props, html } = await (await aLocator(chargers(1), set)).at();
    expect(props.settings).toEqual({
      center: { latitude: 59.3, longitude: 18.1 },
      zoom: 6,
      distanceUnit: 'mi',
      threshold: 30,
      country: 'Sweden',
      fitsAllAtStart: true,
    });
    expect(html).toMatch(/data-zoom="6" data-center="59.3,18.1"/);
  });

  test('CONST-03 CONST-04 or at 52.54 N 12.37 E, zoom 10, when they are not', async () => {
    const { html } = await (await aLocator(chargers(1))).at();
    expect(html).toMatch(/data-zoom="10" data-center="52.54,12.37"/);
  });
});

describe('LOC-19 the texts an editor writes', () => {
  const written = {
    searchPlaceholder: 'Var är du?',
    nearMeMapText: 'Nära på kartan',
    nearMePanelText: 'Nära i listan',
    panelTabTitle: 'Listan',
    mapTabTitle: 'Kartan',
    panelTitle: 'Rubriken',
    showMoreLabel: 'Fler, tack',
    currentlyShowingText: '{shown} ur {total}',
    findUsText: 'Kör hit',
  };

  test('are each shown where they are used', async () => {
    const { html } = await (await aLocator(chargers(28), written)).at();
    expect(html).toContain('placeholder="Var är du?"');
    expect(html).toMatch(/<button[^>]*>(?:<svg.*?<\/svg>)?<span[^>]*>Nära i listan<\/span><\/button>/);
    expect(html).toMatch(/class="[^"]*locator__near[^"]*"[^>]*>(?:<svg.*?<\/svg>)?Nära på kartan/);
    expect(html).toMatch(/role="tab"[^>]*>(?:<svg.*?<\/svg>)?Listan/);
    expect(html).toMatch(/role="tab"[^>]*>(?:<svg.*?<\/svg>)?Kartan/);
    expect(html).toMatch(/<h1[^>]*>Rubriken<\/h1>/);
    expect(html).toMatch(/rel="next nofollow"[^>]*>Fler, tack<\/a>/);
    expect(html).toContain('20 ur 28');
    expect(html).toContain('Kör hit');
  });

  test('fall back on those of the language', async () => {
    const { html, props } = await (await aLocator(chargers(28))).at();
    expect(html).toContain('placeholder="Ort, adress eller postnummer"');
    expect(props.texts.markerPreviewShowMoreText).toBe('Visa mer');
  });
});

describe('a search without script', () => {
  const there = { ...lund, coordinates: { latitude: 55.7, longitude: 13.2 } };

  test('LOC-23 geocodes the term together with the country, LOC-26 and lists the nearest', async () => {
    const far = [aCharger(900), aCharger(2), aCharger(700), aCharger(800)];
    const { at, geocoded } = await aLocator(far, { countryInGoogleSearch: 'Sweden' }, async () => there);
    const { html } = await at('?q=lund');
    expect(geocoded).toMatchObject([{ text: 'lund, Sweden', country: 'SE' }]);
    expect(names(html)).toEqual(['Station 2', 'Station 700', 'Station 800']);
    expect(html).toContain('200\u00a0m');
    expect(html).toContain('Få träffar inom 16\u00a0km från Lund.');
    expect(html).toContain('value="Lund"');
  });

  test('LOC-24 ERR-03 of no place says so, is logged and leaves the list as it was', async () => {
    const { at, lines } = await aLocator(chargers(3), {}, async () => undefined);
    const { status, html } = await at('?q=zzzzqq');
    expect(status).toBe(200);
    expect(html).toContain('Vi hittar ingen plats som heter ”zzzzqq”.');
    expect(names(html)).toHaveLength(3);
    expect(lines).toContainEqual(expect.objectContaining({ level: 'warn', code: 'PLACE_NOT_FOUND' }));
  });

  test('LOC-24 while the geocoder fails says so and leaves the list as it was', async () => {
    const { at, lines } = await aLocator(chargers(3), {}, () => Promise.reject(new Error('down')));
    const { html } = await at('?q=lund');
    expect(html).toContain('Platssökningen svarar inte just nu.');
    expect(names(html)).toHaveLength(3);
    expect(lines).toContainEqual(expect.objectContaining({ level: 'warn', code: 'GEOCODER_UNAVAILABLE' }));
  });
});

describe('many locations', () => {
  test('come as one table, which the page names; only the first cards are in the page', async () => {
    const { at, list } = await aLocator(chargers(150));
    const { html, props } = await at();
    expect(names(html)).toHaveLength(20);
    expect(props.locations).toMatchObject({
      state: 'first',
      resultCount: 150,
      url: '/api/locator/locations?source=chargers',
    });
    const { status, headers, text } = await list();
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=300']);
    expect(fromLocationTable(JSON.parse(text))).toHaveLength(150);
  });

  test('LOC-11 each with id, name, coordinates, address and options', async () => {
    const { list } = await aLocator([aCharger(7)]);
    expect(fromLocationTable(JSON.parse((await list()).text))).toEqual([
      {
        id: 'c7',
        name: 'Station 7',
        lat: 55.707,
        lng: 13.2,
        city: 'Lund',
        address: 'Storgatan 7',
        zip: '222 22',
        chargerOptions: [{ id: '1', amount: 4, icon: 'CCS2', watts: 150_000 }],
      },
    ]);
  });

  test('are refused with a sentence when the source is unknown', async () => {
    const { status, text } = await (await aLocator([])).list('?source=ships');
    expect(status).toBe(400);
    expect(JSON.parse(text)).toMatchObject({ code: 'BAD_QUERY' });
  });
});
