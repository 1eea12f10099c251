import { flatParser } from '../../shared/search/records/derive.ts';
import type { Language } from '../../shared/sites/languages.ts';
import type { Site } from '../../shared/sites/site.ts';
import type { Texts } from '../../shared/sites/texts.ts';
import { carRecord, type LeadCarRecord } from '../cars/record/car-record.ts';
import { priceInOneLine } from '../pricing/price-in-one-line.ts';
import { formatPrice } from '../pricing/price-text.ts';
import { parsePricedCar } from '../pricing/priced-car.ts';
import { shownPrice } from '../pricing/shown-price.ts';

const parse = flatParser(carRecord, 'lead');

/** The fields of a car record that leads use. Its price is the one that the visitor saw. */
export type EnquiredCar = LeadCarRecord & {
  isSold: boolean;
  isPriceWithoutVat?: true | undefined;
  /** What a private person pays, where the price is without VAT. */
  priceWithVat?: { amount: number; text: string } | undefined;
};

export function parseEnquiredCar(
  record: Readonly<Record<string, unknown>>,
  isSold: boolean,
  site: Pick<Site, 'country' | 'languages'>,
): EnquiredCar | undefined {
  const car = parse(record);
  const priced = parsePricedCar(record);
  if (!car || !priced) return undefined;
  const { amount, withoutVat, amountWithVat } = shownPrice(priced);
  const money = (each: number) => formatPrice(each, priced, { site, language: site.languages[0] });
  return {
    ...car,
    isSold,
    car_price: amount,
    car_price_text: money(amount),
    ...(withoutVat && {
      isPriceWithoutVat: true,
      priceWithVat: { amount: amountWithVat, text: money(amountWithVat) },
    }),
  };
}

/** '711 900 kr', '569 520 kr exkl. moms (711 900 kr inkl. moms)' */
export function leadCarPrice(car: LeadCar, texts: Texts): string {
  const { car_price_text: now = '', isPriceWithoutVat = false, priceWithVat } = car;
  return priceInOneLine({ now, withoutVat: isPriceWithoutVat, withVat: priceWithVat?.text }, texts);
}

/** The same as a page in this language writes it. */
export function leadCarPriceIn(
  language: Language,
  car: LeadCar,
  site: Pick<Site, 'country' | 'languages'>,
  texts: Texts,
): string {
  const { car_price: amount, car_price_currency: currency, isPriceWithoutVat = false, priceWithVat } = car;
  const money = (each: number) => formatPrice(each, { price: { currency } }, { site, language });
  const withVat = priceWithVat && money(priceWithVat.amount);
  return priceInOneLine({ now: money(amount), withoutVat: isPriceWithoutVat, withVat }, texts);
}

/** What a lead stores of the car: without its sellers. */
export type LeadCar = Omit<EnquiredCar, 'car_sellers' | 'car_site_leads_email'>;

export function toLeadCar({ car_sellers: _, car_site_leads_email: __, ...car }: EnquiredCar): LeadCar {
  return car;
}

/** 'Volvo XC60 T6 Plus 2023' */
export function carName({
  car_brand,
  car_model,
  car_model_text,
  car_version,
  car_year,
}: Pick<LeadCar, 'car_brand' | 'car_model' | 'car_model_text' | 'car_version' | 'car_year'>): string {
  return [car_brand, car_model_text ?? car_model, car_version, car_year].filter(Boolean).join(' ');
}

/** Without the slug: the car page redirects to it (DET-02), and a sold car still has a page. */
export function carUrl({ url, carDetailPath }: Pick<Site, 'url' | 'carDetailPath'>, id: string): string {
  return `${url}${carDetailPath}/${encodeURIComponent(id)}`;
}
