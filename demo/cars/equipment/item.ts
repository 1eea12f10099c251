import type { Country } from '../catalogue.ts';
import type { Vehicle } from '../vehicle.ts';

/** The code of the vocabulary; some countries have something else instead. */
export type Item = {
  likely: (vehicle: Vehicle) => number;
  code: string;
  instead: Readonly<Partial<Record<Country, string>>>;
};

export function item(likely: Item['likely'], code: string, instead: Item['instead'] = {}): Item {
  return { likely, code, instead };
}

/** Likelier the higher the trim: chances at level 1, 2 and 3; not before a year, nor in cars cheaper than so many thousand. */
export function trim(
  chances: readonly [number, number, number],
  fromYear = 0,
  fromPrice = 0,
): Item['likely'] {
  return ({ trim: [, level], year, type, engine, generation: { body } }) => {
    // Vans are not sold with leather.
    const isLuxury = fromPrice > 0 && body === 'van';
    if (year < fromYear || engine.newPrice < fromPrice || isLuxury) return 0;
    return (chances[level - 1] ?? 0) * (type === 'LCV' ? 0.45 : 1);
  };
}

export function when(
  applies: (vehicle: Vehicle) => boolean,
  chances: readonly [number, number, number],
  fromPrice = 0,
): Item['likely'] {
  return (vehicle) => (applies(vehicle) ? trim(chances, 0, fromPrice)(vehicle) : 0);
}
