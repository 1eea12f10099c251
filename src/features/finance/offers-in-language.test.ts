import { expect, test } from 'vitest';
import { textsFor } from '../../content/publishing/built-in-texts.ts';
import { buildCalculators } from './build-calculators.ts';
import { monthlyCostInLanguage, type OfferReader } from './offers-in-language.ts';
import { aLoanRecord } from './testing/a-loan.ts';

const english: OfferReader = {
  site: { country: 'SE', languages: ['sv', 'en'] },
  language: 'en',
  texts: textsFor('en'),
};
const swedishInFinland: OfferReader = {
  site: { country: 'FI', languages: ['fi', 'sv'] },
  language: 'sv',
  texts: textsFor('sv'),
};

const record = {
  car_id: '1',
  car_price: 300_000,
  car_price_currency: 'SEK',
  car_loan_option: {
    ...aLoanRecord(),
    title: 'Billån',
    description: 'Du äger bilen.',
    disclaimer: 'Lån på {1}.',
  },
  car_has_privateleasing: true,
  car_private_leasing_option: {
    title: 'Privatleasing',
    sales_text: 'Service ingår.',
    months_text: '36 månader',
    mileage_text: '1 500 mil per år',
    start_fee_text: '1 495 kr',
    monthly_cost_text: '3 495 kr/mån',
    disclaimer: 'Övermil kostar 15 kr per mil.',
  },
};

test('LOAN-11 a page in another language states the loan in its own words, with the same figures', () => {
  const loan = buildCalculators(record, english)?.panels.loan?.offer;
  expect(loan?.title).toBeUndefined();
  expect(loan?.description).toMatch(/^The car is yours/);
  expect(loan?.disclaimer).toMatch(/^Example: loan of \{1\} over \{2\} months.*\{3\}.*\{4\}.*\{5\}/);
});

test('a leasing offer is in the page’s words and figures; its own conditions are marked with their language', () => {
  const [offer] = buildCalculators(record, english)?.panels['private-leasing']?.offer.offers ?? [];
  expect(offer).toMatchObject({
    title: undefined,
    monthsText: '36 months',
    mileageText: '15,000\u00a0km',
    startFeeText: '1,495\u00a0kr',
    monthlyCostText: '3,495\u00a0kr a month',
    ownConditions: {
      text: 'Övermil kostar 15 kr per mil.',
      language: 'sv',
      note: 'The seller’s own text, in Swedish.',
    },
  });
  expect(offer?.disclaimer).toMatch(/^Mileage beyond the agreement/);
});

test('in the site’s first language everything is as the feed wrote it', () => {
  const swedish: OfferReader = { ...english, language: 'sv', texts: textsFor('sv') };
  const calculators = buildCalculators(record, swedish);
  expect(calculators?.panels.loan?.offer).toMatchObject({ title: 'Billån', disclaimer: 'Lån på {1}.' });
  expect(calculators?.panels['private-leasing']?.offer.offers[0]).toMatchObject({
    mileageText: '1 500 mil per år',
  });
});

test('Finland counts in kilometres, also in Swedish', () => {
  expect(monthlyCostInLanguage('295 €/kk', 'EUR', swedishInFinland)).toBe('295\u00a0€/mån');
  expect(buildCalculators({ ...record, car_price_currency: 'EUR' }, swedishInFinland)?.texts.financeMil).toBe(
    '{mileage} km',
  );
});
