import { formatNumber } from '../../../shared/sites/formats.ts';
import { type Language, languages } from '../../../shared/sites/languages.ts';
import type { Car } from '../record/car.ts';
import type { Reader } from '../vocabulary/reader.ts';

const KM_PER_MIL = 10;

/** '73 200 km' in Finland, '45,480 miles' in Britain; a Swedish mil is said in kilometres to who reads no Swedish. */
export function formatMileage({ mileage }: Car, { language }: Reader): string | undefined {
  const { value, unit, text } = mileage;
  return value === undefined || unit === undefined ? text : distanceText(value, unit, language);
}

export function distanceText(value: number, unit: string, language: Language): string {
  if (unit === 'mil' && languages[language].mil !== 'distance')
    return `${formatNumber(value * KM_PER_MIL, language)}\u00a0km`;
  return `${formatNumber(value, language)}\u00a0${unit}`;
}
