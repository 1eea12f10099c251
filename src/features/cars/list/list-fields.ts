import type { FieldName } from '../../../shared/search/records/record-field.ts';
import type { carRecord } from '../record/car-record.ts';

/** Hierarchical facets, by the name the index gives them. */
const hierarchies = [
  'car_brand>car_model',
  'car_website_city>car_site_name',
  'car_site_region>car_site_city',
];

type Facet = FieldName<typeof carRecord, 'facet'>;

const plain = [
  'car_fuel',
  'car_body',
  'car_condition',
  'car_vehicle_type',
  'car_vehicle_type_code',
  'car_gearbox',
  'car_drive',
  'car_color',
  'car_year',
  'car_seats',
  'car_doors',
  'car_equipment',
  'car_campaigns',
  'car_has_privateleasing',
  'car_has_companyleasing',
  'car_has_campaign_price',
  'car_has_campaign_loan',
  'car_is_sample',
] as const satisfies readonly Facet[];

export const MAKE_FACET = 'car_brand>car_model';
export const LOCATION_FACET = 'car_website_city>car_site_name';

/** In this order: a word that names a make is not looked up among the towns. */
export const listFacets: readonly string[] = [MAKE_FACET, ...plain, ...hierarchies.slice(1)];

/** Fields with a lowest and a highest value (LIST-28). */
export const rangeFields = [
  'car_price',
  'car_campaign_price',
  'gross_price',
  'car_monthly_cost',
  'car_private_leasing_monthly_cost',
  'car_company_leasing_monthly_cost',
  'car_mileage',
  'car_power',
  'car_model_year',
  'car_electric_range',
  'car_towing_weight',
] as const satisfies readonly FieldName<typeof carRecord, 'range'>[];
export type RangeField = (typeof rangeFields)[number];

/** The filters of an address (RED-56, LIST-38). */
export const filterKeys: readonly string[] = listFacets.flatMap((facet) => facet.split('>'));

/** Before the name of a filter: cars of this value are left out. `not_car_fuel=Diesel`. */
export const EXCLUDED_PREFIX = 'not_';
export const EXCLUDED_WORDS_PARAM = 'not_keyphrase';

/** The exclusions of an address. */
export const exclusionKeys: readonly string[] = [
  ...filterKeys.map((field) => EXCLUDED_PREFIX + field),
  EXCLUDED_WORDS_PARAM,
];

/** The filters of the panel, in order. Others work by URL and are shown as chips. */
export const panelFacets: readonly string[] = [
  MAKE_FACET,
  'car_condition',
  LOCATION_FACET,
  'car_price',
  'car_monthly_cost',
  'car_model_year',
  'car_mileage',
  'car_fuel',
  'car_electric_range',
  'car_gearbox',
  'car_body',
  'car_seats',
  'car_equipment',
  'car_drive',
  'car_towing_weight',
  'car_power',
  'car_color',
  'car_private_leasing_monthly_cost',
  'car_company_leasing_monthly_cost',
  'car_vehicle_type',
  'car_campaigns',
];

/** Of these a car must have all that are chosen; of every other facet, one. */
export const cumulativeFacets: readonly string[] = ['car_equipment'];

export function isRangeField(name: string): name is RangeField {
  return (rangeFields as readonly string[]).includes(name);
}

/** The facet that a field belongs to, alone or as one of its levels. */
export function facetOf(field: string): string {
  return hierarchies.find((family) => family.split('>').includes(field)) ?? field;
}
