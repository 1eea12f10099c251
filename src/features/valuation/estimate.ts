/** The car somebody wants to sell. */
export type CarToSell = { year: number; mileageKm: number };

/** A car of the same model that stands in the stock, with what it costs there. */
export type ComparableCar = CarToSell & { price: number };

/** Between these the group usually pays; `cars` is how many it rests on. */
export type PriceBand = { low: number; high: number; cars: number };

/** Fewer cars than this say nothing about a price. */
export const MIN_COMPARABLE_CARS = 5;
const YEARS_APART = 1;
const KM_APART = 20_000;
const SHARE_OF_KM_APART = 0.3;

const LOSS_PER_YEAR = 0.08;
const LOSS_PER_10_000_KM = 0.03;
/** Of the price in the stock; the rest is reconditioning, warranty and the dealer's margin. */
const SHARE_PAID = 0.86;

/**
 * The middle half of what cars like this one cost in the stock, each corrected for its age and mileage, less what the
 * dealer needs. Undefined below five cars: a band of three prices would be a guess.
 */
export function estimateBand(
  car: CarToSell,
  stock: readonly ComparableCar[],
  step: number,
): PriceBand | undefined {
  const prices = stock
    .filter((other) => isComparable(car, other))
    .map((other) => correctedPrice(car, other))
    .sort((one, other) => one - other);
  if (prices.length < MIN_COMPARABLE_CARS) return undefined;
  return {
    low: Math.floor((quantile(prices, 0.25) * SHARE_PAID) / step) * step,
    high: Math.ceil((quantile(prices, 0.75) * SHARE_PAID) / step) * step,
    cars: prices.length,
  };
}

export function isComparable(car: CarToSell, other: CarToSell): boolean {
  const kmApart = Math.max(KM_APART, car.mileageKm * SHARE_OF_KM_APART);
  return (
    Math.abs(other.year - car.year) <= YEARS_APART && Math.abs(other.mileageKm - car.mileageKm) <= kmApart
  );
}

/** What the other car would cost if it were as old as this one and had gone as far. */
function correctedPrice(car: CarToSell, other: ComparableCar): number {
  const years = (1 - LOSS_PER_YEAR) ** (other.year - car.year);
  const distance = (1 - LOSS_PER_10_000_KM) ** ((car.mileageKm - other.mileageKm) / 10_000);
  return other.price * years * distance;
}

/** Of sorted values, with a straight line between two of them. */
function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share;
  const below = sorted[Math.floor(at)] ?? 0;
  const above = sorted[Math.ceil(at)] ?? below;
  return below + (above - below) * (at - Math.floor(at));
}
