import type { IndexDefinition, SearchableField, SortableField, Tier } from './index-definition.ts';

const cars: IndexDefinition = {
  id: 'car_id',
  facets: [
    'car_brand',
    'car_model',
    'car_model_text',
    'car_trim_package',
    'car_body',
    'car_fuel',
    'car_gearbox',
    'car_drive',
    'car_color',
    'car_year',
    'car_seats',
    'car_doors',
    'car_condition',
    'car_is_used',
    'car_is_sample',
    'car_vehicle_type',
    'car_vehicle_type_code',
    'car_site_id',
    'car_site_name',
    'car_site_city',
    'car_site_region',
    'car_website_city',
    'car_equipment',
    'car_campaigns',
    'car_ncapstars',
    'car_vat_eligible',
    'caroftheweek',
    'autos_on_show',
    'car_has_campaign_price',
    'car_has_campaign_loan',
    'car_has_companyleasing',
    'car_has_privateleasing',
    'car_has_campaign_companyleasing',
    'car_has_campaign_privateleasing',
  ],
  hierarchies: ['car_brand>car_model', 'car_website_city>car_site_name', 'car_site_region>car_site_city'],
  ranges: [
    'car_price',
    'car_campaign_price',
    'gross_price',
    'car_mileage',
    'car_power',
    'car_monthly_cost',
    'car_private_leasing_monthly_cost',
    'car_company_leasing_monthly_cost',
    'car_publishdate',
    'indexed_at',
  ],
  sorts: [
    ...numbers(
      'car_price',
      'car_mileage',
      'car_year',
      'car_power',
      'car_monthly_cost',
      'car_private_leasing_monthly_cost',
      'car_company_leasing_monthly_cost',
    ),
    ...dates('car_publishdate', 'car_firstregistration'),
  ],
  searchable: [
    ...loosely('name', 'car_brand', 'car_model', 'car_regno'),
    ...words('name', 'car_model_text', 'car_version'),
    ...words(
      'detail',
      'car_equipment',
      'car_trim_package',
      'car_body',
      'car_fuel',
      'car_gearbox',
      'car_drive',
    ),
    ...words('detail', 'car_color', 'car_year', 'car_site_name', 'car_site_city'),
    ...words('prose', 'car_description'),
  ],
  usualOrder: 'car_publishdate_desc',
};

const sites: IndexDefinition = {
  id: 'site_id',
  facets: [
    'slug',
    'site_city',
    'site_region',
    'site_brands',
    'website_city',
    'site_departments.group',
    'site_departments.service_name',
    'site_departments.brands.name',
    'site_departments.brands.brand_code',
  ],
  hierarchies: ['site_region>site_city'],
  ranges: [],
  sorts: [...numbers('website_sort_order'), ...texts('site_official_name', 'site_city')],
  searchable: [
    ...words('name', 'site_official_name', 'site_city', 'website_city', 'site_zip'),
    ...words('detail', 'site_street', 'site_region', 'site_brands', 'site_departments.brands.name'),
    ...words('prose', 'site_departments.official_name', 'site_departments.name'),
  ],
  usualOrder: 'website_sort_order_asc',
};

const kits: IndexDefinition = {
  id: 'kitId',
  facets: [
    'catalogueId',
    'kitCode',
    'status',
    'kitCategory',
    'kitSubCategory',
    'kitSubSubCategory',
    'currency',
    'type_id',
  ],
  hierarchies: ['kitCategory>kitSubCategory>kitSubSubCategory'],
  ranges: ['retailPrice'],
  sorts: [...numbers('retailPrice'), ...texts('name', 'kitCode')],
  searchable: [
    ...loosely('name', 'kitCode'),
    ...words('name', 'name'),
    ...words(
      'detail',
      'kitCategory',
      'kitSubCategory',
      'kitSubSubCategory',
      'parts.name',
      'parts.partNumber',
    ),
    ...words('prose', 'description'),
  ],
  usualOrder: 'name_asc',
};

const vehicleKits: IndexDefinition = {
  id: 'type_id',
  facets: ['manufacturer', 'model', 'type_manf_year', 'type_id'],
  hierarchies: ['manufacturer>model>type_manf_year'],
  ranges: [],
  sorts: texts('manufacturer', 'model', 'type_manf_year'),
  searchable: [...loosely('name', 'manufacturer', 'model'), ...words('name', 'type_manf_year')],
  usualOrder: 'type_manf_year_asc',
};

export const KITS_INDEX = 'kits-fi';
export const VEHICLE_KITS_INDEX = 'vehicle-kits-fi';

// Car and dealership indices are named by kind and site: cars-solvik-se, sites-solvik-se.
const definitions = { 'cars-': cars, 'sites-': sites, 'kits-': kits, 'vehicle-kits-': vehicleKits };

export function definitionOf(index: string): IndexDefinition {
  const found = Object.entries(definitions).find(([beginning]) => index.startsWith(beginning));
  if (!found) throw new Error(`There is no search index '${index}'`);
  return found[1];
}

function numbers(...fields: string[]): SortableField[] {
  return fields.map((field) => ({ field, as: 'number' }));
}

function dates(...fields: string[]): SortableField[] {
  return fields.map((field) => ({ field, as: 'date' }));
}

function texts(...fields: string[]): SortableField[] {
  return fields.map((field) => ({ field, as: 'text' }));
}

function words(tier: Tier, ...fields: string[]): SearchableField[] {
  return fields.map((field) => ({ field, tier }));
}

function loosely(tier: Tier, ...fields: string[]): SearchableField[] {
  return fields.map((field) => ({ field, tier, loose: true }));
}
