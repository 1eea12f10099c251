/** Fields that lie within one another, each family under the name of its facet. */
const families = ['car_brand>car_model', 'car_website_city>car_site_name', 'car_site_region>car_site_city'];

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
  'car_campaigns',
];

export const MAKES = 'car_brand>car_model';

/** Asked in this order: a word that names a make is not looked up among the towns. */
export const listFacets: readonly string[] = [MAKES, ...plain, ...families.slice(1)];

/** What a word somebody typed may name; colours stay words, for they are often told in prose only. */
export const wordFacets: readonly string[] = [MAKES, 'car_fuel', 'car_body'];

/** The filters of an address (RED-56, LIST-38). */
export const filterKeys: readonly string[] = listFacets.flatMap((facet) => facet.split('>'));

/** The facet that a field belongs to, alone or as one of its levels. */
export function facetOf(field: string): string {
  return families.find((family) => family.split('>').includes(field)) ?? field;
}
