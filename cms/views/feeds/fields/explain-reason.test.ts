import { expect, test } from 'vitest';
import { explainReason } from './explain-reason.ts';
import { fieldLabel } from './field-label.ts';
import { fieldTexts } from './texts.ts';

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
    "Bilens nummer 'A1' står redan på rad 3.",
  ],
  [
    'The row has 3 cells, the header 9.',
    'The row has 3 cells, the header 9.',
    'Raden har 3 celler, rubrikraden 9.',
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

test('a part of a field is called after both', () => {
  expect(fieldLabel('car_sellers.0.email', fieldTexts.en)).toBe('Seller: e-mail');
  expect(fieldLabel('car_images', fieldTexts.sv)).toBe('Bilder');
  expect(fieldLabel('car_loan_option', fieldTexts.en)).toBe('car_loan_option');
});
