import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SearchRecord } from '../../shared/search/port.ts';
import { aSite } from '../../shared/sites/testing/a-site.ts';
import { aCarRecord } from '../cars/testing/a-car.ts';
import { aDealershipRecord } from '../dealers/testing/a-dealership.ts';
import type { FeedPlace } from './feed-car.ts';
import { MAX_LISTED } from './feed-report.ts';
import { csv } from './formats/csv.ts';
import { xml } from './formats/xml.ts';
import type { Receiver } from './receiver.ts';
import { autotraderCsv } from './receivers/autotrader-csv.ts';
import { googleVehicleAds } from './receivers/google-vehicle-ads.ts';
import { googleVehicleListings } from './receivers/google-vehicle-listings.ts';
import { marketplaceXml } from './receivers/marketplace-xml.ts';
import { metaAutomotive } from './receivers/meta-automotive.ts';
import { schemaOrg } from './receivers/schema-org.ts';
import { parseCsv } from './testing/checkers/checker.ts';
import { feedOf } from './testing/feed-of.ts';

const site = aSite({ url: 'https://www.solvik.example' });
const swedish: FeedPlace = { site, language: 'sv', illustrations: false };

const aFeedRecord = (more: SearchRecord = {}) =>
  aCarRecord({
    car_chassino: 'YV1UZH5V5P1234567',
    car_color: 'Blå',
    car_publishdate: '2026-11-02T08:00:00Z',
    car_images: [{ original: '/media/one/1280.webp' }, { original: 'https://img.example/2,b.jpg' }],
    ...more,
  });

const feed = (receiver: Receiver, record: SearchRecord, place = swedish) =>
  feedOf(receiver, [record], [aDealershipRecord()], place);
const rowOf = async (receiver: Receiver, record: SearchRecord, place = swedish) =>
  parseCsv((await feed(receiver, record, place)).text)[0];

test('a car is told as its page shows it, with absolute addresses and the parameters of the campaign', async () => {
  const row = await rowOf(googleVehicleListings, aFeedRecord());
  expect(row).toMatchObject({
    vin: 'YV1UZH5V5P1234567',
    dealership_address: 'Slussvägen 21, 461 32 Trollhättan, SE',
    image_link: 'https://www.solvik.example/media/one/1280.jpeg',
    additional_image_link: 'https://img.example/2%2Cb.jpg',
    date_in_stock: '2026-11-02',
    price: '459900 SEK',
    condition: 'used',
    mileage: '24000 km',
    exterior_color: 'Blå',
  });
  const link = new URL(row?.['link'] ?? '');
  expect(link.origin).toBe('https://www.solvik.example');
  expect(link.pathname).toContain('/461010605/begagnad-2023-suv-laddhybrid-volvo-xc60-t6-plus-trollhattan');
  expect(Object.fromEntries(link.searchParams)).toEqual({
    utm_source: 'google',
    utm_medium: 'organic',
    utm_campaign: 'vehicle-feed',
  });
});

test('the campaign price is the price; the earlier one stands beside it only where it is proven', async () => {
  const campaign = { car_has_campaign_price: true, car_campaign_price: 439_900 };
  expect(await rowOf(metaAutomotive, aFeedRecord(campaign))).toMatchObject({
    price: '439900 SEK',
    sale_price: '',
  });
  expect(await rowOf(metaAutomotive, aFeedRecord({ ...campaign, car_earlier_price: 459_900 }))).toMatchObject(
    {
      price: '459900 SEK',
      sale_price: '439900 SEK',
    },
  );
});

test('a van: what a private person pays where no field says that VAT is missing, else both prices of its page', async () => {
  const van = aFeedRecord({ car_vehicle_type_code: 'LCV', car_price_exkl_vat: 367_920 });
  expect(await rowOf(metaAutomotive, van)).toMatchObject({ price: '459900 SEK' });
  const { text } = await feed(marketplaceXml, { ...van, car_regno: 'ABC 123' });
  expect(text).toContain(
    '<price currency="SEK" vat="excluded">367920</price><price currency="SEK" vat="included">459900</price>',
  );
  const { contents } = await feed(googleVehicleAds, van);
  expect(contents).toMatchObject({ cars: 0, reasons: { 'no-passenger-car': 1 } });
});

test.each([
  ['to-order', { car_is_sample: true }],
  ['no-vin', { car_chassino: 'YV1UZH5V5P123456' }],
  ['no-vin', { car_chassino: undefined }],
  ['no-dealership', { car_site_id: 'nowhere' }],
  ['no-condition', { car_is_used: undefined }],
  ['no-year', { car_year: undefined }],
  ['no-mileage', { car_mileage: undefined }],
  ['no-colour', { car_color: undefined }],
  ['no-picture', { car_images: [] }],
  ['illustrations-only', { car_images: [{ original: '/media/one/1280.webp', is_illustration: true }] }],
  ['no-price', { car_price: 0 }],
])('a car is left out for %s', async (code, fields) => {
  const { contents } = await feed(googleVehicleAds, aFeedRecord(fields));
  expect(contents).toMatchObject({
    ...{ cars: 0, leftOut: 1, reasons: { [code]: 1 } },
    leftOutCars: [{ id: '461010605', reasons: [code] }],
  });
});

test('pictures of such a car are sent where the installation says so, and photographs of the very one always', async () => {
  const images = [
    { original: '/media/one/1280.webp', is_illustration: true },
    { original: '/media/two/1280.webp' },
  ];
  const pictures = async (illustrations: boolean) =>
    (
      await rowOf(googleVehicleListings, aFeedRecord({ car_images: images }), { ...swedish, illustrations })
    )?.['image_link'];
  expect(await pictures(false)).toBe('https://www.solvik.example/media/two/1280.jpeg');
  expect(await pictures(true)).toBe('https://www.solvik.example/media/one/1280.jpeg');
});

test('in another language of the site the words are its own, and a text of the feed’s language is left out', async () => {
  const record = aFeedRecord({ car_regno: 'ABC 123' });
  const english = { ...swedish, language: 'en' } as const;
  const { text } = await feed(marketplaceXml, record, english);
  expect(text).toContain('<fuel code="plugin">Plug-in hybrid</fuel>');
  expect(text).toContain('<colour code="blue">Blue</colour>');
  expect(text).toContain('https://www.solvik.example/en/');
  expect(text).not.toContain('<description>');
  const { contents } = await feed(metaAutomotive, record, english);
  expect(contents.reasons).toEqual({ 'no-description': 1 });
});

test('schema.org has the structured data of the page', async () => {
  const { text } = await feed(schemaOrg, aFeedRecord());
  expect(JSON.parse(text)).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Car', sku: '461010605', offers: { price: 459_900, priceCurrency: 'SEK' } }],
  });
  expect(text).not.toContain('"@context":"https://schema.org","@type"');
});

test('an empty stock is a feed without cars, in every format', async () => {
  for (const receiver of [googleVehicleListings, googleVehicleAds, schemaOrg]) {
    const { text, contents } = await feedOf(receiver, [], [], swedish);
    expect(contents.cars).toBe(0);
    if (receiver === schemaOrg) expect(JSON.parse(text)).toMatchObject({ '@graph': [] });
  }
});

test('of many cars that are left out so many are named, and all are counted', async () => {
  const cars = Array.from({ length: MAX_LISTED + 5 }, (_, n) =>
    aFeedRecord({ car_id: `A${n}`, car_year: undefined }),
  );
  const { contents } = await feedOf(googleVehicleAds, cars, [aDealershipRecord()], swedish);
  expect(contents).toMatchObject({ leftOut: MAX_LISTED + 5, reasons: { 'no-year': MAX_LISTED + 5 } });
  expect(contents.leftOutCars).toHaveLength(MAX_LISTED);
});

test.each([
  ['=HYPERLINK("https://evil.example")', `"'=HYPERLINK(""https://evil.example"")"`],
  ['+1+cmd|calc', "'+1+cmd|calc"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', `"'\t=1"`],
  ['\r=1', `"'\r=1"`],
  ['  =1', "'  =1"],
  ['＝1+1', "'＝1+1"],
  ['+46 10 550 03 40', '+46 10 550 03 40'],
  ['-20', '-20'],
  ['Volvo "V60", 2.0', '"Volvo ""V60"", 2.0"'],
  ['a\nb', '"a\nb"'],
])('CSV: %j is written as %j, which no spreadsheet runs', (value, cell) => {
  expect(csv(['a']).item({ a: value })).toBe(`${cell}\r\n`);
});

test('CSV: whatever is in the cells, the rows are read back, and none is a formula', () => {
  const format = csv(['a', 'b']);
  const anything = fc.oneof(fc.string(), fc.constantFrom('=1', '+a', '-a', '@a', '\t', '\r\n', '"', ','));
  fc.assert(
    fc.property(fc.array(fc.tuple(anything, anything), { maxLength: 5 }), (rows) => {
      const text = format.begin + rows.map(([a, b]) => format.item({ a, b })).join('');
      const read = parseCsv(text);
      const plain = (value: string) => value.replaceAll('\u0000', '');
      for (const [at, [a, b]] of rows.entries())
        for (const [name, value] of Object.entries({ a, b }))
          expect([plain(value), `'${plain(value)}`]).toContain(read[at]?.[name]);
      for (const cell of read.flatMap((row) => Object.values(row)))
        expect(/^\s*[=@]/.test(cell) || /^\s*[+-][^\d]/.test(cell)).toBe(false);
    }),
  );
});

test.each([googleVehicleListings, metaAutomotive, autotraderCsv])(
  'CSV of $name: no column runs a formula, whatever a dealer writes in his feed',
  async (receiver) => {
    for (const formula of ['=HYPERLINK("https://evil.example")', '@SUM(1)', '+cmd|calc', '\t=1', '＝1+1']) {
      const texts = [
        'car_brand',
        'car_model',
        'car_model_text',
        'car_version',
        'car_trim_package',
        'car_body',
      ];
      const more = [
        'car_fuel',
        'car_gearbox',
        'car_drive',
        'car_color',
        'car_description',
        'car_publishdate',
      ];
      const hostile = Object.fromEntries([...texts, ...more].map((field) => [field, formula]));
      const names = [
        'site_official_name',
        'site_street',
        'site_zip',
        'site_city',
        'site_region',
        'site_phone',
      ];
      const { text, contents } = await feedOf(
        receiver,
        [
          aFeedRecord({
            ...hostile,
            car_equipment: [formula],
            car_regno: `${formula}1`,
            car_price_currency: formula,
          }),
        ],
        [aDealershipRecord(Object.fromEntries(names.map((name) => [name, formula])))],
        swedish,
      );
      expect(contents.cars).toBe(1);
      for (const cell of parseCsv(text).flatMap((row) => Object.values(row)))
        expect(cell).not.toMatch(/^[\s\ufeff]*(?:[=@＝]|[+-](?![\d ]))/u);
    }
  },
);

test('XML: markup and characters that no document may have are escaped or left out', async () => {
  const format = xml({ open: '<a>', close: '</a>', element: 'b' });
  expect(format.item({ '@x': '"<&>', text: ']]><!-- \u0000\ud800 & "q"', empty: '', none: undefined })).toBe(
    '<b x="&quot;&lt;&amp;&gt;"><text>]]&gt;&lt;!-- � &amp; &quot;q&quot;</text></b>\n',
  );
});

test('JSON: a description ends no script', async () => {
  const { text } = await feed(
    schemaOrg,
    aFeedRecord({ car_description: '</script><script>alert(1)</script>' }),
  );
  expect(text).not.toContain('<');
  expect(JSON.parse(text)['@graph'][0].description).toBe('</script><script>alert(1)</script>');
});
