import { type Country, countries } from '../../shared/sites/countries.ts';

/**
 * What a list price is for a make at a department. What the factors make of it is rounded as workshops of the country
 * round, in Sweden to five kronor; a price that they leave alone is the list's own, 39.90 too.
 */
export function offeringPrice(
  listPrice: number,
  makeFactor: number,
  departmentFactor: number,
  country: Country,
): number {
  const factor = makeFactor * departmentFactor;
  return factor === 1 ? listPrice : rounded(listPrice * factor, country);
}

/** The price before a workshop is chosen (SB-36); without a workshop there is only the list. */
export function medianPrice(
  listPrice: number,
  makeFactor: number,
  departmentFactors: readonly number[],
  country: Country,
): number {
  const factors = departmentFactors.length === 0 ? [1] : departmentFactors;
  const [low, high] = middle(factors.map((each) => offeringPrice(listPrice, makeFactor, each, country)));
  return low === high ? low : rounded((low + high) / 2, country);
}

function rounded(price: number, country: Country): number {
  const { workshopPriceStep = 1 } = countries[country];
  return Math.round(price / workshopPriceStep) * workshopPriceStep;
}

function middle(values: readonly number[]): [low: number, high: number] {
  const sorted = values.toSorted((a, b) => a - b);
  const [low = 0, high = low] = [
    sorted[Math.ceil(sorted.length / 2) - 1],
    sorted[Math.floor(sorted.length / 2)],
  ];
  return [low, high];
}
