import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { addRecordFields } from '../../../main/extensions/record-fields.ts';
import { aServer } from '../../../main/testing/a-server.ts';
import { pageDocument, siteDocument } from '../../../main/testing/documents.ts';
import { embeddedSearch } from '../../../shared/search/adapters/embedded/embedded-search.ts';
import { cachedSearch } from '../../../shared/search/cached-search.ts';
import type { SearchRecord } from '../../../shared/search/port.ts';
import { someRecords } from '../../../web/server/testing/some-records.ts';
import { aCarRecord } from '../../cars/testing/a-car.ts';
import { definitionOf } from '../../inventory/testing/definition-by-name.ts';
import { aDealershipRecord, aDepartmentRecord } from '../testing/a-dealership.ts';

const cars = 'cars-solvik-se';
const dealershipIndex = 'sites-solvik-se';
const log = { info() {}, warn() {}, error() {} };
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

type Options = {
  cars?: readonly SearchRecord[];
  settings?: object;
  /** The store of single records does not respond. */
  broken?: boolean;
  /** Of the make with the code VO. */
  logos?: object;
  /** The page's; the site's first one is Swedish. */
  language?: 'sv' | 'en';
};

/** The page of one dealership, on a Monday at eleven o'clock in Sweden. */
async function aPage(
  record: SearchRecord = {},
  { cars: stock = [], settings = {}, broken = false, logos = {}, language = 'sv' }: Options = {},
) {
  const engine = embeddedSearch(definitionOf);
  const dealership = aDealershipRecord(record);
  await engine.replaceAll(dealershipIndex, [dealership]);
  await engine.replaceAll(cars, stock);
  const { services } = someRecords({ [dealershipIndex]: [dealership] });
  const records = broken ? { find: () => Promise.reject(new Error('down')) } : services.records;
  const site = siteDocument('solvik-se', {
    timeZone: 'Europe/Stockholm',
    pathToCarList: '/kop-bil/alla-bilar-i-lager',
    carDetailPath: '/kop-bil',
    siteDetailPath: '/anlaggningar',
    workshopBookingPath: '/boka-service',
    indices: { cars, sites: dealershipIndex },
    ...settings,
  });
  const main = [{ id: 'page', block: 'dealer-page', fields: { fallbackImage: { media: 'scenes/hall' } } }];
  const media = ['scenes/hall', 'logos/colour', 'logos/mono'].map((key) => ({
    ...{ kind: 'media' as const, site: '', language: '', key },
    body: { file: key.replace('/', '-'), width: 1600, height: 900, vector: false },
  }));
  const brands = {
    ...{ kind: 'brands' as const, site: 'solvik-se', language: '', key: '' },
    body: [{ brandCode: 'VO', name: 'Volvo', ...logos }],
  };
  const page = pageDocument('solvik-se', 'dealer', { path: '/anlaggningar/,-w-,', main }, language);
  const server = await aServer([site, page, brands, ...media], {
    services: { search: cachedSearch(engine, log), records },
    now: () => new Date('2026-11-16T10:00:00Z'),
  });
  closing.push(server.close, () => engine.close());
  const { status, headers, text } = await server.get(
    'solvik-se.localhost',
    `${language === 'sv' ? '' : '/en'}/anlaggningar/solvik-trollhattan`,
  );
  const html = text.slice(text.indexOf('<main'), text.indexOf('</main>')).replaceAll('<!-- -->', '');
  return { status, location: headers.location, html, text };
}

const hrefOf = (html: string, label: string) =>
  new RegExp(`<a[^>]*href="([^"]*)"[^>]*>${label}`).exec(html)?.[1]?.replaceAll('&amp;', '&');

describe('the dealership', () => {
  test('DSD-01 the last segment of the address is the slug', async () => {
    const { status, html } = await aPage();
    expect(status).toBe(200);
    expect(html).toMatch(/<h1[^>]*>Solvik Trollhättan<\/h1>/);
  });

  test('DSD-03 a dealership without a picture has the page’s own', async () => {
    expect((await aPage()).html).toContain('scenes-hall');
  });

  test('DSD-23 when the dealership cannot be read, the visitor goes to the list', async () => {
    const { status, location } = await aPage({}, { broken: true });
    expect([status, location]).toEqual([302, '/anlaggningar']);
  });

  test('DSD-05 CONST-03 the small map is at the dealership, no closer than there is something around it', async () => {
    expect((await aPage()).html).toContain('data-zoom="10" data-center="58.28,12.28"');
  });

  test('DSD-06 CONST-04 a dealership that is nowhere has a map of Stockholm without a marker', async () => {
    for (const site_geocoord of [undefined, '', '91,200', 'somewhere']) {
      const { html } = await aPage({ site_geocoord });
      expect(html).toContain('data-zoom="10" data-center="59.3293,18.0686"');
      expect(html).not.toContain('&quot;coordinates&quot;');
    }
  });

  test('an extension’s fields stand below the departments, and what is private does not', async () => {
    const field = {
      type: 'text',
      label: 'dealerOpen',
      description: 'What it charges.',
      example: 'A',
    } as const;
    const dealershipFields = { charging: field, key_box: { ...field, isPrivate: true } } as const;
    const remove = addRecordFields({ name: 'parts', apiVersion: 1, about: 'for tests', dealershipFields });
    onTestFinished(remove);
    const { html } = await aPage({ charging: '4 of 150 kW', key_box: '1174' });
    expect(html).toMatch(/<dd[^>]*>4 of 150 kW<\/dd>/);
    expect(html).not.toContain('1174');
  });

  test('the hero says until when it is open', async () => {
    expect((await aPage()).html).toContain('Öppet till 18');
  });
});

describe('a department', () => {
  const withDepartment = (more: SearchRecord) => ({ site_departments: [aDepartmentRecord(more)] });

  test('DSD-08 goes by its official name where it has one, with telephone and mail', async () => {
    const { html } = await aPage(withDepartment({}));
    expect(html).toMatch(/<h2[^>]*>Begagnade bilar<\/h2>/);
    expect(html).toContain('href="tel:0105500345"');
    expect(html).toContain('href="mailto:begagnat.trollhattan@solvik.example"');
    const bare = { official_name: undefined, name: undefined, group: undefined };
    const { html: serving } = await aPage(withDepartment({ ...bare, service_name: ['Verkstad', 'Däck'] }));
    expect(serving).toMatch(/<h2[^>]*>Verkstad<\/h2>/);
    const { html: nameless } = await aPage(withDepartment(bare));
    expect(nameless).toMatch(/<h2[^>]*>Öppettider<\/h2>/);
    const plain = await aPage(withDepartment({ official_name: undefined }));
    expect(plain.html).toMatch(/<h2[^>]*>Trollhättan begagnade bilar<\/h2>/);
  });

  test('DSD-09 has its hours day by day, as the schedule writes them', async () => {
    const { html } = await aPage(withDepartment({}));
    for (const day of ['Tisdag', 'Onsdag', 'Torsdag', 'Fredag'])
      expect(html).toMatch(new RegExp(`<dt[^>]*>${day}</dt><dd>9–18</dd>`));
    expect(html).toMatch(/<dt[^>]*>Söndag<\/dt><dd>Stängt<\/dd>/);
  });

  test('on a page in another language days, departments, titles and holidays are in that language, and words nobody knows are marked', async () => {
    const { html } = await aPage(withDepartment({}), { language: 'en' });
    expect(html).toMatch(/<dt[^>]*>Tuesday<\/dt><dd>9–18<\/dd>/);
    expect(html).toMatch(/<dt[^>]*>Sunday<\/dt><dd>Closed<\/dd>/);
    expect(html).toMatch(/<h2[^>]*>Used cars<\/h2>/);
    expect(html).toMatch(/<span class="[^"]*">Sales executive<\/span>/);
    expect(html).not.toContain('lang="sv"');
    const unknown = { official_name: 'Husbilar', group: undefined };
    expect((await aPage(withDepartment(unknown), { language: 'en' })).html).toMatch(
      /<h2[^>]* lang="sv"[^>]*>Husbilar<\/h2>/,
    );
    const translated = { ...unknown, official_name_by_language: { en: 'Motorhomes' } };
    expect((await aPage(withDepartment(translated), { language: 'en' })).html).toMatch(
      /<h2[^>]*>Motorhomes<\/h2>/,
    );
    expect((await aPage(withDepartment({}))).html).not.toContain('lang="sv"');
  });

  test('DSD-25 has all the parts of a department’s record', async () => {
    const { html } = await aPage(withDepartment({ group: 'Parts', erp_id: '4610-22' }));
    for (const part of ['Begagnade bilar', '010-550 03 45', 'Volvo', 'Daniel Falk', 'Bilsäljare', '9–18'])
      expect(html).toContain(part);
  });

  const departmentOf = (html: string) => html.slice(html.indexOf('<section id="department-1"'));

  test('DSD-13 DSD-14 makes are shown by their logos, the black and white one before the other', async () => {
    const brand = (more: object) =>
      withDepartment({ brands: [{ brand_code: 'VO', name: 'Volvo' }], ...more });
    const both = await aPage(brand({}), { logos: { logo: 'logos/colour', logoBlackAndWhite: 'logos/mono' } });
    expect(both.html).toContain('logos-mono');
    expect(both.html).not.toContain('logos-colour');
    expect((await aPage(brand({}), { logos: { logo: 'logos/colour' } })).html).toContain('logos-colour');
    const branch = { brands: ['VO', 'VO_X'].map((brand_code) => ({ brand_code, name: brand_code })) };
    expect((await aPage(brand(branch))).html).not.toContain('VO_X');
  });

  test('DSD-16 DSD-17 a workshop of the Swedish dealer site is booked from the dealership’s place', async () => {
    const shop = withDepartment({ group: 'Workshop' });
    const label = 'Boka service &amp; verkstad';
    const shown = async (record: SearchRecord, settings = {}) =>
      departmentOf((await aPage(record, { settings })).html);
    expect(hrefOf(await shown(shop), label)).toBe('/boka-service?latitude=58.28&longitude=12.28');
    expect(hrefOf(await shown({ ...shop, site_geocoord: 'x' }), label)).toBe('/boka-service');
    expect(await shown(withDepartment({ group: 'Parts' }))).not.toContain(label);
    expect(await shown(shop, { country: 'NO' })).not.toContain(label);
    expect(await shown(shop, { workshopBookingPath: '' })).not.toContain(label);
  });

  test('DSD-18 DSD-19 new cars have a button to those in stock here, where the site’s setting says so', async () => {
    const newCars = withDepartment({ group: 'New cars' });
    const on = await aPage(newCars, { settings: { showsNewCarsInStock: true } });
    const address = new URL(hrefOf(on.html, 'Nya bilar i lager') ?? '', 'http://x');
    expect(address.pathname).toBe('/kop-bil/alla-bilar-i-lager');
    expect([...address.searchParams]).toEqual([
      ['car_website_city', 'Trollhättan'],
      ['car_site_name', 'Trollhättan>Solvik Trollhättan'],
    ]);
    expect((await aPage(newCars)).html).not.toContain('Nya bilar i lager');
    const workshop = withDepartment({ group: 'Workshop' });
    const other = await aPage(workshop, { settings: { showsNewCarsInStock: true } });
    expect(other.html).not.toContain('Nya bilar i lager');
  });
});

describe('cars', () => {
  const stock = Array.from({ length: 13 }, (_, n) =>
    aCarRecord({
      car_id: `c${n + 1}`,
      car_site_id: '461003',
      car_publishdate: `2026-10-${String(n + 1).padStart(2, '0')}T08:00:00Z`,
    }),
  );
  const other = aCarRecord({ car_id: 'other', car_site_id: '9', car_publishdate: '2026-11-01T08:00:00Z' });

  test('DSD-20 DSD-21 the twelve latest of thirteen arrivals, newest first, and a button to all of them', async () => {
    const { html } = await aPage({}, { cars: [...stock, other] });
    const shown = [...html.matchAll(/data-car="([^"]+)"/g)].map(([, id]) => id);
    expect([...new Set(shown)]).toEqual(Array.from({ length: 12 }, (_, n) => `c${13 - n}`));
    const address = new URL(hrefOf(html, 'Visa alla 13') ?? '', 'http://x');
    expect(address.searchParams.get('car_site_name')).toBe('Trollhättan>Solvik Trollhättan');
  });

  test('without cars there is neither carousel nor count', async () => {
    const { html } = await aPage();
    expect(html).not.toContain('Senast inkommet');
    expect(html).not.toContain('Bilar på plats');
  });
});
