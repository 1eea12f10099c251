/** Something found by a key; of many, those with the greatest weight are wanted. */
export type IndexKey<T> = { key: string; weight: number; value: T };

export interface PrefixIndex<T> {
  /** Keys that begin with the prefix: all of them, or where there are many, those of greatest weight. */
  startingWith(prefix: string): readonly IndexKey<T>[];
  equalTo(key: string): readonly IndexKey<T>[];
}

/** More keys than this are not looked through at a request; their best are known beforehand. */
const SCAN_LIMIT = 200;
const BEST_COUNT = 64;

/** Sorted keys and binary search. One letter is answered as quickly as a whole name. */
export function createPrefixIndex<T>(keys: readonly IndexKey<T>[]): PrefixIndex<T> {
  const sorted = keys.toSorted((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0));
  const best = bestByPrefix(sorted);
  return {
    startingWith: (prefix) =>
      best.get(prefix) ??
      // No key holds a letter beyond U+FFFF's, so this is the end of those that begin alike.
      sorted.slice(lowerBound(sorted, prefix), lowerBound(sorted, `${prefix}\uffff`)),
    equalTo(key) {
      const start = lowerBound(sorted, key);
      let end = start;
      while (sorted[end]?.key === key) end += 1;
      return sorted.slice(start, end);
    },
  };
}

/** For every prefix that more than `SCAN_LIMIT` keys share, the best of them. */
function bestByPrefix<T>(sorted: readonly IndexKey<T>[]): Map<string, readonly IndexKey<T>[]> {
  const best = new Map<string, readonly IndexKey<T>[]>();
  const collect = (start: number, end: number, length: number) => {
    let from = start;
    while (from < end) {
      const prefix = sorted[from]?.key.slice(0, length) ?? '';
      const until = lowerBound(sorted, `${prefix}\uffff`, from, end);
      if (prefix.length === length && until - from > SCAN_LIMIT) {
        best.set(prefix, heaviest(sorted, from, until));
        collect(from, until, length + 1);
      }
      from = Math.max(until, from + 1);
    }
  };
  collect(0, sorted.length, 1);
  return best;
}

/** Of equal weight, the first in alphabetical order. One pass: most keys are lighter than the best so far. */
function heaviest<T>(sorted: readonly IndexKey<T>[], from: number, until: number): readonly IndexKey<T>[] {
  const best: IndexKey<T>[] = [];
  for (let at = from; at < until; at += 1) {
    const each = sorted[at] as IndexKey<T>;
    if (best.length === BEST_COUNT && each.weight <= (best[BEST_COUNT - 1]?.weight ?? 0)) continue;
    let place = best.length;
    while (place > 0 && (best[place - 1]?.weight ?? 0) < each.weight) place -= 1;
    best.splice(place, 0, each);
    if (best.length > BEST_COUNT) best.pop();
  }
  return best;
}

/** The position of the first key that is not before the text. */
function lowerBound<T>(
  sorted: readonly IndexKey<T>[],
  text: string,
  from = 0,
  until = sorted.length,
): number {
  let low = from;
  let high = until;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle]?.key ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
