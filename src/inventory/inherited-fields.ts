import type { InheritedField } from '../search/inherited-fields.ts';

/** A car stands at its dealership unless its own feed says where it is. Both indices are named for the site. */
export function inheritedFieldsOf(index: string): readonly InheritedField[] {
  if (!index.startsWith('cars-')) return [];
  const from = { index: index.replace(/^cars-/, 'sites-'), field: 'site_geocoord' };
  return [{ field: 'car_geocoord', by: 'car_site_id', from }];
}
