import { writtenNumber } from '../platform/written-number.ts';

export interface NumberLimits {
  min: number;
  max: number;
  step: number;
}

/** Thousands apart by a space that does not break: '150 000'. */
export function numberText(value: number, locale: string): string {
  return writtenNumber(value, locale, { least: 0, most: 2 });
}

/** Reads what people type: '150 000', '150000 kr', '4,5'. Nothing to read gives undefined. */
export function readNumber(text: string): number | undefined {
  const digits = text.replace(/[^\d,.-]/g, '').replace(',', '.');
  const value = Number(digits);
  return digits === '' || Number.isNaN(value) ? undefined : value;
}

/** The nearest value a slider can stand on. */
export function withinLimits(value: number, { min, max, step }: NumberLimits): number {
  const stepped = min + Math.round((value - min) / step) * step;
  const rounded = Number(stepped.toFixed(6));
  return Math.min(max, Math.max(min, rounded));
}
