import type { Vehicle } from '../vehicle.ts';

type Names = readonly [sv: string, nb: string, fi: string, sk: string, en: string];
export type Item = { likely: (vehicle: Vehicle) => number; names: Names };

export function item(likely: Item['likely'], ...names: Names): Item {
  return { likely, names };
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
