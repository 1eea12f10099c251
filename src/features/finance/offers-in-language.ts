import { firstFigure } from '../../shared/platform/figures-in-language.ts';
import { fillPlaceholders } from '../../shared/sites/fill-placeholders.ts';
import { formatMoney, formatNumber, languageName } from '../../shared/sites/formats.ts';
import type { Language } from '../../shared/sites/languages.ts';
import type { Site } from '../../shared/sites/site.ts';
import type { Texts } from '../../shared/sites/texts.ts';
import { kmPerMileage } from './calculator-texts.ts';
import type { OfferedCompanyLeasing } from './parse-leasing.ts';
import type { OfferedLoan } from './parse-loan.ts';
import type { LeasingLine, PrivateOffer } from './private-leasing.ts';

export type OfferReader = {
  site: Pick<Site, 'country'> & Partial<Pick<Site, 'languages'>>;
  language: Language;
  texts: Texts;
};

/** Feeds write offers in the site's first language; a page in another says the same in its own words. */
export function foreignLanguage({ site: { languages }, language }: OfferReader): Language | undefined {
  return languages && languages[0] !== language ? languages[0] : undefined;
}

export function loanInLanguage(offered: OfferedLoan, reader: OfferReader): OfferedLoan {
  if (!foreignLanguage(reader)) return offered;
  const { texts } = reader;
  const disclaimer = offered.disclaimer && texts('financeLoanDisclaimer');
  return { ...offered, title: undefined, description: texts('financeLoanText'), disclaimer };
}

export function companyLeasingInLanguage(
  offered: OfferedCompanyLeasing,
  reader: OfferReader,
): OfferedCompanyLeasing {
  if (!foreignLanguage(reader)) return offered;
  const { texts } = reader;
  return {
    ...offered,
    title: undefined,
    salesText: undefined,
    description: texts('financeCompanyText'),
    disclaimer: offered.disclaimer && texts('financeCompanyDisclaimer'),
  };
}

/** Its own conditions, with prices that nobody else knows, stay below in the language of the feed. */
export function privateOfferInLanguage(
  offer: PrivateOffer,
  currency: string,
  reader: OfferReader,
): PrivateOffer {
  const from = foreignLanguage(reader);
  if (!from) return offer;
  const { texts } = reader;
  const money = (text: string | undefined) =>
    rewritten(text, from, (sum) => formatMoney(sum, currency, reader.language));
  return {
    ...offer,
    title: undefined,
    salesText: texts('financePrivateText'),
    monthsText: rewritten(offer.monthsText, from, (months) =>
      fillPlaceholders(texts('financeMonths'), { months }),
    ),
    mileageText: rewritten(offer.mileageText, from, (distance) => distanceText(distance, reader)),
    startFeeText: money(offer.startFeeText),
    invoiceFeeText: money(offer.invoiceFeeText),
    monthlyCostText: monthlyCostInLanguage(offer.monthlyCostText, currency, reader),
    disclaimer: texts('financePrivateDisclaimer'),
    ...(offer.disclaimer && {
      ownConditions: {
        text: offer.disclaimer,
        language: from,
        note: texts('carInOwnLanguage', { language: languageName(from, reader.language) }),
      },
    }),
  };
}

export function leasingLineInLanguage(line: LeasingLine, currency: string, reader: OfferReader): LeasingLine {
  if (!foreignLanguage(reader)) return line;
  return {
    ...line,
    title: reader.texts(line.type === 'Private' ? 'financePrivate' : 'financeCompany'),
    monthlyCostText: monthlyCostInLanguage(line.monthlyCostText, currency, reader),
  };
}

/** '3 495 kr/mån' on an English page: '3,495 kr a month'. */
export function monthlyCostInLanguage(text: string, currency: string, reader: OfferReader): string {
  const from = foreignLanguage(reader);
  if (!from) return text;
  const { language, texts } = reader;
  const write = (sum: number) =>
    fillPlaceholders(texts('financePerMonth'), { currency: formatMoney(sum, currency, language) });
  return rewritten(text, from, write) ?? text;
}

/** Swedish feeds count in mil, all others as their country does. */
function distanceText(distance: number, reader: OfferReader): string {
  const unit = reader.site.country === 'GB' ? 'miles' : 'km';
  return `${formatNumber(distance * kmPerMileage(reader), reader.language)}\u00a0${unit}`;
}

function rewritten(
  text: string | undefined,
  from: Language,
  write: (figure: number) => string,
): string | undefined {
  const figure = text === undefined ? undefined : firstFigure(text, from);
  return figure === undefined ? text : write(figure);
}
