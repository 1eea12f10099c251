import { carIndexName } from '../../../shared/sites/site.ts';
import { formatPrice } from '../../pricing/price-text.ts';
import { shownPrice } from '../../pricing/shown-price.ts';
import type { CatalogueContext } from '../catalogue-context.ts';
import { distanceText, formatMileage } from '../in-language/format-mileage.ts';
import { type Car, parseCar } from '../record/car.ts';
import { carName } from '../record/car-name.ts';
import { carPath } from '../record/car-path.ts';
import { cardFields } from '../record/car-record.ts';
import { findComparableCars, mileageApart } from './comparable-cars.ts';
import { comparePrice } from './compare-price.ts';

/** What a car's page shows of its price beside those of comparable cars, formatted for the page. */
export type PriceComparison = {
  dearer: number;
  count: number;
  isGood: boolean;
  lowest: string;
  median: string;
  highest: string;
  /** The car's own price on the scale from the lowest to the highest of all, 0 to 1. */
  own: number;
  cars: readonly ComparedCar[];
  /** How far apart their mileages are at most: '2 000 mil'. */
  mileageApart: string;
};

export type ComparedCar = {
  id: string;
  href: string;
  name: string;
  /** '2022 · 4 500 mil' */
  facts: string;
  price: string;
  /** On the scale, 0 to 1. */
  at: number;
};

/** Undefined where fewer than eight cars are comparable, or the search does not answer. */
export async function loadPriceComparison(
  car: Car,
  context: CatalogueContext,
): Promise<PriceComparison | undefined> {
  const { services, site, language, href } = context;
  const fields = [...cardFields, 'car_model_year'];
  const others = await findComparableCars(car, site, async (query) => {
    const found = await services.search.search(carIndexName(site), { ...query, fields });
    return { cars: found.content.flatMap((record) => parseCar(record) ?? []), total: found.total_items };
  });
  const { amount } = shownPrice(car);
  const prices = others.map((other) => shownPrice(other).amount);
  const standing = comparePrice(amount, prices);
  if (!standing) return undefined;
  const [low, high] = [Math.min(amount, standing.lowest), Math.max(amount, standing.highest)];
  const at = (price: number) => (high === low ? 0.5 : (price - low) / (high - low));
  const money = (price: number) => formatPrice(price, car, context);
  const { dearer, count, isGood, lowest, median, highest } = standing;
  return {
    ...{ dearer, count, isGood },
    ...{ lowest: money(lowest), median: money(median), highest: money(highest) },
    own: at(amount),
    cars: others
      .map((other, place) => ({ other, price: prices[place] as number }))
      .toSorted((one, another) => one.price - another.price)
      .map(({ other, price }) => ({
        id: other.id,
        href: href(carPath(site, other)),
        name: [carName(other), other.version].filter(Boolean).join(' '),
        facts: [other.year, formatMileage(other, context)].filter(Boolean).join(' · '),
        price: money(price),
        at: at(price),
      })),
    mileageApart: distanceText(mileageApart(site), unitOf(car), language),
  };
}

function unitOf({ mileage }: Car): string {
  return mileage.unit ?? 'km';
}
