import { definitionOf } from './indices.ts';
import type { SearchQuery } from './port.ts';

/**
 * What a browser may ask the car index for: what lists, cards and comparisons show. Sellers and their mail
 * addresses, chassis numbers and the keys of the sales systems stay on the server.
 */
export const publicCarFields: readonly string[] = [
  'car_id',
  'slug',
  'car_brand',
  'car_model',
  'car_model_text',
  'car_version',
  'car_trim_package',
  'car_body',
  'car_year',
  'car_fuel',
  'car_gearbox',
  'car_mileage',
  'car_mileage_text',
  'car_odometer',
  'car_odometer_unit',
  'car_color',
  'car_condition',
  'car_is_used',
  'car_is_sample',
  'car_drive',
  'car_power',
  'car_power_text',
  'car_seats',
  'car_doors',
  'car_regno',
  'car_firstregistration',
  'car_ncapstars',
  'car_vehicle_type',
  'car_vehicle_type_code',
  'car_vat_eligible',
  'car_site_id',
  'car_site_name',
  'car_site_city',
  'car_site_region',
  'car_website_city',
  'car_publishdate',
  'caroftheweek',
  'autos_on_show',
  'car_price_title',
  'car_price_currency',
  ...['car_price', 'car_retail_price', 'car_campaign_price'].flatMap((price) => [
    price,
    `${price}_text`,
    `${price}_exkl_vat`,
    `${price}_exkl_vat_text`,
  ]),
  'gross_price',
  'car_monthly_cost',
  'car_private_leasing_monthly_cost',
  'car_company_leasing_monthly_cost',
  'car_campaigns',
  'car_has_campaign_price',
  'car_has_campaign_loan',
  'car_has_companyleasing',
  'car_has_privateleasing',
  'car_has_campaign_companyleasing',
  'car_has_campaign_privateleasing',
  'car_primary_image',
  'car_images',
  'car_equipment',
  'car_description',
  'linked_vehicles',
  'car_loan_option',
  'car_leasing_options',
  'car_private_leasing_option',
  'car_company_leasing_option',
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
];

const isPublic = new Set(publicCarFields);

/** The question with nothing in it that is not for the public; without fields of its own it gets all public ones. */
export function publicQuery(
  index: string,
  query: SearchQuery,
): { query: SearchQuery } | { problems: string[] } {
  const { hierarchies } = definitionOf(index);
  const isOpen = (name: string) =>
    isPublic.has(name) ||
    (hierarchies.includes(name) && name.split('>').every((level) => isPublic.has(level)));
  const problems = [
    ...(query.fields ?? [])
      .filter((name) => !isPublic.has(name))
      .map((name) => `fields: '${name}' is not public.`),
    ...(query.facets ?? [])
      .filter(({ name }) => !isOpen(name))
      .map(({ name }) => `facets: '${name}' is not public.`),
    ...Object.keys(query.filters ?? {})
      .filter((name) => !isOpen(name))
      .map((name) => `filters: '${name}' is not public.`),
  ];
  if (problems.length > 0) return { problems };
  return { query: { ...query, fields: query.fields ?? publicCarFields } };
}
