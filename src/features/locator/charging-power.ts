import { formatDecimal } from '../../shared/platform/format-number.ts';

/** Below this a bare number means kilowatts: no charging post gives less than a kilowatt, and many feeds write 150. */
const LEAST_WATTS = 1000;

/** From 150000, '150000', '150 kW' or '150'; nothing for everything else. */
export function parsePowerWatts(value: unknown): number | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  const [, figure, unit = ''] =
    (typeof text === 'string' && /^\s*(\d+(?:[.,]\d+)?)\s*(k?w)?\s*$/i.exec(text)) || [];
  if (figure === undefined) return undefined;
  const number = Number(figure.replace(',', '.'));
  const isKilowatts = unit === '' ? number < LEAST_WATTS : unit.toLowerCase() === 'kw';
  return isKilowatts ? Math.round(number * 1000) : number;
}

/** '150', '7,4' */
export function formatKilowatts(watts: number, language: string): string {
  return formatDecimal(watts / 1000, language, { min: 0, max: 1 });
}
