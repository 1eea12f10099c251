import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SearchRecord } from '../../shared/search/port.ts';
import { type PricedCar, parsePricedCar } from './priced-car.ts';
import { earlierPrice, isVan, listPrice, shownPrice, withShownPrice } from './shown-price.ts';

function priced(record: SearchRecord): PricedCar {
  const car = parsePricedCar({ car_price: 459_900, ...record });
  if (!car) throw new Error('this record has no price');
  return car;
}

const net = { car_price_exkl_vat: 367_920 };
const campaign = { car_has_campaign_price: true, car_campaign_price: 439_900 };
const campaignNet = { car_campaign_price_exkl_vat: 351_920 };
const van = { car_vehicle_type_code: 'LCV' };

test('CARD-09 only light commercial vehicles are vans', () => {
  expect(['PC', 'MC', 'LCV', 'lcv', '', undefined].filter(isVan)).toEqual(['LCV']);
});

test.each(['PC', 'MC', undefined])('CARD-09 DET-31 a vehicle of type %s is priced with VAT', (type) => {
  const car = { ...net, ...campaignNet, car_vehicle_type_code: type };
  expect(shownPrice(priced(car))).toEqual({
    amount: 459_900,
    withoutVat: false,
    amountWithVat: 459_900,
    amountForCompanies: 367_920,
    isCampaign: false,
  });
  expect(shownPrice(priced({ ...car, ...campaign }))).toEqual({
    amount: 439_900,
    withoutVat: false,
    amountWithVat: 439_900,
    amountForCompanies: 351_920,
    isCampaign: true,
  });
});

test('CARD-09 DET-31 a van is priced without VAT, and a private person pays with it', () => {
  expect(shownPrice(priced({ ...van, ...net, ...campaignNet }))).toEqual({
    amount: 367_920,
    withoutVat: true,
    amountWithVat: 459_900,
    amountForCompanies: 367_920,
    isCampaign: false,
  });
  expect(shownPrice(priced({ ...van, ...net, ...campaign, ...campaignNet }))).toEqual({
    amount: 351_920,
    withoutVat: true,
    amountWithVat: 439_900,
    amountForCompanies: 351_920,
    isCampaign: true,
  });
});

test('CARD-09 a van whose price has no amount without VAT is priced with it', () => {
  expect(shownPrice(priced(van))).toMatchObject({ amount: 459_900, withoutVat: false });
  // The ordinary price without VAT says nothing about the campaign's.
  expect(shownPrice(priced({ ...van, ...net, ...campaign }))).toEqual({
    amount: 439_900,
    withoutVat: false,
    amountWithVat: 439_900,
    amountForCompanies: 439_900,
    isCampaign: true,
  });
});

test('DET-31 a campaign needs both: that it runs, and its price', () => {
  const { isCampaign, amount } = shownPrice(priced({ ...campaign, car_has_campaign_price: false }));
  expect({ isCampaign, amount }).toEqual({ isCampaign: false, amount: 459_900 });
  expect(shownPrice(priced({ car_has_campaign_price: true, ...campaignNet, ...net }))).toMatchObject({
    amount: 459_900,
    amountForCompanies: 367_920,
    isCampaign: false,
  });
});

test('the price as new is compared with or without VAT as the price beside it, and is more', () => {
  const retail = { car_retail_price: 500_000, car_retail_price_exkl_vat: 400_000 };
  expect(listPrice(priced({ ...retail, ...net }))).toBe(500_000);
  expect(listPrice(priced({ ...retail, ...net, ...van }))).toBe(400_000);
  expect(listPrice(priced({ car_retail_price: 500_000, ...net, ...van }))).toBeUndefined();
  expect(listPrice(priced({ car_retail_price: 459_900 }))).toBeUndefined();
  expect(listPrice(priced({ car_retail_price: 459_901 }))).toBe(459_901);
  expect(listPrice(priced({}))).toBeUndefined();
});

test('an earlier price belongs to a campaign, and is more than its price', () => {
  expect(earlierPrice(priced({ ...campaign, car_earlier_price: 439_901 }))).toBe(439_901);
  expect(earlierPrice(priced({ ...campaign, car_earlier_price: 439_900 }))).toBeUndefined();
  expect(earlierPrice(priced({ car_earlier_price: 499_900 }))).toBeUndefined();
  expect(earlierPrice(priced(campaign))).toBeUndefined();
  const reduced = { ...van, ...net, ...campaign, ...campaignNet, car_earlier_price: 360_000 };
  expect(earlierPrice(priced(reduced))).toBe(360_000);
});

test('the index has the shown price in a field of its own; what has no price is left alone', () => {
  const record = { car_price: 459_900, ...van, ...net };
  expect(withShownPrice(record)).toEqual({ ...record, car_shown_price: 367_920 });
  expect(withShownPrice({ car_id: '1' })).toEqual({ car_id: '1' });
  expect(parsePricedCar({ car_price: 'cheap' })).toBeUndefined();
});

const amount = fc.option(fc.integer({ min: 0, max: 2_000_000 }), { nil: undefined });
const anyCar = fc.record({
  car_vehicle_type_code: fc.constantFrom('PC', 'LCV', 'MC', undefined),
  car_price: fc.integer({ min: 0, max: 2_000_000 }),
  car_price_exkl_vat: amount,
  car_has_campaign_price: fc.option(fc.boolean(), { nil: undefined }),
  car_campaign_price: amount,
  car_campaign_price_exkl_vat: amount,
});

test('CARD-09 LOAN-15 whatever a feed sends: one price of the campaign’s or the ordinary pair, without VAT only for vans', () => {
  fc.assert(
    fc.property(anyCar, (record) => {
      const shown = shownPrice(priced(record));
      const runs = record.car_has_campaign_price === true && record.car_campaign_price !== undefined;
      const gross = runs ? record.car_campaign_price : record.car_price;
      const without = runs ? record.car_campaign_price_exkl_vat : record.car_price_exkl_vat;
      expect(shown.isCampaign).toBe(runs);
      expect(shown.amountWithVat).toBe(gross);
      expect(shown.amountForCompanies).toBe(without ?? gross);
      expect(shown.withoutVat).toBe(record.car_vehicle_type_code === 'LCV' && without !== undefined);
      expect(shown.amount).toBe(shown.withoutVat ? without : gross);
    }),
  );
});
