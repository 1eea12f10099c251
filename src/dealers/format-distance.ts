import { KM_PER_MILE } from '../platform/coordinates.ts';
import { formatDecimal } from '../platform/format-number.ts';
import type { Language } from '../sites/languages.ts';
import type { Site } from '../sites/site.ts';

/** '600 m', '12 km', in Britain '8 mi': metres by the hundred, never fewer, and whole kilometres or miles above (LOC-28). */
export function formatDistance(km: number, country: Site['country'], language: Language): string {
  const rounded = (amount: number, unit: string) =>
    `${formatDecimal(amount, language, { min: 0, max: 0 })}\u00a0${unit}`;
  if (country === 'GB') return rounded(Math.max(1, Math.round(km / KM_PER_MILE)), 'mi');
  const metres = Math.max(METRES_STEP, Math.round((km * 1000) / METRES_STEP) * METRES_STEP);
  return metres < 1000 ? rounded(metres, 'm') : rounded(Math.round(km), 'km');
}

const METRES_STEP = 100;
