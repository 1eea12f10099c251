import { type Coordinates, distanceKm } from '../../platform/coordinates.ts';
import type { GazetteerEntry } from './gazetteer-entry.ts';

/** Farther away than this is the sea, or another country. */
const MAX_DISTANCE_KM = 60;

/** The nearest town or village. Some 40,000 are looked through in a fraction of a millisecond, so no tree is kept. */
export function nearestEntry(
  entries: readonly GazetteerEntry[],
  at: Coordinates,
): GazetteerEntry | undefined {
  const shrink = Math.cos((at.latitude * Math.PI) / 180);
  let nearest: GazetteerEntry | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const entry of entries) {
    if (entry.kind !== 'town') continue;
    // Flat: near by, this orders as the great circle does.
    const x = (entry.coordinates.longitude - at.longitude) * shrink;
    const y = entry.coordinates.latitude - at.latitude;
    const squared = x * x + y * y;
    if (squared < least) {
      nearest = entry;
      least = squared;
    }
  }
  return nearest && distanceKm(nearest.coordinates, at) <= MAX_DISTANCE_KM ? nearest : undefined;
}
