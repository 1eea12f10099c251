import {
  facetOf as facetOfList,
  type ListDeclaration,
} from '../../../shared/faceted-list/list-declaration.ts';
import type { FieldName } from '../../../shared/search/records/record-field.ts';
import type { carRecord } from '../record/car-record.ts';
import { BY_DISTANCE } from './car-list.ts';

type Facet = FieldName<typeof carRecord, 'facet'>;

const ownFacets = [
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

/** Fields with a lowest and a highest value (LIST-28). */
const ownRanges = [
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
export type RangeField = (typeof ownRanges)[number];

/** What an extension lets the list be narrowed and sorted by, in the words of the page. */
export type AddedFilter = {
  name: string;
  label: string;
  unit?: string | undefined;
  filter?: 'values' | 'range' | undefined;
  /** What these orders are called. */
  ascending?: string | undefined;
  descending?: string | undefined;
};

/** Before the name of a filter: cars of this value are left out. `not_car_fuel=Diesel`. */
export const EXCLUDED_PREFIX = 'not_';
export const EXCLUDED_WORDS_PARAM = 'not_keyphrase';

/** In this order: a word that names a make is not looked up among the towns. */
export const listFacets: string[] = [
  MAKE_FACET,
  ...ownFacets,
  LOCATION_FACET,
  'car_site_region>car_site_city',
];

/** The filters of the panel, in order. Others work by URL and are shown as chips. */
export const panelFacets: string[] = [
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

export const ownSortNames = [
  'car_publishdate_asc',
  'car_price_asc',
  'car_price_desc',
  'car_monthly_cost_asc',
  'car_mileage_asc',
  'car_year_desc',
  BY_DISTANCE,
] as const;

export const rangeFields: RangeField[] = [...ownRanges];
export const sortNames: string[] = [...ownSortNames];
/** The filters of an address (RED-56, LIST-38). */
export const filterKeys: string[] = listFacets.flatMap((facet) => facet.split('>'));
/** The exclusions of an address. */
export const exclusionKeys: string[] = [
  EXCLUDED_WORDS_PARAM,
  ...filterKeys.map((field) => EXCLUDED_PREFIX + field),
];

let lastAdded: readonly AddedFilter[] = [];

/** Those of extensions stand last, in place of those before; in the browser they come with the list. */
export function setAddedFilters(added: readonly AddedFilter[]): void {
  const exchange = <T>(list: T[], namesOf: (filters: readonly AddedFilter[]) => readonly T[]) => {
    const { length } = namesOf(lastAdded);
    list.splice(list.length - length, length, ...namesOf(added));
  };
  exchange(listFacets, (filters) => named(filters, 'values'));
  exchange(rangeFields, (filters) => named(filters, 'range') as RangeField[]);
  exchange(panelFacets, (filters) => [...named(filters, 'values'), ...named(filters, 'range')]);
  exchange(filterKeys, (filters) => named(filters, 'values'));
  exchange(exclusionKeys, (filters) => named(filters, 'values').map((name) => EXCLUDED_PREFIX + name));
  exchange(sortNames, (filters) =>
    filters.flatMap(({ name, ascending, descending }) => [
      ...(ascending ? [`${name}_asc`] : []),
      ...(descending ? [`${name}_desc`] : []),
    ]),
  );
  lastAdded = added;
}

function named(filters: readonly AddedFilter[], filter: AddedFilter['filter']): string[] {
  return filters.filter((each) => each.filter === filter).map(({ name }) => name);
}

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
