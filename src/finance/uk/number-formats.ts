import { writtenNumber } from '../../platform/written-number.ts';

/** '£36,995.00' */
export function formatPoundsAndPence(amount: number): string {
  const number = writtenNumber(Math.abs(amount), 'en', { least: 2, most: 2 });
  return `${amount < 0 ? '-' : ''}£${number}`;
}

/** '£18,000', and '£501.98' where there are pence. */
export function formatPounds(amount: number): string {
  return Number.isInteger(amount)
    ? formatPoundsAndPence(amount).replace(/\.00$/, '')
    : formatPoundsAndPence(amount);
}

export function formatMiles(amount: number): string {
  return writtenNumber(amount, 'en', { least: 0, most: 3 });
}
