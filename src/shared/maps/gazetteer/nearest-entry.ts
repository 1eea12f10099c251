import { type Coordinates, distanceKm } from '../../platform/coordinates.ts';
import type { GazetteerEntry } from './gazetteer-entry.ts';

/** Farther away than this is the sea, or another country. */
const MAX_DISTANCE_KM = 60;

/**
 * The nearest town or village, where a large town reaches farther than a village does. Some 40,000 are looked through
 * in a fraction of a millisecond, so no tree is kept.
 */
export function createNearestEntry(entries: readonly GazetteerEntry[]) {
  const towns = entries.filter(({ kind }) => kind === 'town');
  const latitudes = Float64Array.from(towns, ({ coordinates }) => coordinates.latitude);
  const longitudes = Float64Array.from(towns, ({ coordinates }) => coordinates.longitude);
  const reaches = Float64Array.from(towns, ({ population }) => 1 + Math.log10(population + 1));

  return (at: Coordinates): GazetteerEntry | undefined => {
    const shrink = Math.cos((at.latitude * Math.PI) / 180);
    let nearest = -1;
    let least = Number.POSITIVE_INFINITY;
    for (let index = 0; index < towns.length; index += 1) {
      // Flat: near by, this orders as the great circle does.
      const x = ((longitudes[index] ?? 0) - at.longitude) * shrink;
      const y = (latitudes[index] ?? 0) - at.latitude;
      const distance = (x * x + y * y) / (reaches[index] ?? 1);
      if (distance < least) {
        nearest = index;
        least = distance;
      }
    }
    const entry = towns[nearest];
    return entry && distanceKm(entry.coordinates, at) <= MAX_DISTANCE_KM ? entry : undefined;
  };
}
