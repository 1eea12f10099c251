/** Where the browser fetches all locations of a site. */
export function locationsUrl(source: 'dealerships' | 'chargers'): string {
  return `/api/locator/locations?source=${source}`;
}
