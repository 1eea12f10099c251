import { expect, test } from 'vitest';
import {
  feedSchema,
  fieldsFor,
  indexDefinition,
  recordParser,
} from '../../../shared/search/records/derive.ts';
import { amount } from '../../../shared/search/records/record-field.ts';
import { aCarRecord } from '../testing/a-car.ts';
import { cardFields, carIndex, carRecord, publicCarFields } from './car-record.ts';

test('a new car field is one line of the declaration: feed, record, card, API and index follow from it', () => {
  const declaration = {
    ...carRecord,
    towingCapacity: amount('car_towing_capacity', 'public', 'card', 'range', 'sort'),
  };
  expect(feedSchema(declaration)['car_towing_capacity']?.safeParse('a lot').success).toBe(false);
  expect(recordParser(declaration)(aCarRecord({ car_towing_capacity: 1800 }))).toMatchObject({
    towingCapacity: 1800,
  });
  expect(fieldsFor(declaration, 'card')).toEqual([...cardFields, 'car_towing_capacity']);
  expect(fieldsFor(declaration, 'public')).toEqual([...publicCarFields, 'car_towing_capacity']);
  const { ranges, sorts } = indexDefinition(declaration, carIndex);
  expect(ranges).toEqual([...carIndex.ranges, 'car_towing_capacity']);
  expect(sorts).toEqual([...carIndex.sorts, { field: 'car_towing_capacity', as: 'number' }]);
});
