import type { PhraseWords } from './phrase-words.ts';

/** The flag of the list that cars with an offer have. */
export const offerFlags: Readonly<Record<keyof PhraseWords['offers'], string>> = {
  privateLeasing: 'car_has_privateleasing',
  companyLeasing: 'car_has_companyleasing',
  campaign: 'car_has_campaign_price',
};
