/** What a list price is for a make at a department, rounded as workshops round: to five kronor. */
export function offeringPrice(listPrice: number, makeFactor: number, departmentFactor: number): number {
  return roundPrice(listPrice * makeFactor * departmentFactor);
}

/** The price before a workshop is chosen (SB-36); without a workshop there is only the list. */
export function medianPrice(
  listPrice: number,
  makeFactor: number,
  departmentFactors: readonly number[],
): number {
  const prices = departmentFactors.map((factor) => offeringPrice(listPrice, makeFactor, factor));
  return prices.length === 0 ? offeringPrice(listPrice, makeFactor, 1) : roundPrice(median(prices));
}

const ROUNDED_TO_KRONOR = 5;

function roundPrice(kronor: number): number {
  return Math.round(kronor / ROUNDED_TO_KRONOR) * ROUNDED_TO_KRONOR;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [low = 0, high = low] = [
    sorted[Math.ceil(sorted.length / 2) - 1],
    sorted[Math.floor(sorted.length / 2)],
  ];
  return (low + high) / 2;
}
