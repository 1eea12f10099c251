import { currencyOf } from '../../sites/currency.ts';
import { formatMoney, formatNumber } from '../../sites/formats.ts';
import type { Language } from '../../sites/languages.ts';
import type { Site } from '../../sites/site.ts';
import type { Texts } from '../../sites/texts.ts';
import type { RangeField } from './list-fields.ts';

type Country = Site['country'];

const distanceUnits: Record<Country, string> = { SE: 'mil', NO: 'km', FI: 'km', SK: 'km', GB: 'miles' };

const signs: Readonly<Record<string, string>> = { SEK: 'kr', NOK: 'kr', EUR: '€', GBP: '£' };

type FormatOptions = { country: Country; language: Language; texts: Texts };

/** '150 000 kr', '4 200 mil', '3 400 kr/mån'; of two ends '150 000–650 000 kr'. */
export function formatAmount(field: RangeField, ends: readonly number[], options: FormatOptions): string {
  const { country, language, texts } = options;
  const currency = currencyOf({ country });
  const said = (amount: number) => {
    if (field === 'car_mileage') return `${formatNumber(amount, language)}\u00a0${distanceUnits[country]}`;
    if (field === 'car_power') return `${formatNumber(amount, language)}\u00a0${texts('listPowerUnit')}`;
    return formatMoney(amount, currency, language);
  };
  // A currency sign before the number is repeated in a range, one after it is not.
  const isBefore = !/^\d/.test(said(0));
  const all = ends.map((end, at) =>
    isBefore || at === ends.length - 1 ? said(end) : formatNumber(end, language),
  );
  const amount = all.join('–');
  return field.endsWith('_monthly_cost') ? texts('listPerMonth', { amount }) : amount;
}

/** The unit beside a number field. */
export function unitLabel(field: RangeField, { country, texts }: FormatOptions): string {
  const currency = currencyOf({ country });
  if (field === 'car_mileage') return distanceUnits[country];
  return field === 'car_power' ? texts('listPowerUnit') : (signs[currency] ?? currency);
}
