type Id = number | string;
export type Sibling = { id: Id; order: number | undefined };

const STEP = 10;

/**
 * The numbers that put one page at a place among its siblings. As few pages as possible get a new one: whoever has such
 * a page open would be told that it was changed.
 */
export function orderSiblings(others: readonly Sibling[], moved: Id, at: number): ReadonlyMap<Id, number> {
  const between = numberBetween(others[at - 1], others[at]);
  const hasNumbers = others.slice(0, at).every(isAfterTheOneBefore);
  if (hasNumbers && between !== undefined) return new Map([[moved, between]]);
  const wanted = others.toSpliced(at, 0, { id: moved, order: undefined });
  return new Map(
    wanted.flatMap(({ id, order }, place) =>
      order === (place + 1) * STEP ? [] : [[id, (place + 1) * STEP]],
    ),
  );
}

/** A page without a number comes after all that have one. */
function numberBetween(above: Sibling | undefined, below: Sibling | undefined): number | undefined {
  if (above && above.order === undefined) return undefined;
  const low = above?.order;
  const high = below?.order;
  if (low === undefined) return high === undefined ? STEP : high - STEP;
  if (high === undefined) return low + STEP;
  return high - low > 1 ? Math.floor((low + high) / 2) : undefined;
}

/** Two pages with the same number are ordered by name, so nothing fits between them. */
function isAfterTheOneBefore({ order }: Sibling, at: number, all: readonly Sibling[]): boolean {
  const before = all[at - 1];
  return order !== undefined && (at === 0 || (before?.order ?? order) < order);
}
