import { currencyOf } from '../sites/currency.ts';
import { formatMoney } from '../sites/formats.ts';
import type { Language } from '../sites/languages.ts';
import type { Site } from '../sites/site.ts';
import type { Texts } from '../sites/texts.ts';
import type { Car } from './car.ts';
import { earlierPrice, listPrice, type PricedCar, shownPrice } from './shown-price.ts';

/** The price on the tag, in the words and the number format of the page. */
export type CarPrice = {
  title: string | undefined;
  now: string;
  /** What it cost before the campaign: the only price that is struck. */
  before: string | undefined;
  /** What it cost as new. */
  list: string | undefined;
  withoutVat: boolean;
};

type PriceContext = {
  site: Pick<Site, 'country' | 'languages'>;
  language: Language;
  texts: Texts;
};

/** Formatted from the amounts: the texts of a feed are in one language only. */
export function carPrice(car: Car, context: PriceContext): CarPrice {
  const { amount, withoutVat } = shownPrice(car);
  const money = (each: number) => formatPrice(each, car, context);
  const before = earlierPrice(car);
  const list = before === undefined ? listPrice(car) : undefined;
  return {
    title: priceTitle(car, context),
    now: money(amount),
    before: before === undefined ? undefined : money(before),
    list: list === undefined ? undefined : money(list),
    withoutVat,
  };
}

/** In the currency of the record, else that of the site's country. */
export function formatPrice(
  amount: number,
  { price }: Pick<PricedCar, 'price'>,
  { site, language }: Pick<PriceContext, 'site' | 'language'>,
): string {
  return formatMoney(amount, price.currency ?? currencyOf(site), language);
}

/** A feed's title is in the site's first language. */
function priceTitle(car: Car, { site, language, texts }: PriceContext): string {
  if (car.price.title !== undefined && language === site.languages[0]) return car.price.title;
  if (shownPrice(car).isCampaign) return texts('carPriceCampaign');
  return texts(car.isSample ? 'carPriceRecommended' : 'carPrice');
}
