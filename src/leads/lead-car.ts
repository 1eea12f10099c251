import { z } from 'zod';
import { flag, listOf, number, text } from '../platform/lenient.ts';
import type { Site } from '../sites/site.ts';

const seller = z.object({ name: z.string(), email: text });

const enquiredCar = z.object({
  car_id: z.string().min(1),
  slug: text,
  car_brand: z.string().min(1),
  car_model: z.string().min(1),
  car_model_text: text,
  car_version: text,
  car_year: number,
  car_mileage: number,
  car_mileage_text: text,
  car_odometer_unit: text,
  car_regno: text,
  car_chassino: text,
  car_body: text,
  car_color: text,
  car_is_used: flag,
  car_is_sample: flag,
  car_price: number,
  car_price_text: text,
  car_price_currency: text,
  car_site_id: text,
  car_site_name: text,
  car_site_leads_email: text,
  car_companyerpid: text,
  car_departmenterpid: text,
  car_sellers: listOf(seller),
});

/** A car as whoever sells it must hear of it, in the names of the trade's own records. */
export type EnquiredCar = z.infer<typeof enquiredCar> & { isSold: boolean };

export function parseEnquiredCar(
  record: Readonly<Record<string, unknown>>,
  isSold: boolean,
): EnquiredCar | undefined {
  const { success, data } = enquiredCar.safeParse(record);
  return success ? { ...data, isSold } : undefined;
}

/** What a lead keeps of the car: what it is, where it stands and the keys of the sales systems, but no sellers. */
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

/** Without the slug: the car page finds it (DET-02), and a sold car still has a page. */
export function carUrl({ url, carDetailPath }: Pick<Site, 'url' | 'carDetailPath'>, id: string): string {
  return `${url}${carDetailPath}/${encodeURIComponent(id)}`;
}
