import { expect, test } from 'vitest';
import type { FeedMapping } from '../../../../../src/features/inventory/mapping/feed-mapping.ts';
import {
  isSameMapping,
  withBadLines,
  withColumn,
  withDecision,
  withIdentity,
  withoutField,
  withPart,
  withVat,
} from './mapping-edits.ts';

const mapping: FeedMapping = {
  version: 1,
  read: {},
  identity: { columns: ['Nr'], as: 'code' },
  fields: {
    car_brand: { columns: ['Märke'] },
    car_mileage: { columns: ['Mil', 'Km'], combine: 'first', unit: 'mil' },
    car_version: { expression: 'row["Motor"]' },
  },
};

test('another column keeps how values are read, and nothing of what made them before', () => {
  expect(withColumn(mapping, 'car_mileage', 'Km').fields['car_mileage']).toEqual({
    columns: ['Km'],
    unit: 'mil',
  });
  expect(withColumn(mapping, 'car_version', 'Motor').fields['car_version']).toEqual({ columns: ['Motor'] });
  expect(withColumn(mapping, 'car_price', 'Pris').fields['car_price']).toEqual({ columns: ['Pris'] });
  expect(mapping.fields['car_price']).toBeUndefined();
});

test('a value is decided, decided otherwise, and undecided again', () => {
  const decided = withDecision(mapping, 'car_brand', 'hyundi', 'Hyundai');
  expect(decided.fields['car_brand']?.values).toEqual({ hyundi: 'Hyundai' });
  const leftOut = withDecision(decided, 'car_brand', 'hyundi', null);
  expect(leftOut.fields['car_brand']?.values).toEqual({ hyundi: null });
  expect(withDecision(leftOut, 'car_brand', 'hyundi', undefined)).toEqual(mapping);
});

test('what is taken away leaves nothing behind', () => {
  expect(withoutField(mapping, 'car_brand').fields).not.toHaveProperty('car_brand');
  expect(withPart(mapping, 'car_mileage', 'unit', undefined).fields['car_mileage']).not.toHaveProperty(
    'unit',
  );
  expect(withIdentity(mapping, [], 'code')).not.toHaveProperty('identity');
  expect(withIdentity(mapping, ['Regnr'], 'hash').identity).toEqual({ columns: ['Regnr'], as: 'hash' });
  const limited = withBadLines(mapping, { upToPercent: 2, keepDays: 7 });
  expect(withBadLines(limited, undefined)).toEqual(mapping);
  expect(withVat(withVat(mapping, 'excluded'), undefined)).toEqual(mapping);
});

test('the order of keys makes no difference between two mappings', () => {
  expect(isSameMapping({ a: 1, b: { c: [1, 2], d: undefined } }, { b: { c: [1, 2] }, a: 1 })).toBe(true);
  expect(isSameMapping({ a: [1, 2] }, { a: [2, 1] })).toBe(false);
});
