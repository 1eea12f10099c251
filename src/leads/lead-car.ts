import { formatPrice } from '../catalogue/car-price.ts';
import { carRecord, type LeadCarRecord } from '../catalogue/car-record.ts';
import { parsePricedCar, shownPrice } from '../catalogue/shown-price.ts';
import { flatParser } from '../search/records/derive.ts';
import type { Site } from '../sites/site.ts';
import type { Texts } from '../sites/texts.ts';

const parse = flatParser(carRecord, 'lead');

/** The fields of a car record that leads use. Its price is the one that the visitor saw. */
export type EnquiredCar = LeadCarRecord & { isSold: boolean; isPriceWithoutVat?: true | undefined };

export function parseEnquiredCar(
  record: Readonly<Record<string, unknown>>,
  isSold: boolean,
  site: Pick<Site, 'country' | 'languages'>,
): EnquiredCar | undefined {
  const car = parse(record);
  const priced = parsePricedCar(record);
  if (!car || !priced) return undefined;
  const { amount, withoutVat } = shownPrice(priced);
  return {
    ...car,
    isSold,
    car_price: amount,
    car_price_text: formatPrice(amount, priced, { site, language: site.languages[0] }),
    ...(withoutVat && { isPriceWithoutVat: true }),
  };
}

/** '711 900 kr', '569 520 kr exkl. moms' */
export function leadCarPrice(car: LeadCar, texts: Texts): string {
  const withoutVat = car.isPriceWithoutVat && texts('carPriceWithoutVat');
  return [car.car_price_text, withoutVat].filter(Boolean).join(' ');
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
