import { valueNamed } from '../../src/features/cars/vocabulary/word-of.ts';
import { campaignSubject, isOfferTitle } from '../../src/features/pricing/price-offer.ts';
import type { ShownCar } from './shown-car.ts';
import type { SiteStock } from './site-stock.ts';
import type { TrustCheck } from './trust-check.ts';

/** A price is called an offer only beside the earlier price; a list of offers has no other cars. */
export const offerWords: TrustCheck = { name: 'offer words', car: unproven };

function unproven({ card, record }: ShownCar, { site, context: { texts } }: SiteStock): string[] {
  if (card.price.earlierPrice !== undefined) return [];
  const isOffer = (name: string) =>
    campaignSubject(valueNamed('car_campaigns', name, site.languages[0]) ?? name) === 'price';
  const named = Array.isArray(record['car_campaigns']) ? record['car_campaigns'].map(String) : [];
  const said = [
    ...(card.price.title !== undefined && isOfferTitle(card.price.title) ? [card.price.title] : []),
    ...card.marks.map(({ text }) => text).filter((text) => isOffer(text) || text === texts('cardCampaign')),
  ];
  return [
    ...said.map((text) => `says '${text}' without an earlier price`),
    ...named.filter(isOffer).map((name) => `is listed under '${name}' without an earlier price`),
    ...(record['car_has_campaign_price'] === true ? ['is listed as an offer without an earlier price'] : []),
  ];
}
