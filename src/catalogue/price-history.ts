import type { SearchRecord } from '../search/port.ts';
import type { PricePoint } from '../search/record-store.ts';
import { parsePricedCar, shownPrice } from './shown-price.ts';

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

/** The record with the price that its campaign price may be compared with. */
export function withEarlierPrice(record: SearchRecord, history: readonly PricePoint[]): SearchRecord {
  const earlier = lowestPriceBeforeCampaign(history);
  return earlier === undefined ? record : { ...record, car_earlier_price: earlier };
}
