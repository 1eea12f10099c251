import type { Texts } from '../sites/texts.ts';
import type { Car } from './car.ts';
import type { CarCardData } from './card.ts';

type Mark = CarCardData['marks'][number];

const JUST_IN_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Campaigns by their names, or by what they are about where they have none; then what kind of car it is (CARD-15). */
export function cardMarks(car: Car, { texts, now }: { texts: Texts; now: Date }): Mark[] {
  const named = car.car_campaigns.filter(Boolean);
  const campaigns = named.length > 0 ? named : unnamedCampaigns(car, texts);
  return [
    ...campaigns.map((text): Mark => ({ look: 'campaign', text })),
    ...(car.car_is_sample ? [{ look: 'plain' as const, text: texts('cardSample') }] : []),
    ...(isJustIn(car, now) ? [{ look: 'plain' as const, text: texts('cardJustIn') }] : []),
  ];
}

function unnamedCampaigns(car: Car, texts: Texts): string[] {
  const hasLeasingCampaign =
    (car.car_has_privateleasing && car.car_has_campaign_privateleasing) ||
    (car.car_has_companyleasing && car.car_has_campaign_companyleasing);
  return [
    ...(car.car_has_campaign_price ? [texts('cardCampaign')] : []),
    ...(car.car_has_campaign_loan ? [texts('cardCampaignLoan')] : []),
    ...(hasLeasingCampaign ? [texts('cardCampaignLeasing')] : []),
  ];
}

/** A sample stands in no yard: it has not come in. */
function isJustIn({ car_is_sample, car_publishdate }: Car, now: Date): boolean {
  if (car_is_sample || !car_publishdate) return false;
  const age = now.getTime() - Date.parse(car_publishdate);
  return age >= 0 && age < JUST_IN_DAYS * DAY_MS;
}
