import { expect, test } from 'vitest';
import { campaignSubject, isOfferTitle, provenCampaigns } from './price-offer.ts';

test('a campaign is about the price, about something else, or only its feed knows', () => {
  expect(campaignSubject('HÖSTKAMPANJ')).toBe('price');
  expect(campaignSubject('Stock clearance')).toBe('price');
  expect(campaignSubject('Kampanjränta')).toBe('other');
  expect(campaignSubject('Winter tyres included')).toBe('other');
  expect(campaignSubject('Solviks bästa vecka')).toBeUndefined();
});

test('CARD-15 without the price it is compared with, no name of an offer stands on a car', () => {
  const names = ['Höstkampanj', 'Kampanjränta', 'Solviks bästa vecka', ''];
  const told = (hasEarlierPrice: boolean, hasCampaignPrice: boolean) =>
    provenCampaigns(names, { hasEarlierPrice, hasCampaignPrice });
  expect(told(true, true)).toEqual(['Höstkampanj', 'Kampanjränta', 'Solviks bästa vecka']);
  expect(told(false, true)).toEqual(['Kampanjränta']);
  expect(told(false, false)).toEqual(['Kampanjränta', 'Solviks bästa vecka']);
});

test('DET-31 a title that promises a lower price is told from one that does not', () => {
  const titles = [
    'Novemberpris',
    'Zľava',
    'Alennus',
    'Nedsatt pris',
    'Pris',
    'Vårt pris',
    'Realpris',
    'Cena',
  ];
  expect(titles.filter(isOfferTitle)).toEqual(['Novemberpris', 'Zľava', 'Alennus', 'Nedsatt pris']);
});
