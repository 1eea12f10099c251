type NumberSymbols = { group: string; decimal: string; minus: string; percent: string };

const spaced = { group: '\u00a0', decimal: ',', percent: '\u00a0%' };
const numberSymbols: Record<string, NumberSymbols> = {
  sv: { ...spaced, minus: '\u2212' },
  nb: { ...spaced, minus: '\u2212' },
  fi: { ...spaced, minus: '\u2212' },
  sk: { ...spaced, minus: '-' },
  en: { group: ',', decimal: '.', minus: '-', percent: '%' },
};

export type Decimals = { min: number; max: number };

/**
 * A number as the language writes it, with spaces that do not break. `Intl.NumberFormat` says the same (the test
 * compares the two), but the first one made on a page has the browser read its tables of all languages: 20 ms here,
 * four times that on a phone, in the middle of waking a list. Takes 'sv' and 'sv-SE' alike.
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

/** As it is read: 0.35 is half way up, though the number in memory lies a little below. */
function roundHalfUp(amount: number, decimals: number): number {
  if (amount < 1e-6) return 0;
  return Number(`${Math.round(Number(`${amount}e${decimals}`))}e-${decimals}`);
}

function symbolsFor(locale: string): NumberSymbols {
  const known = numberSymbols[locale.slice(0, 2)];
  if (!known) throw new Error(`no signs for numbers in ${locale}`);
  return known;
}
