import type { Reach } from './distance.ts';
import { type LocatorQuery, locatorParams } from './locator-query.ts';

/** Where the browser fetches all locations of a site. */
export function locationsUrl(source: 'dealerships' | 'chargers'): string {
  return `/api/locator/locations?source=${source}`;
}

/** Where it asks for those of one search, as long as it has not all of them. */
export function searchUrl(url: string, query: LocatorQuery, { distanceUnit, threshold }: Reach): string {
  const params = new URLSearchParams(locatorParams(query).map(([key, value]) => [key, value]));
  params.set('within', String(threshold));
  params.set('unit', distanceUnit);
  return `${url}&${params}`;
}
