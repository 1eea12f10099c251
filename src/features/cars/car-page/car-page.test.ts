import { afterEach, describe, expect, test } from 'vitest';
import { aServer } from '../../../main/testing/a-server.ts';
import { pageDocument, siteDocument } from '../../../main/testing/documents.ts';
import type { SearchRecord } from '../../../shared/search/port.ts';
import { someRecords } from '../../../web/server/testing/some-records.ts';
import { aDealershipRecord, aDepartmentRecord } from '../../dealers/testing/a-dealership.ts';
import { aCarRecord } from '../testing/a-car.ts';

let close = async () => {};
afterEach(() => close());

type Where = { name?: string; country?: string; language?: string };

/** The markup of a car's page on a site of its own. */
async function pageOf(car: SearchRecord, others: readonly SearchRecord[] = [], where: Where = {}) {
  const { name = 'solvik-se', country = 'SE', language = 'sv' } = where;
  const site = siteDocument(name, {
    country,
    languages: [{ code: language }],
    pathToCarList: '/kop-bil/alla-bilar-i-lager',
    carDetailPath: '/kop-bil',
    siteDetailPath: '/anlaggningar',
    indices: { cars: `cars-${name}`, sites: `sites-${name}` },
  });
  const main = [{ id: 'car', block: 'car-page', fields: {} }];
  const page = pageDocument(name, 'car', { path: '/kop-bil/,-w-,/,-w-,', main }, language);
  const { services } = someRecords({
    [`cars-${name}`]: [car, ...others],
    [`sites-${name}`]: [
      aDealershipRecord({ site_brands: ['Volvo'], site_departments: [aDepartmentRecord()] }),
    ],
  });
  const home = pageDocument(name, 'home', { main: [] }, language);
  const server = await aServer([site, home, page], { services });
  close = server.close;
  const { status, text } = await server.get(`${name}.localhost`, `/kop-bil/${car['car_id']}/${car['slug']}`);
  expect([status, text.includes('section-fallback')]).toEqual([200, false]);
  return text;
}

const headings = (text: string) =>
  [...text.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, words]) => words?.trim());
const loan = {
  title: 'Billån',
  interest_rate: 5.95,
  start_fee: 0,
  invoice_fee: 0,
  default_monthly_cost: 4279,
  default_contract_duration: duration(36),
  contract_durations: [duration(36)],
  disclaimer: 'Exempel {1}, {2}, {3}, {4}, {5}.',
};
function duration(months: number) {
  return {
    months,
    residual_percentage: 50,
    cash_amount_min_percentage: 20,
    cash_amount_max_percentage: 40,
  };
}

describe('a car in stock', () => {
  test('DET-18 a full car shows every section, in order', async () => {
    const car = aCarRecord({ car_loan_option: loan, car_site_region: 'Väst', acceleration: '5 s' });
    const text = await pageOf(car, [aCarRecord({ car_id: '2', car_site_region: 'Väst' })]);
    expect(headings(text)).toEqual([
      'Billån',
      'I korthet',
      'Om bilen',
      'Utrustning',
      'Tekniska data',
      'Provkör den. Eller fråga något först.',
      'Fler i samma anda',
    ]);
    expect(text).toContain('id="overview"');
    expect(text).toContain('data-island="car-finance"');
    expect(text).toContain('data-island="contact-form"');
    expect(text).toContain('google.com/maps/search');
    expect(text).toContain('data-script="own-map" data-destination=');
  });

  test('the price stands among those of at least eight comparable cars, in words, as a picture and as a list', async () => {
    const comparable = { car_model_year: 2023, car_site_region: 'Väst' };
    const others = Array.from({ length: 9 }, (_, at) =>
      aCarRecord({ ...comparable, car_id: `70${at}`, car_price: 440_000 + at * 10_000, slug: `bil-${at}` }),
    );
    const car = aCarRecord({ ...comparable, car_price: 445_000 });
    const text = await pageOf(car, others);
    expect(headings(text)).toContain('Priset jämfört');
    expect(text).toContain('8 av 9 jämförbara bilar kostar mer.');
    expect(text).toContain('Bra pris');
    expect(text.match(/<circle class="fill-current text-ink-muted/g)).toHaveLength(9);
    expect(text).toMatch(/href="\/kop-bil\/700\/bil-0"[^>]*>Volvo XC60 T6 Plus<\/a>/);
    expect(text).toContain('högst 4\u00a0000\u00a0mil');
    await close();
    expect(await pageOf({ ...car, car_price: 470_000 }, others)).not.toMatch(/tag--ok[^>]*>Bra pris/);
    await close();
    expect(headings(await pageOf(car, others.slice(0, 7)))).not.toContain('Priset jämfört');
  });

  test('DET-36 what the car does not have is not there', async () => {
    const bare = aCarRecord({ car_equipment: [], car_description: '', car_sellers: [] });
    const text = await pageOf(bare);
    expect(text).not.toContain('data-island="car-finance"');
    expect(headings(text)).not.toContain('Utrustning');
    expect(headings(text)).not.toContain('Om bilen');
  });

  test('DET-35 its sellers can be called and written to', async () => {
    const text = await pageOf(aCarRecord());
    expect(text).toContain('Daniel Falk');
    expect(text).toMatch(/href="tel:[+0-9]+"[^>]*aria-label="Ring Daniel Falk"/);
    expect(text).toContain('href="mailto:daniel.falk@solvik.example"');
  });

  test('DET-14 its dealership is one step away', async () => {
    expect(await pageOf(aCarRecord())).toContain('href="/anlaggningar/solvik-trollhattan"');
  });

  test('its dealership stands on a small map that is loaded when it is seen', async () => {
    const text = await pageOf(aCarRecord());
    const [, props = ''] =
      /data-island="location-map" data-when="visible"[^>]*data-props="([^"]*)"/.exec(text) ?? [];
    expect(JSON.parse(props.replaceAll('&quot;', '"'))).toMatchObject({
      dealership: { name: 'Solvik Trollhättan', coordinates: { latitude: 58.28, longitude: 12.28 } },
      settings: { styleUrl: expect.stringContaining('/maps/styles/') },
      texts: { detailDistance: '{distance} från {place}' },
    });
  });

  test('DET-31 a van is priced without VAT, a campaign price stands before the ordinary one', async () => {
    const van = aCarRecord({ car_vehicle_type_code: 'LCV', car_price_exkl_vat: 200_000 });
    expect(await pageOf(van)).toMatch(/price__now">200\s000\skr.*exkl\. moms/s);
    await close();
    const campaign = {
      car_has_campaign_price: true,
      car_campaign_price: 439_900,
      car_earlier_price: 459_900,
    };
    const page = await pageOf(aCarRecord(campaign));
    expect(page).toMatch(/price__now">439\s900\skr.*price__was">459\s900\skr/s);
    expect(page).toMatch(
      /<p[^>]*>Lägsta pris 30 dagar före kampanjen(<!-- -->)?: (<!-- -->)?459\s900\skr<\/p>/,
    );
  });

  test('DET-30 the cars beside it are others of its region, body and fuel, eight at most', async () => {
    const alike = { car_site_region: 'Väst', car_body: 'SUV', car_fuel: 'El' };
    const others = Array.from({ length: 12 }, (_, at) => aCarRecord({ car_id: `9${at}`, ...alike }));
    const text = await pageOf(aCarRecord(alike), others);
    const ids = new Set([...text.matchAll(/data-car="(\d+)"/g)].map(([, id]) => id));
    expect(ids.size).toBe(9);
  });
});

describe('a sample', () => {
  const sample = (more: SearchRecord = {}) => aCarRecord({ car_id: '5', car_is_sample: true, ...more });

  test('DET-15 DET-16 its packages are those the feed links', async () => {
    const linked = {
      vehicle_id: '77',
      slug: 'ny-volvo-ultra',
      link_text: 'Se den som Ultra',
      package_name: 'Ultra',
    };
    const text = await pageOf(sample({ linked_vehicles: [linked] }), [
      sample({ car_id: '6', car_trim_package: 'Core' }),
    ]);
    expect(text).toMatch(/href="\/kop-bil\/77\/ny-volvo-ultra".*?Ultra.*?Se den som Ultra/s);
    expect(text).not.toContain('Se den som Core');
  });

  test('DET-16 without links they are the samples of its model', async () => {
    const text = await pageOf(sample(), [
      sample({ car_id: '6', slug: 'core', car_trim_package: 'Core' }),
      sample({ car_id: '7', car_model: 'V60', car_trim_package: 'Plus' }),
    ]);
    expect(text).toMatch(/href="\/kop-bil\/6\/core".*?Se den som Core/s);
    expect(text).not.toContain('Se den som Plus');
  });

  test('DET-23 a box tells what comes with it', async () => {
    const text = await pageOf(sample({ car_equipment: ['A', 'B', 'C', 'D', 'E'] }));
    const box = /aria-labelledby="sample-title".*?<\/section>/s.exec(text)?.[0] ?? '';
    expect([...box.matchAll(/<li/g)]).toHaveLength(3);
  });

  test('DET-24 DET-25 ERR-23 without technical data it says so, and with some it shows them', async () => {
    expect(await pageOf(sample())).toContain('Tekniska data kommer när bilen är byggd');
    await close();
    const text = await pageOf(sample({ acceleration: '5,1 s' }));
    expect(text).not.toContain('Tekniska data kommer när');
    expect(text).toContain('5,1 s');
  });
});

test('DET-29 found, not found with cars that are there, or an error that search engines do not index', async () => {
  const site = siteDocument('solvik-se', {
    pathToCarList: '/kop-bil/alla',
    carDetailPath: '/kop-bil',
    indices: { cars: 'cars-solvik-se' },
  });
  const main = [{ id: 'car', block: 'car-page', fields: {} }];
  const pages = [
    pageDocument('solvik-se', 'home', {}),
    pageDocument('solvik-se', 'car', { path: '/kop-bil/,-w-,/,-w-,', main }),
  ];
  const { services } = someRecords({ 'cars-solvik-se': [aCarRecord()] });
  const broken = { find: () => Promise.reject(new Error('the database is away')) };
  let records: typeof services.records = services.records;
  const switched = { find: (index: string, id: string) => records.find(index, id) };
  const server = await aServer([site, ...pages], { services: { ...services, records: switched } });
  close = server.close;
  const visit = (path: string) => server.get('solvik-se.localhost', path);

  const { status, text } = await visit(`/kop-bil/${aCarRecord()['car_id']}/${aCarRecord()['slug']}`);
  expect([status, text.includes('<h1 class="text-title">Volvo XC60</h1>')]).toEqual([200, true]);
  const unknown = await visit('/kop-bil/99/begagnad-2019-suv-diesel-volvo-xc90');
  expect([unknown.status, unknown.text.includes('data-car="461010605"')]).toEqual([404, true]);
  records = broken;
  const failed = await visit('/kop-bil/77/begagnad-2019-suv-diesel-volvo-xc90');
  expect([failed.status, failed.headers['retry-after']]).toEqual([503, '5']);
  expect(failed.text).toContain('Aj då');
  expect(failed.text).toContain('<meta name="robots" content="noindex">');
  expect(failed.text).not.toMatch(/rel="canonical"|BreadcrumbList/);
  expect(failed.text).not.toContain('the database is away');
  expect(server.lines).toContainEqual(expect.objectContaining({ code: 'GET_SERVER_SIDE_PROPS_FAILED' }));
});

test('a description has paragraphs and lists, and markup in it is text', async () => {
  const text = await pageOf(aCarRecord({ car_description: 'Ingår:\n• Drag\n• <b>Värmare</b>\n\nVälkommen' }));
  expect(text).toMatch(
    /<p>Ingår:<\/p><ul[^>]*><li>Drag<\/li><li>&lt;b&gt;Värmare&lt;\/b&gt;<\/li><\/ul><p>Välkommen<\/p>/,
  );
});

describe('sites differ', () => {
  const full = { car_loan_option: loan };

  test('SITE-13 DET-17 DET-20 a store lays it out otherwise, and shows more of the equipment', async () => {
    const dealer = await pageOf(aCarRecord(full));
    await close();
    const store = await pageOf(aCarRecord(full), [], { name: 'carstore-se' });
    expect([/class="(?:[^"]* )?car-in-store[ "]/.test(dealer), dealer.includes('disclosure--50')]).toEqual([
      false,
      true,
    ]);
    expect([/class="(?:[^"]* )?car-in-store[ "]/.test(store), store.includes('disclosure--190')]).toEqual([
      true,
      true,
    ]);
  });

  test('DET-33 SITE-22 SITE-23 Swedish sites tell of the networks that go dark, under the equipment', async () => {
    const notice = /id="equipment".*?Bilen kan ha uppkopplade funktioner/s;
    expect(await pageOf(aCarRecord())).toMatch(notice);
    await close();
    const norwegian = await pageOf(aCarRecord(), [], { name: 'solvik-no', country: 'NO', language: 'nb' });
    expect(norwegian).not.toMatch(/2G/);
  });
});
