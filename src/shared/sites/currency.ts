import { countries } from './countries.ts';
import type { Site } from './site.ts';

/** What the site's prices are in, where a record does not say. */
export function currencyOf({ country }: Pick<Site, 'country'>): string {
  return countries[country].currency;
}
