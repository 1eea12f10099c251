import { currencyOf } from '../../../shared/sites/currency.ts';
import { currencySign, formatMoney, formatNumber } from '../../../shared/sites/formats.ts';
import { type Language, languages } from '../../../shared/sites/languages.ts';
import { distanceUnitOf, mileageUnitOf } from '../../../shared/sites/mileage-unit.ts';
import type { Site } from '../../../shared/sites/site.ts';
import type { Texts } from '../../../shared/sites/texts.ts';
import { hasAddedFilters } from './has-added-filters.ts';
import type { RangeField } from './list-fields.ts';
import { addedFilter, type StockOutline } from './stock-outline.ts';

type Country = Site['country'];

const COMPANY_LEASING: RangeField = 'car_company_leasing_monthly_cost';

type FormatOptions = {
  country: Country;
  language: Language;
  texts: Texts;
  stock: Pick<StockOutline, 'added'>;
};

/** '150 000 kr', '4 200 mil', '3 400 kr/mån'; of two ends '150 000–650 000 kr'. */
export function formatAmount(field: RangeField, ends: readonly number[], options: FormatOptions): string {
  const { country, language, texts, stock } = options;
  const currency = currencyOf({ country });
  const own = hasAddedFilters && addedFilter(field, stock);
  const said = (amount: number) => {
    if (hasAddedFilters && own) return formatNumber(amount, language) + (own.unit ? `\u00a0${own.unit}` : '');
    if (field === 'car_mileage') return formatDistance(amount, mileageUnitOf(country), language);
    if (field === 'car_model_year') return String(amount);
    if (field === 'car_electric_range')
      return `${formatNumber(amount, language)}\u00a0${rangeUnits(country)}`;
    if (field === 'car_towing_weight') return `${formatNumber(amount, language)}\u00a0kg`;
    if (field === 'car_power') return `${formatNumber(amount, language)}\u00a0${texts('listPowerUnit')}`;
    return formatMoney(amount, currency, language);
  };
  // A currency sign before the number is repeated in a range, one after it is not.
  const isBefore = !/^\d/.test(said(0));
  const all = ends.map((end, at) =>
    isBefore || at === ends.length - 1 ? said(end) : said(end).replace(/\u00a0\D+$/, ''),
  );
  const amount = all.join('–');
  if (!field.endsWith('_monthly_cost')) return amount;
  const monthly = texts('listPerMonth', { amount });
  // Other amounts of the list are with VAT.
  return field === COMPANY_LEASING ? `${monthly} ${texts('carPriceWithoutVat')}` : monthly;
}

/** A number of a field; years have no thousands. */
export function formatEnd(field: RangeField, end: number, language: Language): string {
  return field === 'car_model_year' ? String(end) : formatNumber(end, language);
}

/** British ranges are in miles, all others in kilometres: also where mileage is in Scandinavian miles. */
function rangeUnits(country: Country): string {
  return distanceUnitOf(country) === 'mi' ? 'miles' : 'km';
}

/** The unit beside a number field. */
export function unitLabel(field: RangeField, { country, language, texts, stock }: FormatOptions): string {
  const own = hasAddedFilters && addedFilter(field, stock);
  if (hasAddedFilters && own) return own.unit ?? '';
  const currency = currencyOf({ country });
  const distance = mileageUnitOf(country);
  if (field === 'car_mileage') return isForeignMil(distance, language) ? 'km' : distance;
  if (field === 'car_model_year') return '';
  if (field === 'car_electric_range') return rangeUnits(country);
  if (field === 'car_towing_weight') return 'kg';
  return field === 'car_power' ? texts('listPowerUnit') : currencySign(currency);
}

export const KM_PER_MIL = 10;

/** How many of what the page counts in are one of what the index and its addresses count in. */
export function shownPerStored(
  field: RangeField,
  { country, language }: Pick<FormatOptions, 'country' | 'language'>,
): number {
  return field === 'car_mileage' && isForeignMil(mileageUnitOf(country), language) ? KM_PER_MIL : 1;
}

/** A mil is ten kilometres, which is a distance only to who reads Swedish. */
function isForeignMil(distance: string, language: Language): boolean {
  return distance === 'mil' && languages[language].mil !== 'distance';
}

function formatDistance(amount: number, distance: string, language: Language): string {
  if (isForeignMil(distance, language)) return `${formatNumber(amount * KM_PER_MIL, language)}\u00a0km`;
  return `${formatNumber(amount, language)}\u00a0${distance}`;
}
