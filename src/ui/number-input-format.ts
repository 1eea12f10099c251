import { formatDecimal } from '../platform/format-number.ts';

export interface NumberLimits {
  min: number;
  max: number;
  step: number;
}

/** Thousands apart by a space that does not break: '150 000'. */
export function formatNumberInput(value: number, locale: string): string {
  return formatDecimal(value, locale, { min: 0, max: 2 });
}

/** Reads what people type: '150 000', '150000 kr', '4,5'. Nothing to read gives undefined. */
export function parseNumberInput(text: string): number | undefined {
  const digits = text.replace(/[^\d,.-]/g, '').replace(',', '.');
  const value = Number(digits);
  return digits === '' || Number.isNaN(value) ? undefined : value;
}

/** The nearest value a slider can stand on. */
export function clampToStep(value: number, { min, max, step }: NumberLimits): number {
  const stepped = min + Math.round((value - min) / step) * step;
  const rounded = Number(stepped.toFixed(6));
  return Math.min(max, Math.max(min, rounded));
}
