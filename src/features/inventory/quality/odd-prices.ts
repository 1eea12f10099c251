import { CARS_TO_COMPARE, type ExaminedCar, ODD_PRICE_SHARE, type QualityFinding } from './quality-rules.ts';

type Priced = { id: string; price: number };

/** The prices of a stock, by make, model and year: an id and a number for each car. */
export class OddPrices {
  readonly #byModel = new Map<string, Map<number, Priced[]>>();
  #compared = 0;

  add({ id, make, model, year, price }: ExaminedCar): void {
    if (price === undefined || price <= 0 || year === undefined) return;
    const key = `${make}|${model}`.toLowerCase();
    const years = this.#byModel.get(key) ?? new Map<number, Priced[]>();
    this.#byModel.set(key, years);
    const cars = years.get(year) ?? [];
    years.set(year, cars);
    cars.push({ id, price });
  }

  /** How many cars had enough of their like; known once all findings have been read. */
  get compared(): number {
    return this.#compared;
  }

  /** Prices far from the median of the same make and model of that year and the two beside it. */
  *findings(): Generator<QualityFinding> {
    this.#compared = 0;
    for (const years of this.#byModel.values()) {
      for (const [year, cars] of years) {
        const like = [year - 1, year, year + 1].flatMap((each) => years.get(each) ?? []);
        if (like.length < CARS_TO_COMPARE) continue;
        this.#compared += cars.length;
        const median = medianOf(like.map(({ price }) => price));
        for (const { id, price } of cars)
          if (price < median * ODD_PRICE_SHARE || price > median / ODD_PRICE_SHARE)
            yield { id, value: price, median, compared: like.length };
      }
    }
  }
}

export function medianOf(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}
