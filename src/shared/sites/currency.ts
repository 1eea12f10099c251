import type { Site } from './site.ts';

const currencies: Record<Site['country'], string> = {
  SE: 'SEK',
  NO: 'NOK',
  FI: 'EUR',
  SK: 'EUR',
  GB: 'GBP',
};

/** What the site's prices are in, where a record does not say. */
export function currencyOf({ country }: Pick<Site, 'country'>): string {
  return currencies[country];
}
