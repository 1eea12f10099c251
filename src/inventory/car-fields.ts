import type { ZodType } from 'zod';
import { amount, anything, flag, id, number, record, records, text, texts, time, year } from './fields.ts';

/** A car as feeds bring it (CARD-12, CARD-16 to CARD-20, SRCH-31). The first four must be there. */
export const carFields: Readonly<Record<string, ZodType>> = {
  car_id: id,
  car_brand: text,
  car_model: text,
  car_price: amount,
  ...optional(text, [
    'slug',
    'car_model_text',
    'car_version',
    'car_trim_package',
    'car_body',
    'car_fuel',
    'car_gearbox',
    'car_mileage_text',
    'car_odometer_unit',
    'car_color',
    'car_condition',
    'car_drive',
    'car_power_text',
    'car_regno',
    'car_chassino',
    'car_vehicle_type',
    'car_vehicle_type_code',
    'car_site_name',
    'car_site_city',
    'car_site_region',
    'car_site_id',
    'car_website_city',
    'car_site_leads_email',
    'car_companyerpid',
    'car_departmenterpid',
    'car_price_title',
    'car_price_currency',
    'car_description',
  ]),
  ...optional(number, ['car_ncapstars', 'car_pbbratio']),
  ...optional(amount, [
    'car_mileage',
    'car_odometer',
    'car_power',
    'car_seats',
    'car_doors',
    'car_beneficial_value',
    'gross_price',
    'car_monthly_cost',
    'car_private_leasing_monthly_cost',
    'car_company_leasing_monthly_cost',
  ]),
  ...optional(year, ['car_year']),
  ...optional(time, ['car_firstregistration', 'car_publishdate']),
  ...optional(flag, [
    'car_is_used',
    'car_is_sample',
    'car_vat_eligible',
    'caroftheweek',
    'autos_on_show',
    'car_has_campaign_price',
    'car_has_campaign_loan',
    'car_has_companyleasing',
    'car_has_privateleasing',
    'car_has_campaign_companyleasing',
    'car_has_campaign_privateleasing',
  ]),
  ...optional(texts, ['car_equipment', 'car_campaigns']),
  ...optional(record, ['car_primary_image', 'car_loan_option', 'car_company_leasing_option']),
  ...optional(records, ['car_images', 'car_sellers', 'car_leasing_options', 'linked_vehicles']),
  ...optional(anything, ['car_private_leasing_option']),
  ...prices(),
  ...technicalData(),
};

function prices(): Record<string, ZodType> {
  const bases = ['car_price', 'car_retail_price', 'car_campaign_price'];
  const amounts = ['car_retail_price', 'car_campaign_price', ...bases.map((base) => `${base}_exkl_vat`)];
  const words = bases.flatMap((base) => [`${base}_text`, `${base}_exkl_vat_text`]);
  return { ...optional(amount, amounts), ...optional(text, words) };
}

function technicalData(): Record<string, ZodType> {
  return optional(text, [
    'emission',
    'fuel_consumption',
    'wltp_electric_range',
    'battery_size',
    'ac_charging_speed',
    'dc_charging_speed',
    'weight',
    'dimensions',
    'cargo_volume',
    'acceleration',
  ]);
}

export function optional(type: ZodType, names: readonly string[]): Record<string, ZodType> {
  return Object.fromEntries(names.map((name) => [name, type.optional()]));
}
