import { expect, test } from 'vitest';
import { textsFor } from '../../content/publishing/built-in-texts.ts';
import type { SearchRecord } from '../../shared/search/port.ts';
import { aCar } from '../cars/testing/a-car.ts';
import { priceInOneLine } from './price-in-one-line.ts';
import { carPrice } from './price-text.ts';

const sweden = { country: 'SE', languages: ['sv', 'en'] } as const;

function priceOf(more: SearchRecord, language: 'sv' | 'en' = 'sv') {
  return carPrice(aCar(more), { site: sweden, language, texts: textsFor(language) });
}

const campaign = { car_has_campaign_price: true, car_campaign_price: 439_900 };

test('DET-31 a campaign price comes before the ordinary one, for as long as the campaign runs', () => {
  expect(priceOf(campaign).now).toBe('439\u00a0900\u00a0kr');
  expect(priceOf({ ...campaign, car_has_campaign_price: false }).now).toBe('459\u00a0900\u00a0kr');
  expect(priceOf({ car_has_campaign_price: true }).now).toBe('459\u00a0900\u00a0kr');
});

test('a price is struck only where the price history has it, and only a higher one', () => {
  expect(priceOf(campaign).earlierPrice).toBeUndefined();
  expect(priceOf({ ...campaign, car_earlier_price: 449_900 }).earlierPrice).toBe('449\u00a0900\u00a0kr');
  expect(priceOf({ ...campaign, car_earlier_price: 439_900 }).earlierPrice).toBeUndefined();
  expect(priceOf({ car_earlier_price: 499_900 }).earlierPrice).toBeUndefined();
});

test('the price as new is the list price, never a struck one, and shown only where it was more', () => {
  expect(priceOf({ car_retail_price: 500_000 })).toMatchObject({
    earlierPrice: undefined,
    list: '500\u00a0000\u00a0kr',
  });
  expect(priceOf({ car_retail_price: 459_900 }).list).toBeUndefined();
  expect(priceOf({ ...campaign, car_retail_price: 459_900 }).list).toBe('459\u00a0900\u00a0kr');
  expect(
    priceOf({ ...campaign, car_earlier_price: 459_900, car_retail_price: 500_000 }).list,
  ).toBeUndefined();
});

test('CARD-09 a van has all its prices without VAT, or all of them with it', () => {
  const van = { car_vehicle_type_code: 'LCV', car_retail_price: 500_000 };
  const net = { car_price_exkl_vat: 367_920, car_retail_price_exkl_vat: 400_000 };
  expect(priceOf({ ...van, ...net })).toMatchObject({
    now: '367\u00a0920\u00a0kr',
    list: '400\u00a0000\u00a0kr',
    withoutVat: true,
  });
  expect(priceOf(van)).toMatchObject({ now: '459\u00a0900\u00a0kr', withoutVat: false });
  expect(priceOf({ ...van, ...net, ...campaign })).toMatchObject({
    now: '439\u00a0900\u00a0kr',
    withoutVat: false,
  });
  expect(priceOf({ ...van, car_price_exkl_vat: 367_920 }).list).toBeUndefined();
  expect(priceOf(net).withoutVat).toBe(false);
});

test('SITE-17 prices are written as the language of the page writes them, whatever texts the feed has', () => {
  expect(priceOf({ car_price_text: '459.900,-' }, 'en').now).toBe('459,900\u00a0kr');
  expect(priceOf({ car_price_text: undefined, car_price_currency: undefined }).now).toBe(
    '459\u00a0900\u00a0kr',
  );
  expect(priceOf({ car_price_currency: 'GBP' }, 'en').now).toBe('£459,900');
});

test('DET-31 the feed’s title stands in the site’s first language, a word of ours in the others', () => {
  const title = (more: SearchRecord, language: 'sv' | 'en') => priceOf(more, language).title;
  expect(title({ car_price_title: 'Vårt pris' }, 'sv')).toBe('Vårt pris');
  expect(title({ car_price_title: 'Vårt pris' }, 'en')).toBe('Price');
  const reduced = { ...campaign, car_earlier_price: 459_900, car_price_title: 'Kampanjpris' };
  expect(title(reduced, 'sv')).toBe('Kampanjpris');
  expect(title(reduced, 'en')).toBe('Offer price');
  expect(title({ car_is_sample: true, car_price_title: 'Rekommenderat cirkapris' }, 'en')).toBe(
    'Recommended price',
  );
  expect(title({ car_price_title: undefined }, 'sv')).toBe('Pris');
});

test.each([
  'Kampanjpris',
  'Kampanjepris',
  'Tarjoushinta',
  'Akciová cena',
  'Offer price',
  'Sale price',
  'Reapris',
])('DET-31 a price is not titled %s without the price that it is compared with', (car_price_title) => {
  expect(priceOf({ ...campaign, car_price_title }).title).toBe('Pris');
  expect(priceOf({ car_price_title }).title).toBe('Pris');
  expect(priceOf({ ...campaign, car_price_title, car_earlier_price: 459_900 }).title).toBe(car_price_title);
});

test('a van’s price in one line has both its amounts, each with its label', () => {
  const van = { car_vehicle_type_code: 'LCV', car_price_exkl_vat: 367_920 };
  expect(priceInOneLine(priceOf(van), textsFor('sv'))).toBe(
    '367\u00a0920\u00a0kr exkl. moms (459\u00a0900\u00a0kr inkl. moms)',
  );
  expect(priceInOneLine(priceOf({}), textsFor('sv'))).toBe('459\u00a0900\u00a0kr');
});
