import { languageRecords } from '#locale-records';
import type { LanguageRecord } from './locale/language-record.ts';

export type Decimals = { min: number; max: number };

/**
 * A number in the format of the language, with non-breaking spaces. `Intl.NumberFormat` gives the same (the test
 * compares the two), but the first one on a page makes the browser load its locale data: 20 ms on a laptop,
 * four times that on a phone, in the middle of hydrating a list. Takes 'sv' and 'sv-SE' alike.
 */
export function formatDecimal(amount: number, locale: string, { min: least, max: most }: Decimals): string {
  const { group, decimal, minus } = symbolsFor(locale);
  const [whole = '', rest = ''] = roundHalfUp(Math.abs(amount), most).toFixed(most).split('.');
  const decimals = rest.slice(0, least) + rest.slice(least).replace(/0+$/, '');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  const sign = amount < 0 && /[1-9]/.test(whole + decimals) ? minus : '';
  return `${sign}${grouped}${decimals && decimal}${decimals}`;
}

/** '5,95 %' of 5.95 */
export function formatPercent(percent: number, locale: string, decimals: number): string {
  const number = formatDecimal(percent, locale, { min: decimals, max: decimals });
  return number + symbolsFor(locale).percent;
}

export function decimalSign(locale: string): string {
  return symbolsFor(locale).decimal;
}

/** Rounds the decimal notation: 0.35 is rounded up although its binary value is a little below. */
function roundHalfUp(amount: number, decimals: number): number {
  if (amount < 1e-6) return 0;
  return Number(`${Math.round(Number(`${amount}e${decimals}`))}e-${decimals}`);
}

function symbolsFor(locale: string): LanguageRecord['numbers'] {
  const known = languageRecords[locale.split('-', 1)[0] ?? '']?.numbers;
  if (!known) throw new Error(`no signs for numbers in ${locale}`);
  return known;
}
