import type { CarRecord } from './car-record.ts';
import { DEMO_TODAY } from './inventory.ts';

/** How long before its campaign a car was in the feed already. */
export const DAYS_BEFORE_CAMPAIGN = 31;

/**
 * The feed of a month ago, as far as it tells something about prices: campaign cars that were on sale by then, at
 * their ordinary price. Those that came later have no price history.
 */
export function beforeCampaign(cars: readonly CarRecord[]): CarRecord[] {
  const then = Date.parse(DEMO_TODAY) - DAYS_BEFORE_CAMPAIGN * 86_400_000;
  return cars
    .filter((car) => car.car_has_campaign_price && Date.parse(car.car_publishdate) < then)
    .map((car) => ({ ...car, car_has_campaign_price: false }));
}
