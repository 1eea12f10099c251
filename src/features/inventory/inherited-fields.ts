import type { InheritedField } from '../../shared/search/inherited-fields.ts';
import type { KnownIndex } from './known-indices.ts';

/** A car stands at its dealership unless its own feed says where it is. */
export function inheritedFieldsOf({
  dealerships,
}: Pick<KnownIndex, 'dealerships'>): readonly InheritedField[] {
  return dealerships.map((index) => ({
    field: 'car_geocoord',
    by: 'car_site_id',
    from: { index, field: 'site_geocoord' },
  }));
}
