/** Fewer cars say nothing about a price. */
export const MIN_COMPARABLE_CARS = 8;
const SHARE_OF_A_GOOD_PRICE = 3 / 4;

/** Where a price stands among those of comparable cars. */
export type PriceStanding = {
  lowest: number;
  median: number;
  highest: number;
  /** How many of the others cost more. */
  dearer: number;
  count: number;
  /** At least three of four cost more: one rule for every car, and the page says it. */
  isGood: boolean;
};

/** Undefined below eight cars. */
export function comparePrice(price: number, others: readonly number[]): PriceStanding | undefined {
  if (others.length < MIN_COMPARABLE_CARS) return undefined;
  const sorted = others.toSorted((one, other) => one - other);
  const dearer = sorted.filter((other) => other > price).length;
  return {
    lowest: sorted[0] as number,
    median: medianOf(sorted),
    highest: sorted.at(-1) as number,
    dearer,
    count: sorted.length,
    isGood: dearer >= sorted.length * SHARE_OF_A_GOOD_PRICE,
  };
}

function medianOf(sorted: readonly number[]): number {
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] as number;
  return Number.isInteger(middle) ? Math.round(((sorted[middle - 1] as number) + upper) / 2) : upper;
}
