import { formatDecimal } from '../../../../shared/platform/format-number.ts';

/** '£36,995.00' */
export function formatPoundsAndPence(amount: number): string {
  const number = formatDecimal(Math.abs(amount), 'en', { min: 2, max: 2 });
  return `${amount < 0 ? '-' : ''}£${number}`;
}

/** '£18,000', and '£501.98' where there are pence. */
export function formatPounds(amount: number): string {
  return Number.isInteger(amount)
    ? formatPoundsAndPence(amount).replace(/\.00$/, '')
    : formatPoundsAndPence(amount);
}

export function formatMiles(amount: number): string {
  return formatDecimal(amount, 'en', { min: 0, max: 3 });
}
