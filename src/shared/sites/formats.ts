import { formatDecimal } from '../platform/format-number.ts';
import { type Language, languages } from './languages.ts';

export function localeOf(language: Language): string {
  return languages[language].locale;
}

/** DD/MM/YYYY in English, YYYY-MM-DD in the other languages of the product (SITE-16). */
export function formatDate(date: Date, language: Language, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const [day = '', month = '', year = ''] = parts.format(date).split('/');
  return writtenDate(year, month, day, language);
}

/** A date as the language writes it. */
export function writtenDate(year: string, month: string, day: string, language: Language): string {
  return languages[language].dates.replace('YYYY', year).replace('MM', month).replace('DD', day);
}

/** A calendar day is the same in every zone; what is not a day is returned as it is. */
export function formatDay(day: string, language: Language): string {
  const [iso] = /^\d{4}-\d{2}-\d{2}/.exec(day) ?? [];
  return iso ? formatDate(new Date(`${iso}T12:00:00Z`), language, 'UTC') : day;
}

/** Whole amounts without decimals, others with two: '1 234 kr', '€12.50', '£299'. Spaces do not break. */
export function formatMoney(amount: number, currency: string, language: Language): string {
  const decimals = Number.isInteger(amount) ? 0 : 2;
  const number = formatDecimal(amount, language, { min: decimals, max: decimals });
  const sign = currencySign(currency);
  // A crown is written after the number in every language, and so is a code.
  if (sign.length > 1) return `${number}\u00a0${sign}`;
  return languages[language].currencySign === 'before' ? `${sign}${number}` : `${number}\u00a0${sign}`;
}

const currencySigns: Readonly<Record<string, string>> = {
  ...{ SEK: 'kr', NOK: 'kr', DKK: 'kr', EUR: '€', GBP: '£', PLN: 'zł', CZK: 'Kč', CHF: 'CHF' },
};

export function currencySign(currency: string): string {
  return currencySigns[currency] ?? currency;
}

export function formatNumber(amount: number, language: Language): string {
  return formatDecimal(amount, language, { min: 0, max: 3 });
}

/** What a language is called in another: 'Swedish', 'svenska', 'ruotsi'. */
export function languageName(named: Language, language: Language): string {
  return new Intl.DisplayNames([localeOf(language)], { type: 'language' }).of(named) ?? named;
}

/** The form social networks ask for: sv_SE. */
export function nativeLocale(language: Language): string {
  return localeOf(language).replace('-', '_');
}
