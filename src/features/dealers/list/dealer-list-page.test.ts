import { afterEach, expect, test } from 'vitest';
import { aServer } from '../../../main/testing/a-server.ts';
import { pageDocument, siteDocument } from '../../../main/testing/documents.ts';
import type { Place } from '../../../shared/maps/geocoder.ts';
import { embeddedSearch } from '../../../shared/search/adapters/embedded/embedded-search.ts';
import { cachedSearch } from '../../../shared/search/cached-search.ts';
import type { SearchRecord } from '../../../shared/search/port.ts';
import { definitionOf } from '../../inventory/testing/definition-by-name.ts';
import { aDealershipRecord, aDepartmentRecord } from '../testing/a-dealership.ts';

const index = 'sites-solvik-se';
const log = { info() {}, warn() {}, error() {} };
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

type Options = {
  block?: object;
  now?: string;
  broken?: boolean;
  language?: 'sv' | 'en';
  /** What the geocoder knows; without it, it does not respond. */
  places?: readonly Partial<Place>[];
};

/** A site with these dealerships, searched by the real engine. Monday, eleven o'clock in Sweden. */
async function aList(records: readonly SearchRecord[], options: Options = {}) {
  const { block = {}, now = '2026-11-16T10:00:00Z', broken = false, language = 'sv', places } = options;
  const engine = embeddedSearch(definitionOf);
  closing.push(() => engine.close());
  await engine.replaceAll(index, records);
  const failing = { index: () => ({ search: () => Promise.reject(new Error('down')) }) };
  const search = cachedSearch(broken ? failing : engine, log);
  const site = siteDocument('solvik-se', {
    timeZone: 'Europe/Stockholm',
    siteDetailPath: '/anlaggningar',
    indices: { cars: '', sites: index },
  });
  const main = [
    { id: 'list', block: 'dealer-list', fields: { title: 'Anläggningar', titleTag: 'h1', ...block } },
  ];
  const page = pageDocument('solvik-se', 'dealers', { path: '/anlaggningar', main }, language);
  const find = (text: string) =>
    places?.find(({ name, id }) => [name, id].includes(text)) as Place | undefined;
  const geocoder = {
    geocode: async ({ text }: { text: string }) => {
      if (!places) throw new Error('down');
      return find(text);
    },
    suggest: async () => [],
    reverse: async () => undefined,
  };
  const server = await aServer([site, page], { services: { search, geocoder }, now: () => new Date(now) });
  closing.push(server.close);
  return async (query = '') => {
    const { status, text, headers } = await server.get(
      'solvik-se.localhost',
      `${language === 'sv' ? '' : '/en'}/anlaggningar${query}`,
    );
    const html = text.slice(text.indexOf('<main'), text.indexOf('</main>')).replaceAll('<!-- -->', '');
    // The island's props repeat the texts; only what is drawn counts.
    const drawn = html.replaceAll(/data-props="[^"]*"/g, '');
    return { status, html: drawn, head: text.slice(0, text.indexOf('<main')), headers };
  };
}

const dealership = (n: number, more: SearchRecord = {}): SearchRecord =>
  aDealershipRecord({
    site_id: `s${String(n).padStart(3, '0')}`,
    slug: `hall-${n}`,
    site_official_name: `Hall ${n}`,
    website_sort_order: n,
    ...more,
  });
const many = (count: number, more: SearchRecord = {}) =>
  Array.from({ length: count }, (_, n) => dealership(n + 1, more));
const names = (html: string) => [...html.matchAll(/data-dealership="([^"]+)"/g)].map(([, id]) => id);
const hasSearch = (html: string) => html.includes('name="q"');
const chips = (html: string) => [...html.matchAll(/aria-label="Ta bort ([^"]+)"/g)].map(([, text]) => text);

test('DSL-02 a card has picture, name, street, zip and city, telephone and a link to the page of the dealership', async () => {
  const at = await aList([dealership(1, { site_image_url: 'https://pictures.example/hall.webp' })]);
  const { html } = await at();
  expect(html).toContain('src="https://pictures.example/hall.webp"');
  expect(html).toMatch(/<h2[^>]*><a href="\/anlaggningar\/hall-1"[^>]*><span[^>]*>Hall 1</);
  expect(html).toMatch(/<address[^>]*>Slussvägen 21<br\/>461 32 Trollhättan<\/address>/);
  expect(html).toContain('href="tel:0105500340"');
  expect((await (await aList([dealership(1)]))()).html).toContain('Bilden är på väg');
});

test('a card says whether it is open and until when', async () => {
  expect((await (await aList([dealership(1)]))()).html).toContain('Öppet till 18');
  const evening = await aList([dealership(1)], { now: '2026-11-16T18:00:00Z' });
  expect((await evening()).html).toContain('Stängt, öppnar i morgon kl. 9');
});

test('DSL-10 dealerships stand in the order of website_sort_order', async () => {
  const at = await aList([
    dealership(1, { website_sort_order: 30 }),
    dealership(2, { website_sort_order: 4 }),
    dealership(3, { website_sort_order: 10 }),
  ]);
  expect(names((await at()).html)).toEqual(['s002', 's003', 's001']);
});

test('DSL-07 fifty dealerships: 48, "showing 48 of 50", and a link to the rest that needs no script', async () => {
  const at = await aList(many(50));
  const { html } = await at();
  expect(names(html)).toHaveLength(48);
  expect(html).toContain('Visar 48 av 50 anläggningar');
  expect(html).toMatch(/<a rel="next" href="\/anlaggningar\?page=2"/);
  const all = (await at('?page=2')).html;
  expect(names(all)).toHaveLength(50);
  expect(all).toContain('Visar 50 av 50 anläggningar');
  expect(all).not.toContain('rel="next"');
});

test('DSL-04 the search box is there with nine dealerships, not with eight', async () => {
  expect(hasSearch((await (await aList(many(8)))()).html)).toBe(false);
  expect(hasSearch((await (await aList(many(9)))()).html)).toBe(true);
});

test('DSL-05 five dealerships that differ in nothing have no bar', async () => {
  const same = (await (await aList(many(5)))()).html;
  expect(same).not.toContain('<form');
  const differing = [...many(4), dealership(5, { site_region: 'Skåne', site_city: 'Lund' })];
  expect((await (await aList(differing))()).html).toContain('<form');
});

test('DSL-06 the search box stays while a search leaves one dealership', async () => {
  const at = await aList([...many(11), dealership(12, { site_official_name: 'Lysekil' })]);
  const { html } = await at('?keyphrase=lysekil');
  expect(names(html)).toEqual(['s012']);
  expect(hasSearch(html)).toBe(true);
  expect(html).toContain('value="lysekil"');
});

const elsewhere = { site_region: 'Skåne', site_city: 'Lund' };
const workshop = (brand: string) =>
  aDepartmentRecord({
    group: 'Workshop',
    service_name: 'Verkstad',
    brands: [{ brand_code: 'X', name: brand }],
  });
const sales = (brand: string) =>
  aDepartmentRecord({
    group: 'New cars',
    service_name: 'Nya bilar',
    brands: [{ brand_code: 'X', name: brand }],
  });

test('DSL-03 makes, departments, regions and cities are boxes of a form, with the number of dealerships', async () => {
  const at = await aList([
    dealership(1, { site_departments: [sales('Kia'), workshop('Kia')] }),
    dealership(2, { ...elsewhere, site_departments: [sales('Volvo')] }),
    dealership(3, { ...elsewhere, site_city: 'Malmö', site_departments: [sales('Volvo')] }),
  ]);
  const { html } = await at();
  for (const [name, value] of [
    ['site_region', 'Skåne'],
    ['site_city', 'Malmö'],
    ['site_departments.brands.name', 'Volvo'],
    ['site_departments.service_name', 'Verkstad'],
  ])
    expect(html, value).toMatch(
      new RegExp(`<input[^>]*name="${name}"[^>]*value="${value}"|value="${value}"[^>]*name="${name}"`),
    );
  expect(html).not.toMatch(/href="[^"]*site_region/);
  expect(names((await at('?site_region=Sk%C3%A5ne')).html)).toEqual(['s002', 's003']);
  expect(names((await at('?site_city=Malm%C3%B6')).html)).toEqual(['s003']);
});

test('DSL-12 RED-58 the address of an old redirect shows who sells a make, with its filters as chips', async () => {
  const at = await aList([
    dealership(1, { site_departments: [sales('Kia')] }),
    dealership(2, { site_departments: [sales('Volvo'), workshop('Kia')] }),
    dealership(3, { site_departments: [workshop('Volvo')] }),
  ]);
  const { html } = await at('?site_departments.service_name=Car%20sales&site_departments.brands.name=Volvo');
  expect(names(html)).toEqual(['s002']);
  expect(chips(html)).toEqual(['Volvo', 'Nya bilar']);
  const workshops = (await at('?site_departments.service_name=Verkstad&site_departments.brands.name=Volvo'))
    .html;
  expect(names(workshops)).toEqual(['s003', 's002'].sort());
});

test('DSL-08 DSL-09 makes as buttons where the block says so; a press on a chosen one takes it back', async () => {
  const records = [
    dealership(1, { site_departments: [sales('Kia')] }),
    dealership(2, { site_departments: [sales('Volvo')] }),
  ];
  expect((await (await aList(records))()).html).not.toContain('aria-label="Märken"');
  const at = await aList(records, { block: { quickBrands: true } });
  expect((await at()).html).toMatch(/<a href="\/anlaggningar\?site_departments.brands.name=Kia"[^>]*>Kia</);
  const { html } = await at('?site_departments.brands.name=Kia');
  expect(names(html)).toEqual(['s001']);
  expect(html).toMatch(/<a href="\/anlaggningar"[^>]*aria-current="true"[^>]*>Kia</);
});

test('DSL-13 nothing found and a search that fails use the list texts, and the page stands', async () => {
  const at = await aList(many(9));
  const nothing = await at('?site_region=Norrland');
  expect([nothing.status, names(nothing.html)]).toEqual([200, []]);
  expect(nothing.html).toContain('Inga träffar. Ta bort ett filter eller sök på något annat.');
  expect(nothing.html).toContain('Visa alla anläggningar');
  const broken = await aList(many(9), { broken: true });
  const failed = await broken();
  expect(failed.status).toBe(200);
  expect(failed.html).toContain('role="alert"');
  expect(failed.html).toContain('Anläggningarna kunde inte hämtas just nu.');
  expect(failed.html).toContain('Försök igen');
});

test('filters change nothing about the canonical address', async () => {
  const at = await aList(many(9));
  expect((await at('?keyphrase=hall')).head).toContain(
    'rel="canonical" href="http://solvik-se.localhost:3000/anlaggningar"',
  );
});

test('on a page in another language services are in that language where they are known words, else marked with the feed’s', async () => {
  const departments = (service: string) => ({
    site_departments: [aDepartmentRecord({ service_name: service })],
  });
  const records = [...many(6, departments('Service och verkstad')), ...many(5, departments('Husvagnar'))].map(
    (record, n) => ({ ...record, site_id: `s${n}`, slug: `hall-${n}` }),
  );
  const query = '?site_departments.service_name=Husvagnar';
  const english = (await (await aList(records, { language: 'en' }))(query)).html;
  expect(english).toContain('Servicing and repairs');
  expect(english.match(/<span lang="sv">Husvagnar<\/span>/g)).toHaveLength(2);
  expect((await (await aList(records))(query)).html).not.toContain('<span lang="sv">');
});

test('a postcode finds the same with and without its space', async () => {
  const at = await aList(many(9, { site_zip: '754 50' }));
  for (const phrase of ['754%2050', '75450'])
    expect((await at(`?keyphrase=${phrase}`)).html, phrase).toContain('Hall 1');
});

const lund = { name: 'Lund', kind: 'town', coordinates: { latitude: 55.7039, longitude: 13.191 } } as const;
const apart = [
  dealership(1, { site_geocoord: '59.3,18.0', site_official_name: 'Solna' }),
  dealership(2, { site_geocoord: '55.6,13.0', site_official_name: 'Malmö Lundavägen' }),
  ...many(8, { site_geocoord: '63.8,20.2' }).map((record, n) => ({
    ...record,
    site_id: `n${n}`,
    slug: `n-${n}`,
  })),
];

test('one field: a place sorts the list by distance without script, and stands in the field', async () => {
  const at = await aList(apart, { places: [lund] });
  const { html } = await at('?q=Lund');
  expect(names(html)).toHaveLength(10);
  expect(names(html).slice(0, 2)).toEqual(['s002', 's001']);
  expect(html).toMatch(/<input[^>]*name="q"[^>]*value="Lund"/);
  expect(html).toContain('data-distance');
  expect(html.match(/type="search"/g)).toHaveLength(1);
  // The address as the script writes it: the place is known without the geocoder.
  const known = (await (await aList(apart))('?q=Lund&lat=55.70&lng=13.19')).html;
  expect(names(known)).toEqual(names(html));
});

test('one field: words of names, addresses and makes narrow the list, before a place that is only called similarly', async () => {
  const similar = { ...lund, id: 'Solna', name: 'Solnavik' };
  const guessed = { ...lund, id: 'Lunnd', guessed: true } as const;
  const at = await aList(apart, { places: [lund, similar, guessed] });
  expect(names((await at('?q=Solna')).html)).toEqual(['s001']);
  const mistyped = (await at('?q=Lunnd')).html;
  expect(names(mistyped).slice(0, 2)).toEqual(['s002', 's001']);
  expect(mistyped).toContain('Ingen plats heter ”Lunnd”. Vi visar Lund.');
  expect((await at('?q=Atlantis')).html).toContain('Inga träffar.');
  expect(names((await (await aList(apart))('?q=Solna')).html)).toEqual(['s001']);
});
