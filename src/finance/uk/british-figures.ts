import { writtenNumber } from '../../platform/written-number.ts';

/** '£36,995.00' */
export function poundsAndPence(amount: number): string {
  const number = writtenNumber(Math.abs(amount), 'en', { least: 2, most: 2 });
  return `${amount < 0 ? '-' : ''}£${number}`;
}

/** '£18,000', and '£501.98' where there are pence. */
export function pounds(amount: number): string {
  return Number.isInteger(amount) ? poundsAndPence(amount).replace(/\.00$/, '') : poundsAndPence(amount);
}

export function miles(amount: number): string {
  return writtenNumber(amount, 'en', { least: 0, most: 3 });
}
