import { currencyOf } from '../../shared/sites/currency.ts';
import { formatMoney } from '../../shared/sites/formats.ts';
import type { Language } from '../../shared/sites/languages.ts';
import type { Site } from '../../shared/sites/site.ts';
import type { Texts } from '../../shared/sites/texts.ts';
import { isOfferTitle } from './price-offer.ts';
import type { PricedCar } from './priced-car.ts';
import { earlierPrice, listPrice, shownPrice } from './shown-price.ts';

/** The price on the tag, in the words and the number format of the page. */
export type CarPrice = {
  title: string | undefined;
  now: string;
  /** What it cost before the campaign: the only price that is struck. */
  earlierPrice: string | undefined;
  /** What it cost as new. */
  list: string | undefined;
  withoutVat: boolean;
  /** What a private person pays, where `now` is without VAT. */
  withVat?: string | undefined;
};

type PriceContext = {
  site: Pick<Site, 'country' | 'languages'>;
  language: Language;
  texts: Texts;
};

/** A sample is not for sale: its price is a recommendation. */
type SoldCar = PricedCar & { isSample: boolean };

/** Formatted from the amounts: the texts of a feed are in one language only. */
export function carPrice(car: SoldCar, context: PriceContext): CarPrice {
  const { amount, withoutVat, amountWithVat } = shownPrice(car);
  const money = (each: number) => formatPrice(each, car, context);
  const earlier = earlierPrice(car);
  const list = earlier === undefined ? listPrice(car) : undefined;
  return {
    title: priceTitle(car, context),
    now: money(amount),
    earlierPrice: earlier === undefined ? undefined : money(earlier),
    list: list === undefined ? undefined : money(list),
    withoutVat,
    ...(withoutVat && { withVat: money(amountWithVat) }),
  };
}

/** In the currency of the record, else that of the site's country. */
export function formatPrice(
  amount: number,
  { price }: { price: Pick<PricedCar['price'], 'currency'> },
  { site, language }: Pick<PriceContext, 'site' | 'language'>,
): string {
  return formatMoney(amount, price.currency ?? currencyOf(site), language);
}

/** A feed's title is in the site's first language. No price is an offer without the one that it is compared with. */
function priceTitle(car: SoldCar, { site, language, texts }: PriceContext): string {
  const { title } = car.price;
  const isOffer = earlierPrice(car) !== undefined;
  if (title !== undefined && language === site.languages[0] && (isOffer || !isOfferTitle(title)))
    return title;
  if (isOffer) return texts('carPriceCampaign');
  return texts(car.isSample ? 'carPriceRecommended' : 'carPrice');
}
