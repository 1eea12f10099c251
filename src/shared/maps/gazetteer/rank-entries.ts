import { type Coordinates, distanceKm } from '../../platform/coordinates.ts';
import type { GazetteerEntry } from './gazetteer-entry.ts';
import type { IndexKey } from './prefix-index.ts';
import type { Typed } from './typed-place.ts';

/** An entry under one of its spellings. */
export type Spelled = { entry: GazetteerEntry; letters: string | undefined };

const EXACT_NAME_BONUS = 1;
/** 'Habo' before 'Håbo', typed without dots. */
const OTHER_LETTERS_COST = 1;

/** The entries of some keys, the likeliest first. */
export function rank(
  keys: readonly IndexKey<Spelled>[],
  { text, letters }: Typed,
  near?: Coordinates,
): GazetteerEntry[] {
  const best = new Map<GazetteerEntry, number>();
  for (const { key, weight, value } of keys) {
    const isWhole = key === text || key === letters;
    const hasOtherLetters = value.letters !== undefined && !value.letters.startsWith(letters ?? text);
    const score =
      weight +
      (isWhole ? EXACT_NAME_BONUS : 0) +
      (hasOtherLetters ? -OTHER_LETTERS_COST : 0) +
      (near ? nearness(value.entry, near) : 0);
    if (score > (best.get(value.entry) ?? Number.NEGATIVE_INFINITY)) best.set(value.entry, score);
  }
  return [...best]
    .sort(([one, score], [other, otherScore]) => otherScore - score || (one.name < other.name ? -1 : 1))
    .map(([entry]) => entry);
}

const NEARNESS_BONUS = 3;
const NEARNESS_HALF_KM = 50;

/** Weighs as much as a thousandfold population right here, and half of it 50 km away. */
function nearness({ coordinates }: GazetteerEntry, near: Coordinates): number {
  return NEARNESS_BONUS / (1 + distanceKm(coordinates, near) / NEARNESS_HALF_KM);
}

/**
 * Of two villages of one name in one region nobody could say which is which, nor a city from the region of its name; the
 * first of them stays.
 */
export function distinguishable(entries: readonly GazetteerEntry[]): GazetteerEntry[] {
  const seen = new Set<string>();
  return entries.filter(({ country, name, region }) => {
    const shown = `${country} ${name} ${region}`;
    return !seen.has(shown) && seen.add(shown);
  });
}
