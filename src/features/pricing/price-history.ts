import type { SearchRecord } from '../../shared/search/port.ts';
import type { PricePoint } from '../../shared/search/record-store.ts';
import { provenCampaigns } from './price-offer.ts';
import { type PricedCar, parsePricedCar } from './priced-car.ts';
import { earlierPrice, shownPrice } from './shown-price.ts';

/** The period of the EU's Omnibus directive (98/6/EC, article 6a). */
const PERIOD_DAYS = 30;
const DAY_MS = 86_400_000;

/**
 * The lowest price of the 30 days before the campaign that the history, oldest first, ends with. Nothing without a
 * campaign, and nothing when the car was not on sale before it.
 */
export function lowestPriceBeforeCampaign(history: readonly PricePoint[]): number | undefined {
  const start = campaignStart(history);
  const campaign = history[start];
  if (!campaign) return undefined;
  const from = Date.parse(campaign.since) - PERIOD_DAYS * DAY_MS;
  const amounts = history.slice(0, start).flatMap(({ amount }, at) => {
    const until = Date.parse(history[at + 1]?.since ?? campaign.since);
    return amount !== null && until > from ? [amount] : [];
  });
  return amounts.length > 0 ? Math.min(...amounts) : undefined;
}

/** Lowering the price further continues a campaign; raising it begins another, for that is no reduction. */
function campaignStart(history: readonly PricePoint[]): number {
  const continues = (at: number) => {
    const [earlier, later] = [history[at], history[at + 1]];
    return earlier?.isCampaign === true && (!later || (earlier.amount ?? 0) >= (later.amount ?? 0));
  };
  let at = history.length;
  while (at > 0 && continues(at - 1)) at -= 1;
  return at;
}

/** What the history keeps of a car: the price that visitors see. */
export function pricePoint(record: SearchRecord): Omit<PricePoint, 'since'> | undefined {
  const car = parsePricedCar(record);
  if (!car) return undefined;
  const { amount, isCampaign } = shownPrice(car);
  return { amount, isCampaign };
}

/**
 * The record with the price that its campaign price may be compared with. Without one, a campaign price is simply the
 * price: no list of offers, filter, title or mark calls it anything else.
 */
export function withEarlierPrice(record: SearchRecord, history: readonly PricePoint[]): SearchRecord {
  const earlier = lowestPriceBeforeCampaign(history);
  const completed = earlier === undefined ? record : { ...record, car_earlier_price: earlier };
  const car = parsePricedCar(completed);
  return !car || earlierPrice(car) !== undefined ? completed : withoutPriceCampaign(completed, car);
}

function withoutPriceCampaign(record: SearchRecord, car: PricedCar): SearchRecord {
  const hasCampaignPrice = shownPrice(car).isCampaign;
  const names = record['car_campaigns'];
  const named = Array.isArray(names) && {
    car_campaigns: provenCampaigns(names.map(String), { hasEarlierPrice: false, hasCampaignPrice }),
  };
  if (!hasCampaignPrice) return { ...record, ...named };
  const plain = Object.entries(record).filter(([field]) => !plainPriceFields.includes(field));
  const prices = plainPriceFields.flatMap((field) => {
    const value = record[field.replace('car_price', 'car_campaign_price')];
    return value === undefined ? [] : [[field, value] as const];
  });
  return {
    ...Object.fromEntries(plain.filter(([field]) => !field.startsWith('car_campaign_price'))),
    ...Object.fromEntries(prices),
    ...named,
    car_has_campaign_price: false,
  };
}

const plainPriceFields = [
  'car_price',
  'car_price_text',
  'car_price_exkl_vat',
  'car_price_exkl_vat_text',
  'car_price_title',
];
