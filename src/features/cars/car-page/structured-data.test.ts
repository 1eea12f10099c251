import { expect, test } from 'vitest';
import { type Stored, schemaOf } from '../../../shared/platform/fields/fields.ts';
import { createSite, siteFields } from '../../../shared/sites/site.ts';
import { aCar } from '../testing/a-car.ts';
import { carStructuredData } from './structured-data.ts';

const settings = {
  url: 'https://solvik.example',
  languages: [{ code: 'sv' }, { code: 'en' }],
  carDetailPath: '/kop-bil',
};
const site = createSite('solvik-se', schemaOf(siteFields).parse(settings) as Stored<typeof siteFields>);
const around = { site, language: 'en' as const, images: [], seller: undefined };

test('search engines are told the car, its price and where it is sold', () => {
  expect(
    carStructuredData(aCar({ car_has_campaign_price: true, car_campaign_price: 439900 }), around),
  ).toMatchObject({
    '@type': 'Car',
    name: 'Volvo XC60 T6 Plus',
    url: 'https://solvik.example/en/kop-bil/461010605/begagnad-2023-suv-laddhybrid-volvo-xc60-t6-plus-trollhattan',
    itemCondition: 'https://schema.org/UsedCondition',
    offers: { price: 439900, priceCurrency: 'SEK', availability: 'https://schema.org/InStock' },
  });
});

test.each([
  ['mil', { value: 24000, unitCode: 'KMT' }],
  ['km', { value: 2400, unitCode: 'KMT' }],
  ['miles', { value: 2400, unitCode: 'SMI' }],
])('a distance counted in %s', (car_odometer_unit, distance) => {
  expect(carStructuredData(aCar({ car_odometer_unit }), around)).toMatchObject({
    mileageFromOdometer: distance,
  });
});

test('a condition or a unit that nobody gave is left out, not guessed', () => {
  const data = carStructuredData(
    aCar({ car_is_used: undefined, car_condition: undefined, car_odometer_unit: undefined }),
    around,
  );
  expect(data).toMatchObject({ itemCondition: undefined, mileageFromOdometer: undefined });
  expect(data).toMatchObject({ offers: { itemCondition: undefined } });
});

test('a sample can be ordered, not taken home', () => {
  expect(carStructuredData(aCar({ car_is_sample: true, car_is_used: false }), around)).toMatchObject({
    itemCondition: 'https://schema.org/NewCondition',
    offers: { availability: 'https://schema.org/PreOrder' },
  });
});

test('a van’s price is told as its tag shows it, without VAT and with it', () => {
  const van = aCar({ car_vehicle_type_code: 'LCV', car_price_exkl_vat: 367920 });
  const price = { price: 367920, priceCurrency: 'SEK' };
  expect(carStructuredData(van, around)).toMatchObject({
    offers: {
      ...price,
      priceSpecification: [
        { ...price, valueAddedTaxIncluded: false },
        { price: 459900, priceCurrency: 'SEK', valueAddedTaxIncluded: true },
      ],
    },
  });
  expect(carStructuredData(aCar(), around)).not.toHaveProperty('offers.priceSpecification');
});
