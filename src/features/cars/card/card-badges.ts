import type { Texts } from '../../../shared/sites/texts.ts';
import { financePlans } from '../../finance/plans/all-plans.ts';
import { provenCampaigns } from '../../pricing/price-offer.ts';
import { earlierPrice } from '../../pricing/shown-price.ts';
import { textLanguage } from '../in-language/feed-language.ts';
import type { Car } from '../record/car.ts';
import type { CarCardData } from './card.ts';
import type { CardContext } from './card-context.ts';

type MarkContext = Pick<CardContext, 'texts' | 'now' | 'justInSince'>;
type Mark = CarCardData['marks'][number];

/** Campaigns by their names, or by what they are about where they have none; then what kind of car it is (CARD-15). A price is no campaign without the earlier one. */
export function cardBadges(car: Car, context: MarkContext): Mark[] {
  const { texts } = context;
  const hasEarlierPrice = earlierPrice(car) !== undefined;
  const named = provenCampaigns(car.campaigns, {
    hasEarlierPrice,
    hasCampaignPrice: car.price.campaign.isActive,
  });
  return [
    ...(named.length > 0
      ? named.map((text): Mark => ({ look: 'campaign', text, lang: textLanguage(car, text) }))
      : unnamedCampaigns(car, texts).map((text): Mark => ({ look: 'campaign', text }))),
    ...(car.isSample ? [{ look: 'plain' as const, text: texts('cardSample') }] : []),
    ...(isJustIn(car, context) ? [{ look: 'plain' as const, text: texts('cardJustIn') }] : []),
  ];
}

function unnamedCampaigns(car: Car, texts: Texts): string[] {
  const ofPlans = new Set(financePlans.flatMap((plan) => plan.campaign?.(car.record) ?? []));
  const ofPrice = earlierPrice(car) === undefined ? [] : (['cardCampaign'] as const);
  return [...ofPrice, ...ofPlans].map((key) => texts(key));
}

/** A sample is not in stock, so it never counts as just in. */
function isJustIn({ isSample, publishedAt }: Car, { now, justInSince }: MarkContext): boolean {
  if (isSample || !publishedAt || !justInSince) return false;
  const published = Date.parse(publishedAt);
  return published <= now.getTime() && published > justInSince.getTime();
}
