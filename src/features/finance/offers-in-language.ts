import { firstFigure } from '../../shared/platform/figures-in-language.ts';
import { fillPlaceholders } from '../../shared/sites/fill-placeholders.ts';
import { formatMoney, formatNumber } from '../../shared/sites/formats.ts';
import type { Language } from '../../shared/sites/languages.ts';
import { distanceUnitOf } from '../../shared/sites/mileage-unit.ts';
import type { Site } from '../../shared/sites/site.ts';
import type { Texts } from '../../shared/sites/texts.ts';
import { kmPerMileage } from './calculator-texts.ts';

export type OfferReader = {
  site: Pick<Site, 'country'> & Partial<Pick<Site, 'languages'>>;
  language: Language;
  texts: Texts;
};

/** Feeds write offers in the site's first language; a page in another says the same in its own words. */
export function foreignLanguage({ site: { languages }, language }: OfferReader): Language | undefined {
  return languages && languages[0] !== language ? languages[0] : undefined;
}

/** '3 495 kr/mån' on an English page: '3,495 kr a month'. */
export function monthlyCostInLanguage(text: string, currency: string, reader: OfferReader): string {
  const from = foreignLanguage(reader);
  if (!from) return text;
  return rewritten(text, from, (sum) => monthlyCost(sum, currency, reader)) ?? text;
}

export function monthlyCost(sum: number, currency: string, { language, texts }: OfferReader): string {
  return fillPlaceholders(texts('financePerMonth'), { currency: formatMoney(sum, currency, language) });
}

/** Swedish feeds count in mil, all others as their country does. */
export function distanceText(distance: number, reader: OfferReader): string {
  const unit = distanceUnitOf(reader.site.country) === 'mi' ? 'miles' : 'km';
  return `${formatNumber(distance * kmPerMileage(reader), reader.language)}\u00a0${unit}`;
}

export function rewritten(
  text: string | undefined,
  from: Language,
  write: (figure: number) => string,
): string | undefined {
  const figure = text === undefined ? undefined : firstFigure(text, from);
  return figure === undefined ? text : write(figure);
}
