import { formatPercent } from '../../shared/platform/format-number.ts';
import { formatMoney, formatNumber } from '../../shared/sites/formats.ts';
import type { Language } from '../../shared/sites/languages.ts';

/** Formatters for amounts and rates of a site. */
export type NumberFormats = {
  number: (value: number) => string;
  money: (amount: number) => string;
  /** Rates always with two decimals, shares without any: '5,95 %', '20 %'. */
  rate: (percent: number) => string;
  share: (percent: number) => string;
  /** kr, €, £ */
  currencySign: string;
};

export function numberFormats(language: Language, currency: string): NumberFormats {
  return {
    number: (value) => formatNumber(value, language),
    money: (amount) => formatMoney(amount, currency, language),
    rate: (value) => formatPercent(value, language, 2),
    share: (value) => formatPercent(value, language, 0),
    currencySign: formatMoney(0, currency, language).replace(/[\d\s]/g, ''),
  };
}
