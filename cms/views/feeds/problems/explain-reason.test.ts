import { expect, test } from 'vitest';
import {
  type FeedProblemCode,
  feedProblems,
} from '../../../../src/features/inventory/problems/feed-problems.ts';
import { fieldLabel } from '../fields/field-label.ts';
import { fieldTexts } from '../fields/texts.ts';
import { explainReason } from './explain-reason.ts';
import { problemTexts } from './problem-texts.ts';

test.each([
  ['car_price is not a number.', 'Price is not a number.', 'Pris är inget tal.'],
  [
    'car_price is missing; car_model is missing.',
    'Price is missing; Model is missing.',
    'Pris saknas; Modell saknas.',
  ],
  [
    'car_year is before the first car.',
    'Model year is before the first car.',
    'Årsmodell är före den första bilen.',
  ],
  ['This is not a record.', 'This is not a record.', 'Det här är ingen post.'],
  [
    "car_id 'A1' stands on line 3 already.",
    "Number of the car 'A1' stands on line 3 already.",
    'Bilens nummer ”A1” står redan på rad 3.',
  ],
  [
    'The row has 3 cells, the header 9.',
    'The row has 3 cells, the header 9.',
    'Raden har 3 celler, rubrikraden 9.',
  ],
  [
    'This is not XML: unexpected end, on line 7. Nothing has changed.',
    'This is not XML: unexpected end, on line 7.',
    'Det här är ingen giltig XML; felet är på rad 7.',
  ],
  [
    'Line 1, the header: The row is longer than 1,000,000 characters.',
    'Line 1, the header: The row is longer than 1,000,000 characters.',
    'Rad 1, rubrikraden: Raden är längre än 1\u00A0000\u00A0000 tecken.',
  ],
  [
    'One line is not right, so the whole feed is refused and nothing has changed. Line 3: car_price is missing.',
    'One line is not right, so the whole file is refused. Line 3: Price is missing.',
    'En rad är fel, så hela filen avvisas. Rad 3: Pris saknas.',
  ],
  [
    "The expression cannot be used: ']' is missing at character 8.",
    "The expression cannot be used: ']' is missing at character 8.",
    'Uttrycket går inte att använda: ”]” saknas vid tecken 8.',
  ],
  [
    'The expression cannot be used: The language of expressions says: something new.',
    'The expression cannot be used: The language of expressions says: something new.',
    'Uttrycket går inte att använda: Språket för uttryck säger: something new.',
  ],
  [
    'Something that nobody translated.',
    'Something that nobody translated.',
    'Something that nobody translated.',
  ],
])('%s', (reason, english, swedish) => {
  expect(explainReason(reason, fieldTexts.en, 'en')).toBe(english);
  expect(explainReason(reason, fieldTexts.sv, 'sv')).toBe(swedish);
});

test('every problem says its values in Swedish as well, but for the words of libraries', () => {
  const valuesIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
  for (const [code, text] of Object.entries(problemTexts.sv.feed)) {
    const known = valuesIn(feedProblems[code as FeedProblemCode]);
    expect(known, code).toEqual(expect.arrayContaining(valuesIn(text)));
  }
});

test('a part of a field is called after both', () => {
  expect(fieldLabel('car_sellers.0.email', fieldTexts.en)).toBe('Seller: e-mail');
  expect(fieldLabel('car_images', fieldTexts.sv)).toBe('Bilder');
  expect(fieldLabel('car_loan_option', fieldTexts.en)).toBe('car_loan_option');
});
