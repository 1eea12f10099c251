/** Deterministic random numbers from 0 to 1: the same seed gives the same sequence. */
export type Random = () => number;

export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    let mixed = state ^ (state >>> 15);
    mixed = Math.imul(mixed, 0x2c1b3c6d);
    mixed ^= mixed >>> 12;
    return (Math.imul(mixed, 0x297a2d39) >>> 0) / 0x1_0000_0000;
  };
}

export function pick<T>(random: Random, values: readonly T[]): T {
  return values[Math.floor(random() * values.length)] as T;
}

/** The first values come up far more often than the last, as brands and words do. */
export function pickSkewed<T>(random: Random, values: readonly T[]): T {
  return values[Math.floor(random() ** 2.2 * values.length)] as T;
}
