import { carRecord, type LeadCarRecord } from '../catalogue/car-record.ts';
import { flatParser } from '../search/records/derive.ts';
import type { Site } from '../sites/site.ts';

const parse = flatParser(carRecord, 'lead');

/** The fields of a car record that leads use. */
export type EnquiredCar = LeadCarRecord & { isSold: boolean };

export function parseEnquiredCar(
  record: Readonly<Record<string, unknown>>,
  isSold: boolean,
): EnquiredCar | undefined {
  const car = parse(record);
  return car && { ...car, isSold };
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
