import { expect, onTestFinished, test } from 'vitest';
import { addTexts, textsFor } from '../../content/publishing/built-in-texts.ts';
import { API_VERSION, type CarFieldDeclaration, type Extension } from '../../extension/extension.ts';
import { publicQuery } from '../../features/cars/api/public-query.ts';
import { addedFilters } from '../../features/cars/list/added-filters.ts';
import { buildChips } from '../../features/cars/list/chips.ts';
import { filterKeys, rangeFields, sortNames } from '../../features/cars/list/list-fields.ts';
import { listQuery } from '../../features/cars/list/list-query.ts';
import { parseList } from '../../features/cars/list/parse-list.ts';
import { stockOutline } from '../../features/cars/list/stock-outline.ts';
import { cardFacts, technicalData } from '../../features/cars/record/car-facts.ts';
import { cardFields, carIndex } from '../../features/cars/record/car-record.ts';
import { aCar, aCarRecord } from '../../features/cars/testing/a-car.ts';
import { describeFields } from '../../features/inventory/mapping/describe-fields.ts';
import { checkRecord, recordKindOf } from '../../features/inventory/record-kind.ts';
import { readStoredCar } from '../../features/outgoing-feeds/stored-car.ts';
import { checkDeclaration } from './check-declaration.ts';
import { addRecordFields } from './record-fields.ts';

const boot = {
  type: 'number',
  label: 'boot',
  description: 'Luggage behind the seats, in litres.',
  example: 483,
  unit: 'l',
  card: 'bootOnCard',
  filter: 'range',
  sort: { descending: 'bootLargest' },
} as const satisfies CarFieldDeclaration;
const health = {
  ...{ type: 'number', label: 'boot', description: 'Of the battery, in percent.', example: 94 },
  isPrivate: true,
} as const satisfies CarFieldDeclaration;
const towBar = {
  ...{ type: 'flag', label: 'towBar', description: 'Whether it has a tow bar.', example: true },
  filter: 'values',
} as const satisfies CarFieldDeclaration;

const texts = {
  en: { boot: 'Boot', bootOnCard: 'Boot {value}', bootLargest: 'Largest boot', towBar: 'Tow bar' },
};
const english = () => ({ language: 'en', texts: textsFor('en') }) as const;

function anExtension(carFields: Extension['carFields'], name = 'parts'): Extension {
  return { name, apiVersion: API_VERSION, about: 'for tests', texts, carFields: carFields ?? {} };
}

function withFields(
  extension = anExtension({ boot_litres: boot, battery_health: health, has_tow_bar: towBar }),
) {
  const removals = [addRecordFields(extension), addTexts(extension.name, texts)];
  const remove = () => removals.splice(0).forEach((each) => void each());
  onTestFinished(remove);
  return remove;
}

test('feeds and the single car take a field, by its rule, and mappings offer it', () => {
  withFields();
  const check = (more: Record<string, unknown>) => checkRecord(recordKindOf('cars'), aCarRecord(more));
  expect(check({ boot_litres: '483', battery_health: 94, has_tow_bar: 'true' })).toMatchObject({
    source: { boot_litres: 483, battery_health: 94, has_tow_bar: true },
  });
  expect(check({ boot_litres: 483 })).not.toMatchObject({ ignored: expect.arrayContaining(['boot_litres']) });
  expect(check({ boot_litres: 'large' })).toMatchObject({ problem: 'boot_litres is not a number.' });
  const described = describeFields('cars', 'en').find(({ name }) => name === 'boot_litres');
  expect(described).toMatchObject({ type: 'number', isRequired: false });
});

test('the card and the page say it in their language; what is private is in neither, nor in the API', () => {
  withFields();
  const car = aCar({ boot_litres: 1483, battery_health: 94, has_tow_bar: false });
  expect(cardFacts(car, english())).toContain('Boot 1,483\u00a0l');
  expect(technicalData(car, english()).slice(-2)).toEqual([
    { label: 'parts:boot', value: '1,483\u00a0l' },
    { label: 'parts:towBar', value: 'No' },
  ]);
  expect(cardFields).toContain('boot_litres');
  expect(publicQuery({ fields: ['boot_litres'] })).not.toHaveProperty('problems');
  expect(publicQuery({ fields: ['battery_health'] })).toEqual({
    problems: ["fields: 'battery_health' is not public."],
  });
});

test('the list is narrowed and sorted by it, in the words of the page', () => {
  withFields();
  expect(carIndex).toMatchObject({
    ranges: expect.arrayContaining(['boot_litres']),
    facets: expect.arrayContaining(['has_tow_bar']),
  });
  const stock = [
    { type: 'hierarchical', name: 'has_tow_bar', values: [{ text: 'true', count: 3, children: [] }] },
    {
      type: 'histogram',
      name: 'boot_litres',
      min: 300,
      max: 600,
      values: [{ min: 300, max: 600, count: 3 }],
    },
  ] as never;
  const query = { boot_litres: ['400', ''], has_tow_bar: ['true'], sortName: ['boot_litres_desc'] };
  const list = parseList([], query, stock);
  if (!list) throw new Error('no list');
  expect(listQuery(list)).toMatchObject({ sort_name: 'boot_litres_desc' });
  const added = addedFilters(english().texts);
  const outline = stockOutline(stock, { has_tow_bar: { true: 'Yes' } }, added);
  const chips = buildChips(list, { country: 'GB', ...english(), stock: outline });
  expect(chips.map(({ label }) => label)).toEqual(['Tow bar: Yes', 'Boot: from 400\u00a0l']);
  expect(added).toContainEqual(expect.objectContaining({ descending: 'Largest boot', unit: 'l' }));
});

test('own feeds tell it', () => {
  withFields();
  expect(readStoredCar(aCarRecord({ boot_litres: 483 }))?.fields).toEqual({ boot_litres: 483 });
});

test('without the extension nothing knows it, and a stored car that has it is a car like any other', () => {
  const remove = withFields();
  remove();
  expect([...filterKeys, ...rangeFields, ...sortNames].join()).not.toMatch(/boot|tow_bar/);
  expect(carIndex.ranges).not.toContain('boot_litres');
  const stored = { boot_litres: 483 };
  expect(cardFacts(aCar(stored), english())).toEqual(cardFacts(aCar(), english()));
  expect(technicalData(aCar(stored), english())).toEqual(technicalData(aCar(), english()));
  expect(checkRecord(recordKindOf('cars'), aCarRecord(stored))).toMatchObject({
    ignored: expect.arrayContaining(['boot_litres']),
  });
});

test('of two extensions with one field the second is refused, with the name of the first', () => {
  withFields();
  expect(() => addRecordFields(anExtension({ boot_litres: boot }, 'others'))).toThrow(
    "the extension 'parts' adds a field boot_litres to cars, too: give one another name",
  );
});

test.each([
  [{ car_price: boot }, "The field car_price of cars is the product's own: give yours another name."],
  [
    { tow_bar: { ...towBar, filter: 'range' } },
    "The field tow_bar is filtered by 'range', and is a flag: only numbers have ranges.",
  ],
  [
    { tow_bar: { ...towBar, sort: { ascending: 'boot' } } },
    'The field tow_bar cannot be sorted by: it is a flag.',
  ],
  [
    { health: { ...health, card: 'bootOnCard' } },
    'The field health is private: it has no card, filter, sort or search, which visitors see.',
  ],
  [{ boot: { ...boot, label: 'trunk' } }, "The field boot uses 'trunk', which its texts do not have."],
] as [Record<string, CarFieldDeclaration>, string][])(
  'a field that is declared wrongly says why',
  (carFields, problem) => {
    expect(checkDeclaration('parts', { default: anExtension(carFields) })).toMatchObject({ problem });
  },
);
