import { type Country, countries } from '../../../shared/sites/countries.ts';
import { currencyOf } from '../../../shared/sites/currency.ts';
import { formatMoney } from '../../../shared/sites/formats.ts';
import type { Language } from '../../../shared/sites/languages.ts';

/** '1 495 kr': as the workshop's country writes it, whatever the language of the page (SB-16). */
export function formatWorkshopPrice(amount: number, country: Country): string {
  return formatMoney(Math.round(amount), currencyOf({ country }), countries[country].language as Language);
}
