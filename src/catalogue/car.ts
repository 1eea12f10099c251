import { z } from 'zod';
import { flag, listOf, number, text, texts } from '../platform/lenient.ts';
import { createLruCache } from '../platform/lru-cache.ts';
import type { SearchRecord } from '../search/port.ts';
import { urlSlug } from './car-path.ts';

const image = z.object({ original: text, thumbnail_url: text, blur_data_url: text });

const carRecord = z.object({
  car_id: z.string().min(1),
  slug: text,
  car_brand: z.string().min(1),
  car_model: z.string().min(1),
  car_model_text: text,
  car_version: text,
  car_body: text,
  car_fuel: text,
  car_gearbox: text,
  car_drive: text,
  car_year: number,
  car_mileage: number,
  car_mileage_text: text,
  car_odometer_unit: text,
  car_power: number,
  car_power_text: text,
  car_color: text,
  car_seats: number,
  car_doors: number,
  car_regno: text,
  car_firstregistration: text,
  car_chassino: text,
  car_ncapstars: number,
  car_condition: text,
  car_is_used: flag,
  car_is_sample: flag,
  car_vehicle_type_code: text,
  car_price: z.number(),
  car_price_text: text,
  car_price_title: text,
  car_price_currency: text,
  car_price_exkl_vat: number,
  car_price_exkl_vat_text: text,
  car_retail_price: number,
  car_retail_price_text: text,
  car_retail_price_exkl_vat_text: text,
  car_has_campaign_price: flag,
  car_campaign_price: number,
  car_campaign_price_text: text,
  car_campaign_price_exkl_vat: number,
  car_campaign_price_exkl_vat_text: text,
  gross_price: number,
  car_campaigns: texts,
  car_has_campaign_loan: flag,
  car_has_privateleasing: flag,
  car_has_companyleasing: flag,
  car_has_campaign_privateleasing: flag,
  car_has_campaign_companyleasing: flag,
  car_monthly_cost: number,
  car_leasing_options: listOf(z.object({ leasing_type: z.string(), monthly_cost_text: text })),
  // The finance room reads these.
  car_loan_option: z.unknown().optional(),
  car_private_leasing_option: z.unknown().optional(),
  car_company_leasing_option: z.unknown().optional(),
  car_equipment: texts,
  car_description: text,
  car_primary_image: image.optional().catch(undefined),
  car_images: listOf(image.extend({ original: z.string() })),
  car_sellers: listOf(z.object({ name: z.string(), email: text, phone: text })),
  car_site_id: text,
  car_site_name: text,
  car_site_city: text,
  car_site_region: text,
  car_site_leads_email: text,
  car_trim_package: text,
  car_publishdate: text,
  autos_on_show: flag,
  linked_vehicles: listOf(
    z.object({ vehicle_id: z.string().min(1), slug: text, link_text: text, package_name: text }),
  ),
  emission: text,
  fuel_consumption: text,
  wltp_electric_range: text,
  battery_size: text,
  ac_charging_speed: text,
  dc_charging_speed: text,
  weight: text,
  dimensions: text,
  cargo_volume: text,
  acceleration: text,
});

/** A car as the index has it (001 §3.1), each part checked: the names stay those of the trade's own records. */
export type Car = Omit<z.infer<typeof carRecord>, 'slug'> & { slug: string };

/** Nothing, when the record is no car: without id, make, model or price it cannot be sold. */
export function parseCar(record: SearchRecord): Car | undefined {
  const known = read.get(record);
  if (known) return known.car;
  const checked = keptChecks(JSON.stringify(record), () => check(record));
  read.set(record, checked);
  return checked.car;
}

type Checked = { car: Car | undefined };

// The search answers a question with the same records for a minute, and the next one with new records of the same cars.
// Nobody changes them, so a record is checked once: that takes several times as long as to see that it is the same.
const read = new WeakMap<SearchRecord, Checked>();
const keptChecks = createLruCache<Checked>(3000);

function check(record: SearchRecord): Checked {
  const { success, data } = carRecord.safeParse(record);
  return { car: success ? { ...data, slug: urlSlug(data) } : undefined };
}
