import { KM_PER_MILE } from '../../../shared/platform/coordinates.ts';
import { formatNumber } from '../../../shared/sites/formats.ts';
import type { Language } from '../../../shared/sites/languages.ts';
import { distanceUnitOf } from '../../../shared/sites/mileage-unit.ts';
import type { Site } from '../../../shared/sites/site.ts';
import type { Texts } from '../../../shared/sites/texts.ts';

type Options = { country: Site['country']; language: Language; texts: Texts };

/** '12 km', in Britain '8 miles'. Never less than one: the place it is measured from is only known to a kilometre. */
export function formatRoughDistance(km: number, { country, language, texts }: Options): string {
  const isInMiles = distanceUnitOf(country) === 'mi';
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
  return options.texts('distanceAway', { distance: formatRoughDistance(km, options) });
}
