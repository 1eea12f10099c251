import { expect, test } from 'vitest';
import { textsFor } from '../../../../content/publishing/built-in-texts.ts';
import { buildUkFinance } from './build-uk-finance.ts';

const british = {
  site: { country: 'GB', financeOrganisationId: 'solvik-uk-demo' },
  language: 'en',
  texts: textsFor('en'),
} as const;
const used = {
  car_id: '441010070',
  car_is_used: true,
  car_price: 36_995,
  car_mileage: 18_450,
  car_regno: 'SX23 VBS',
  car_chassino: 'UCB1',
  car_firstregistration: '2023-03-14T00:00:00Z',
};

test('UKF-01 a used car is described as pre-owned, registered in Britain, with ids, price and mileage', () => {
  expect(buildUkFinance(used, british)).toMatchObject({
    organisation: 'solvik-uk-demo',
    vehicle: {
      Type: 'Car',
      Ids: { CarId: '441010070', Vin: 'UCB1' },
      Status: 'PreOwned',
      Price: 36_995,
      Mileage: 18_450,
      Registration: { Number: 'SX23 VBS', Country: 'GB', Dates: { FirstRegistered: '2023-03-14' } },
    },
  });
});

test('UKF-01 a car that is not used is described as new', () => {
  expect(buildUkFinance({ ...used, car_is_used: false }, british)?.vehicle.Status).toBe('New');
});

test.each(['car_id', 'car_price'])('a car without %s is not financed', (field) => {
  expect(buildUkFinance({ ...used, [field]: undefined }, british)).toBeUndefined();
});

test('LOAN-15 a van is financed on its price with VAT and says so, a car in a campaign at its campaign price', () => {
  const van = { ...used, car_vehicle_type_code: 'LCV', car_price_exkl_vat: 30_829 };
  expect(buildUkFinance(van, british)?.vehicle).toMatchObject({ Type: 'LightCommercial', Price: 36_995 });
  expect(buildUkFinance(van, british)?.vatNote).toBe('incl. VAT');
  expect(buildUkFinance(used, british)?.vatNote).toBeUndefined();
  const campaign = { ...used, car_has_campaign_price: true, car_campaign_price: 35_495 };
  expect(buildUkFinance(campaign, british)?.vehicle.Price).toBe(35_495);
});

test('UKF-17 only British sites have it, and only with an organisation id', () => {
  const { site } = british;
  expect(buildUkFinance(used, { ...british, site: { ...site, country: 'SE' } })).toBeUndefined();
  expect(buildUkFinance(used, { ...british, site: { ...site, financeOrganisationId: '' } })).toBeUndefined();
});
