import type { Clock } from '../../platform/clock.ts';
import type { Coordinates } from '../../platform/coordinates.ts';
import { createLruCache } from '../../platform/lru-cache.ts';
import type { Geocoder } from '../geocoder.ts';

const MAX_ENTRIES = 2000;
const TTL_MS = 24 * 60 * 60_000;

/** The result of a query is used again for up to a day, also by those who ask while it is being fetched. Failures are not. */
export function cachedGeocoder(
  geocoder: Geocoder,
  now: Clock,
  { maxEntries = MAX_ENTRIES, ttlMs = TTL_MS } = {},
): Geocoder {
  const cache = createLruCache<{ result?: Promise<unknown> | undefined }>(maxEntries);

  function cached<T>(query: readonly unknown[], load: () => Promise<T>): Promise<T> {
    const period = Math.floor(now().getTime() / ttlMs);
    const slot = cache(JSON.stringify([period, ...query]), () => ({}));
    slot.result ??= load().catch((error: unknown) => {
      slot.result = undefined;
      throw error;
    });
    return slot.result as Promise<T>;
  }

  // Nobody's signal is handed on: others may be waiting for the same result.
  return {
    suggest({ text, country, language, limit, near }) {
      const around = near && rounded(near);
      const query = { text: normalise(text), country, language, limit, near: around };
      return cached(['suggest', { ...query, text: query.text.toLowerCase() }], () => geocoder.suggest(query));
    },
    geocode({ text, country, language }) {
      const query = { text: normalise(text), country, language };
      return cached(['geocode', { ...query, text: query.text.toLowerCase() }], () => geocoder.geocode(query));
    },
    reverse(at, language) {
      const around = rounded(at, 3);
      return cached(['reverse', around, language], () => geocoder.reverse(around, language));
    },
  };
}

function normalise(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

/** Visitors near each other share a result. */
function rounded({ latitude, longitude }: Coordinates, decimals = 1): Coordinates {
  return { latitude: Number(latitude.toFixed(decimals)), longitude: Number(longitude.toFixed(decimals)) };
}
