import { expect, test } from 'vitest';
import { feedSchema } from '../../../shared/search/records/derive.ts';
import { carFieldDocs } from './car-field-docs.ts';
import { carRecord } from './car-record.ts';

const fields = feedSchema(carRecord);

test('every field of a feed’s car is described, and nothing else is', () => {
  expect(Object.keys(carFieldDocs).sort()).toEqual(Object.keys(fields).sort());
});

test.each(Object.entries(carFieldDocs))('%s has a sentence and an example that is accepted', (name, doc) => {
  expect(doc.description).toMatch(/^.{8,}\.$/s);
  expect(fields[name]?.safeParse(doc.example)).toMatchObject({ success: true });
});
