import {
  facetOf as facetOfList,
  type ListDeclaration,
} from '../../../shared/faceted-list/list-declaration.ts';
import type { FieldName } from '../../../shared/search/records/record-field.ts';
import type { carRecord } from '../record/car-record.ts';
import { BY_DISTANCE } from './car-list.ts';

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
export const listFacets: readonly string[] = [
  MAKE_FACET,
  ...plain,
  LOCATION_FACET,
  'car_site_region>car_site_city',
];

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

export const sortNames = [
  'car_publishdate_asc',
  'car_price_asc',
  'car_price_desc',
  'car_monthly_cost_asc',
  'car_mileage_asc',
  'car_year_desc',
  BY_DISTANCE,
] as const;

export const carListDeclaration: ListDeclaration = {
  facets: listFacets,
  ranges: rangeFields,
  panel: panelFacets,
  alphabetical: [MAKE_FACET, LOCATION_FACET],
  cumulative: ['car_equipment'],
  // Two towns may have a dealership of the same name, so it is written with its town (LIST-38).
  wholePaths: ['car_site_name'],
  // Old addresses name the kind of vehicle by its code: car_vehicle_type=LCV.
  codes: { car_vehicle_type: 'car_vehicle_type_code' },
  sortNames,
  pageSize: 48,
};

export function isRangeField(name: string): name is RangeField {
  return (rangeFields as readonly string[]).includes(name);
}

export function facetOf(field: string): string {
  return facetOfList(field, carListDeclaration);
}
