import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aSite } from '../../shared/sites/testing/a-site.ts';
import { aCarRecord } from '../cars/testing/a-car.ts';
import { aDealershipRecord } from '../dealers/testing/a-dealership.ts';
import { loadOwnFeeds } from './load-own-feeds.ts';
import { ownFeedSchema, ownReceiver } from './own-feed.ts';
import { feedOf } from './testing/feed-of.ts';

const columns = [
  { name: 'number', value: 'id' },
  { name: 'price', value: 'price.amount' },
  { name: 'fuel', value: 'codes.fuel' },
  { name: 'first_picture', value: 'pictures.0', required: true },
  { name: 'equipment', value: 'equipment' },
];
const declared = { name: 'our-partner', title: 'Our partner', format: 'csv', columns };
const place = {
  site: aSite({ url: 'https://www.solvik.example' }),
  language: 'sv',
  illustrations: false,
} as const;
const car = aCarRecord({
  car_images: [{ original: '/media/one/1280.webp' }],
  car_equipment: ['Dragkrok', 'ABS'],
});

const written = async (more: object, record = car) =>
  feedOf(ownReceiver(ownFeedSchema.parse({ ...declared, ...more })), [record], [aDealershipRecord()], place);

test.each([
  [
    'csv',
    'number,price,fuel,first_picture,equipment\r\n461010605,459900,plugin,https://www.solvik.example/media/one/1280.jpeg,"Dragkrok,ABS"\r\n',
  ],
  [
    'csv-semicolon',
    'number;price;fuel;first_picture;equipment\r\n461010605;459900;plugin;https://www.solvik.example/media/one/1280.jpeg;Dragkrok,ABS\r\n',
  ],
  [
    'xml',
    '<?xml version="1.0" encoding="UTF-8"?>\n<vehicles>\n<vehicle><number>461010605</number><price>459900</price><fuel>plugin</fuel><first_picture>https://www.solvik.example/media/one/1280.jpeg</first_picture><equipment>Dragkrok</equipment><equipment>ABS</equipment></vehicle>\n</vehicles>\n',
  ],
  [
    'ndjson',
    '{"number":"461010605","price":459900,"fuel":"plugin","first_picture":"https://www.solvik.example/media/one/1280.jpeg","equipment":["Dragkrok","ABS"]}\n',
  ],
])('a feed of one’s own as %s', async (format, expected) => {
  expect((await written({ format })).text).toBe(expected);
});

test('a car without a required column is left out, and so is one that is built to order', async () => {
  const without = await written({}, aCarRecord());
  expect(without.contents).toMatchObject({ cars: 0, reasons: { 'no-first_picture': 1 } });
  const sample = { ...car, car_is_sample: true };
  expect((await written({}, sample)).contents.reasons).toEqual({ 'to-order': 1 });
  expect((await written({ samples: true }, sample)).contents.cars).toBe(1);
});

test('a path reaches the data of the car and nothing of the program', async () => {
  const paths = ['price.toString', 'pictures.length.constructor', 'codes.constructor', 'price.__proto__'];
  const own = paths.map((value, at) => ({ name: `c${at}`, value }));
  expect((await written({ format: 'ndjson', columns: own })).text).toBe('{}\n');
});

test.each([
  ['car.make + " " + car.model', 'Volvo XC60'],
  ['car.price.amount > 300000 ? "dear" : "cheap"', 'dear'],
  ['text(car.pictures.size()) + " of " + car.codes.fuel', '1 of plugin'],
  ['firstNonEmpty([car.trim, car.version, "–"])', 'T6 Plus'],
  ['replace(car.url, "https://", "")', 'www.solvik.example'],
  // What this car does not have.
  ['car.mileage.nothing', undefined],
  ['text(car.owners)', ''],
])('%s is %s', async (value, expected) => {
  const { text } = await written({ format: 'ndjson', columns: [{ name: 'c', value }] });
  const { c } = JSON.parse(text);
  if (expected && typeof c === 'string' && c.includes('.example')) expect(c).toContain(expected);
  else expect(c).toBe(expected);
});

test.each([
  ...['car.make +', 'cars.make', 'matches(car.make, "(a+)+")', 'car.structuredData()'],
  ...['constructor.name', '__proto__', 'structuredData', 'prise.amount', 'car.prise + 1'],
])('a column cannot be %s', (value) => {
  expect(() => ownReceiver(ownFeedSchema.parse({ ...declared, columns: [{ name: 'c', value }] }))).toThrow();
});

test('a file with feeds is read whole; what is not right is said, by its place', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'feeds-'));
  const load = async (content: unknown) => {
    const file = join(folder, 'feeds.json');
    await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
    return loadOwnFeeds(file);
  };
  expect(await loadOwnFeeds(undefined)).toEqual([]);
  expect(await load([declared])).toMatchObject([{ name: 'our-partner' }]);
  await expect(load('{')).rejects.toThrow('cannot be read');
  await expect(load([{ ...declared, format: 'pdf' }])).rejects.toThrow('0.format');
  await expect(load([{ ...declared, name: 'schema-org' }])).rejects.toThrow('two feeds called schema-org');
  await expect(load([{ ...declared, columns: [...columns, columns[0]] }])).rejects.toThrow('two columns');
  await expect(
    load([{ ...declared, format: 'xml', columns: [{ name: '1 a', value: 'id' }] }]),
  ).rejects.toThrow('no name of an XML element');
  await expect(loadOwnFeeds(join(folder, 'none.json'))).rejects.toThrow('cannot be read');
});
