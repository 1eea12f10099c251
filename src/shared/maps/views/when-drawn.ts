import type { Map as MapLibreMap } from 'maplibre-gl';

/** After this long a map that is not there counts as failed. */
const TIMEOUT_MS = 10_000;

/**
 * Resolves when the map is drawn for the first time. Rejects when its style does not come, when none of its tiles
 * does, and when it takes too long: MapLibre itself would show an empty map.
 */
export function whenDrawn(map: MapLibreMap): Promise<void> {
  return new Promise((resolve, reject) => {
    let failure: { message: string } | undefined;
    let hasStyle = false;
    let hasTile = false;
    const timer = setTimeout(() => finish(failure ?? new Error('the map took too long')), TIMEOUT_MS);
    const finish = (problem: { message: string } | undefined) => {
      clearTimeout(timer);
      if (problem) reject(problem);
      else resolve();
    };
    map.once('style.load', () => {
      hasStyle = true;
    });
    map.on('error', ({ error }) => {
      failure ??= error;
      if (!hasStyle) finish(error);
    });
    map.on('sourcedata', ({ tile }) => {
      if (tile?.state === 'loaded') hasTile = true;
    });
    map.once('load', () => finish(hasTile ? undefined : failure));
  });
}
