import { describe, expect, test } from 'vitest';
import type { FlatRecord } from '../reading/flat-record.ts';
import { checkMapping } from './check-mapping.ts';
import { compileMapping } from './compile-mapping.ts';
import { compileExpression } from './expression.ts';
import { type FeedMapping, feedMapping } from './feed-mapping.ts';
import type { MappingPlace } from './read-value.ts';

const sweden: MappingPlace = { language: 'sv', country: 'SE' };
const britain: MappingPlace = { language: 'en', country: 'GB' };

describe('a rule', () => {
  test('takes the first column that says something, joins, lists, splits, and has a constant for those that say nothing', () => {
    const fields: FeedMapping['fields'] = {
      car_price: { columns: ['Campaign', 'Price'] },
      car_version: { columns: ['Engine', 'Trim'], combine: 'join' },
      car_images: { columns: ['Image 1', 'Image 2'], combine: 'list' },
      car_equipment: { columns: ['Extras'], split: '~' },
      car_site_city: { columns: ['Town'], constant: 'Uppsala' },
      car_condition: { constant: 'Begagnad' },
    };
    const row = {
      Campaign: 'n/a',
      Price: '199 900 kr',
      Engine: 'B4',
      Trim: 'Plus',
      'Image 1': 'https://a/1.jpg',
      'Image 2': 'https://a/2.jpg',
      Extras: 'Dragkrok~ABS',
    };
    expect(map(fields, row)).toEqual({
      ...{
        car_price: 199900,
        car_version: 'B4 Plus',
        car_equipment: ['Dragkrok', 'ABS'],
        car_site_city: 'Uppsala',
      },
      car_images: [{ original: 'https://a/1.jpg' }, { original: 'https://a/2.jpg' }],
      ...{ car_primary_image: { original: 'https://a/1.jpg' }, car_condition: 'Begagnad' },
    });
  });

  test('looks values up whatever their case, and null leaves one out', () => {
    const fields = { car_brand: { columns: ['Make'], values: { hyundi: 'Hyundai', '??': null } } };
    expect(map(fields, { Make: 'HYUNDI' })).toEqual({ car_brand: 'Hyundai' });
    expect(map(fields, { Make: '??' })).toEqual({});
  });

  test('converts distances to the unit of the index, by the value, the column beside it, or the rule', () => {
    const fields = { car_mileage: { columns: ['Distance'], unitColumn: 'Unit', unit: 'km' as const } };
    expect(map(fields, { Distance: '120 000', Unit: 'km' })).toEqual({ car_mileage: 12_000 });
    expect(map(fields, { Distance: '10,000 miles', Unit: 'km' })).toEqual({ car_mileage: 1609 });
    expect(map(fields, { Distance: '16093' }, britain)).toEqual({ car_mileage: 10_000 });
    const power = { car_power: { columns: ['P'], unit: 'kw' as const } };
    expect(map(power, { P: '110' })).toEqual({ car_power: 150 });
  });

  test('writes parts of a record', () => {
    const fields = {
      'car_sellers.0.name': { columns: ['Seller'] },
      'car_sellers.0.phone': { columns: ['Tel'] },
    };
    expect(map(fields, { Seller: 'Anna Berg', Tel: '018-123' })).toEqual({
      car_sellers: [{ name: 'Anna Berg', phone: '018-123' }],
    });
  });

  test('an unknown value keeps its text where the field takes any, and is reported with what is nearest', () => {
    const compiled = compile({
      car_brand: { columns: ['a'] },
      car_fuel: { columns: ['b'] },
      car_seats: { columns: ['c'] },
    });
    expect(compiled({ a: 'hyundi', b: 'Deisel', c: 'some' })).toEqual({
      record: { car_brand: 'hyundi', car_fuel: 'Deisel' },
      unknown: [
        { field: 'car_brand', written: 'hyundi', nearest: 'Hyundai' },
        { field: 'car_fuel', written: 'Deisel', nearest: 'Diesel' },
        { field: 'car_seats', written: 'some' },
      ],
    });
  });
});

test('prices without VAT get it at the rate of the country, all of them or where the value says so', () => {
  const fields = { car_price: { columns: ['Price'] } };
  expect(map(fields, { Price: '100 000' }, sweden, { prices: { vat: 'excluded' } })).toEqual({
    car_price: 125_000,
    car_price_exkl_vat: 100_000,
  });
  expect(map(fields, { Price: '£10,000 + VAT' }, britain)).toMatchObject({
    car_price: 12_000,
    car_price_exkl_vat: 10_000,
  });
  expect(map(fields, { Price: '£10,000' }, britain)).toEqual({
    car_price: 10_000,
    car_price_currency: 'GBP',
  });
});

describe('identity', () => {
  const idOf = (row: FlatRecord, columns: string[], as: 'code' | 'hash') =>
    map({}, row, sweden, { identity: { columns, as } })['car_id'];

  test('is the number itself where addresses take it, else one that is calculated', () => {
    expect(idOf({ No: 'STK/2024 17b' }, ['No'], 'code')).toBe('STK-2024-17b');
    expect(idOf({ No: 'Alpha' }, ['No'], 'code')).toMatch(/^\d{16}$/);
    expect(idOf({ No: '' }, ['No'], 'code')).toBeUndefined();
  });

  test('of several columns is the same day after day, and another for another car', () => {
    const one = idOf({ VIN: 'YV1 UZH5', Year: 2019 }, ['VIN', 'Year'], 'hash');
    expect(idOf({ VIN: ' yv1  uzh5', Year: '2019' }, ['VIN', 'Year'], 'hash')).toBe(one);
    expect(idOf({ VIN: 'YV1 UZH6', Year: 2019 }, ['VIN', 'Year'], 'hash')).not.toBe(one);
    expect(one).not.toContain('UZH');
  });
});

describe('expressions', () => {
  const of = (source: string, row: FlatRecord = {}, value?: unknown) => compileExpression(source)(row, value);

  test('calculate, join, choose and cut', () => {
    expect(of('number(value) * 10 + 1', {}, '1 200 kr')).toBe(12_001);
    expect(of('text(row["Make"]) + " " + text(row.Range)', { Make: 'Volvo', Range: 'V60' })).toBe(
      'Volvo V60',
    );
    expect(of('firstNonEmpty([row["a"], row["b"]])', { b: 'x' })).toBe('x');
    expect(of('isEmpty(row["Sold"]) ? "Used" : "Sold"', {})).toBe('Used');
    expect(of('split(value, ";").map(each, each + "!")', {}, 'a; b')).toEqual(['a!', 'b!']);
    expect(of('part(value, "*{#} hk*")', {}, '2.0 TDI 150 hk')).toBe('150');
    expect(of('htmlToText(value)', {}, '<p>One</p>')).toBe('One');
    expect(of('date(value)', {}, '3/2019')).toBe('2019-03');
    expect(of('replace(value, "_", " ")', {}, 'a_b')).toBe('a b');
  });

  test.each([
    ['1 +', 'It ends before it is complete.'],
    ['nothing(1)', 'nothing'],
    ['value.matches("(a+)+$")', 'not available'],
    ['[1].map(x, [1].map(y, y))', 'inside another'],
    ['"a" * 2', ''],
    [`"${'a'.repeat(3000)}"`, 'longer'],
  ])('%s is refused when the mapping is stored', (source, reason) => {
    expect(() => of(source)).toThrow(reason);
    const checked = checkMapping(aMapping({ car_version: { expression: source } }), 'cars');
    expect(checked).toMatchObject({
      problems: expect.arrayContaining([
        expect.objectContaining({ field: expect.stringContaining('car_version') }),
      ]),
    });
  });
});

test('a mapping is checked whole: unknown fields, empty rules and what every record needs', () => {
  expect(checkMapping(aMapping({ car_colour: { columns: ['x'] }, car_seats: {} }), 'cars')).toEqual({
    problems: expect.arrayContaining([
      { field: 'car_colour', message: 'There is no field car_colour.' },
      { field: 'car_seats', message: expect.stringContaining('neither columns') },
      { field: 'car_price', message: expect.stringContaining('every record needs') },
    ]),
  });
  expect(checkMapping({ version: 2, fields: {} }, 'cars')).toMatchObject({
    problems: [{ field: 'version' }],
  });
  expect(checkMapping(aMapping({ 'car_sellers.__proto__.x': { columns: ['x'] } }), 'cars')).toMatchObject({
    problems: expect.arrayContaining([expect.objectContaining({ field: 'car_sellers.__proto__.x' })]),
  });
});

function aMapping(fields: Record<string, unknown>) {
  return { version: 1, fields };
}

function compile(fields: FeedMapping['fields'], place = sweden, more: Partial<FeedMapping> = {}) {
  const compiled = compileMapping(feedMapping.parse({ version: 1, fields, ...more }), 'cars', place);
  if ('problems' in compiled) throw new Error(JSON.stringify(compiled.problems));
  return compiled.map;
}

function map(
  fields: FeedMapping['fields'],
  row: FlatRecord,
  place = sweden,
  more: Partial<FeedMapping> = {},
) {
  return compile(fields, place, more)(row).record;
}
