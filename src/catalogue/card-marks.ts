import type { Texts } from '../sites/texts.ts';
import type { Car } from './car.ts';
import type { CarCardData } from './card.ts';
import { textLanguage } from './in-language/feed-language.ts';

type Mark = CarCardData['marks'][number];

const JUST_IN_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Campaigns by their names, or by what they are about where they have none; then what kind of car it is (CARD-15). */
export function cardMarks(car: Car, { texts, now }: { texts: Texts; now: Date }): Mark[] {
  const named = car.campaigns.filter(Boolean);
  return [
    ...(named.length > 0
      ? named.map((text): Mark => ({ look: 'campaign', text, lang: textLanguage(car, text) }))
      : unnamedCampaigns(car, texts).map((text): Mark => ({ look: 'campaign', text }))),
    ...(car.isSample ? [{ look: 'plain' as const, text: texts('cardSample') }] : []),
    ...(isJustIn(car, now) ? [{ look: 'plain' as const, text: texts('cardJustIn') }] : []),
  ];
}

function unnamedCampaigns(car: Car, texts: Texts): string[] {
  const hasLeasingCampaign =
    (car.leasing.private.isOffered && car.leasing.private.hasCampaign) ||
    (car.leasing.company.isOffered && car.leasing.company.hasCampaign);
  return [
    ...(car.price.campaign.isActive ? [texts('cardCampaign')] : []),
    ...(car.loan.hasCampaign ? [texts('cardCampaignLoan')] : []),
    ...(hasLeasingCampaign ? [texts('cardCampaignLeasing')] : []),
  ];
}

/** A sample is not in stock, so it never counts as just in. */
function isJustIn({ isSample, publishedAt }: Car, now: Date): boolean {
  if (isSample || !publishedAt) return false;
  const age = now.getTime() - Date.parse(publishedAt);
  return age >= 0 && age < JUST_IN_DAYS * DAY_MS;
}
