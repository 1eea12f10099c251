import type { Coordinates } from '../platform/coordinates.ts';
import type { Place } from './geocoder.ts';

export type GeocodeResult =
  | { state: 'found'; place: Place }
  | { state: 'notFound' }
  | { state: 'unavailable' };

const MAX_CACHED = 200;
const cache = new Map<string, readonly Place[]>();

type SuggestOptions = { limit: number; near?: Coordinates | undefined };

/**
 * Suggestions for what is typed, from this visit's cache where the same was typed before. On the next page the
 * browser's HTTP cache takes its place. Throws when the server does not respond.
 */
export async function fetchPlaces(
  text: string,
  { signal, ...options }: SuggestOptions & { signal: AbortSignal },
): Promise<readonly Place[]> {
  const address = placesAddress(text, options);
  const cached = cache.get(address);
  if (cached) return cached;
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`the geocoder responded with ${response.status}`);
  const { places } = (await response.json()) as { places: readonly Place[] };
  if (cache.size >= MAX_CACHED) cache.clear();
  cache.set(address, places);
  return places;
}

/** Suggestions that were fetched before, without waiting. */
export function cachedPlaces(text: string, options: SuggestOptions): readonly Place[] | undefined {
  return cache.get(placesAddress(text, options));
}

/** The one place that is meant; a geocoder that fails or hangs is a state of its own. */
export async function fetchGeocode(text: string, signal: AbortSignal): Promise<GeocodeResult> {
  try {
    const response = await fetch(addressOf('geocode', { q: text }), { signal });
    if (response.status === 404) return { state: 'notFound' };
    if (!response.ok) return { state: 'unavailable' };
    const { place } = (await response.json()) as { place: Place };
    return { state: 'found', place };
  } catch {
    return { state: 'unavailable' };
  }
}

/** The named place nearest to a position; undefined when nobody knows it. */
export async function fetchReverse(
  { latitude, longitude }: Coordinates,
  signal: AbortSignal,
): Promise<Place | undefined> {
  try {
    const query = { lat: String(latitude), lng: String(longitude) };
    const response = await fetch(addressOf('reverse', query), { signal });
    return response.ok ? ((await response.json()) as { place: Place }).place : undefined;
  } catch {
    return undefined;
  }
}

function placesAddress(text: string, { limit, near }: SuggestOptions): string {
  return addressOf('places', { q: text, limit: String(limit), ...(near && coarse(near)) });
}

function addressOf(route: string, query: Record<string, string>): string {
  const language = document.documentElement.lang;
  return `/api/maps/${route}?${new URLSearchParams({ ...query, ...(language && { language }) })}`;
}

/** To about 10 km: enough to rank by nearness, too little to say where somebody is. */
function coarse({ latitude, longitude }: Coordinates): { lat: string; lng: string } {
  return { lat: latitude.toFixed(1), lng: longitude.toFixed(1) };
}
