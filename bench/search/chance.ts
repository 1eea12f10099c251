/** Chance that repeats itself: the same seed gives the same run of numbers from 0 to 1. */
export type Chance = () => number;

export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    let mixed = state ^ (state >>> 15);
    mixed = Math.imul(mixed, 0x2c1b3c6d);
    mixed ^= mixed >>> 12;
    return (Math.imul(mixed, 0x297a2d39) >>> 0) / 0x1_0000_0000;
  };
}

export function pick<T>(chance: Chance, values: readonly T[]): T {
  return values[Math.floor(chance() * values.length)] as T;
}

/** Early values come up far more often than late ones, as brands and words do. */
export function pickUneven<T>(chance: Chance, values: readonly T[]): T {
  return values[Math.floor(chance() ** 2.2 * values.length)] as T;
}
