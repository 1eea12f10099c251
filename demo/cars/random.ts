/** Seeded pseudo-random numbers: the same seed gives the same sequence. */
export type Random = {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A whole number, both ends included. */
  whole(low: number, high: number): number;
  between(low: number, high: number): number;
  /** Around 0, mostly within one, seldom beyond two. */
  bell(): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  weighted<T>(list: readonly T[], weight: (item: T) => number): T;
  shuffled<T>(list: readonly T[]): T[];
};

export function seededRandom(seed: string): Random {
  let state = hash(seed);
  const next = () => {
    // mulberry32
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    whole,
    between: (low, high) => low + next() * (high - low),
    bell: () => (next() + next() + next() + next() - 2) * 1.73,
    chance: (probability) => next() < probability,
    pick: (list) => itemAt(list, whole(0, list.length - 1)),
    weighted: (list, weight) => weighted(list, weight, next()),
    shuffled: (list) => shuffled(list, whole),
  };
}

function weighted<T>(list: readonly T[], weight: (item: T) => number, at: number): T {
  const weights = list.map(weight);
  let left = at * weights.reduce((sum, each) => sum + each, 0);
  const index = weights.findIndex((each) => {
    left -= each;
    return left < 0;
  });
  return itemAt(list, index);
}

function shuffled<T>(list: readonly T[], whole: Random['whole']): T[] {
  const rest = [...list];
  return list.map(() => itemAt(rest.splice(whole(0, rest.length - 1), 1), 0));
}

function itemAt<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new Error('Nothing to draw from');
  return item;
}

function hash(seed: string): number {
  let value = 2166136261;
  for (const letter of seed) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 16777619);
  return value;
}
