import { KM_PER_MILE } from '../platform/coordinates.ts';
import { formatNumber } from '../sites/formats.ts';
import type { Language } from '../sites/languages.ts';
import type { Site } from '../sites/site.ts';
import type { Texts } from '../sites/texts.ts';

type Options = { country: Site['country']; language: Language; texts: Texts };

/** '12 km', in Britain '8 miles'. Never less than one: the visitor's place is only known to about a kilometre. */
export function formatDistance(km: number, { country, language, texts }: Options): string {
  const isInMiles = country === 'GB';
  const amount = Math.max(1, Math.round(isInMiles ? km / KM_PER_MILE : km));
  return formatRadius({ radius: amount, unit: isInMiles ? 'mi' : 'km' }, { language, texts });
}

type Radius = { radius: number; unit: 'km' | 'mi' };

/** '50 km' */
export function formatRadius(
  { radius, unit }: Radius,
  { language, texts }: Pick<Options, 'language' | 'texts'>,
) {
  const values = { count: radius, amount: formatNumber(radius, language) };
  return texts(unit === 'mi' ? 'distanceMiles' : 'distanceKm', values);
}

/** '12 km away' */
export function formatDistanceAway(km: number, options: Options): string {
  return options.texts('distanceAway', { distance: formatDistance(km, options) });
}
