import { z } from 'zod';
import { listOf } from '../../shared/platform/lenient.ts';
import { indexDefinition } from '../../shared/search/records/derive.ts';
import { anything, id, nested, nestedList, number, text } from '../../shared/search/records/record-field.ts';
import { openingScheduleSchema } from '../dealers/dealership-record.ts';

const option = z.looseObject({});

/** A charging station, each field once: the feed's check, the index and the locator's locations derive from here. */
export const chargerRecord = {
  id: id('charger_id'),
  name: text('name', 'required', 'sort', 'search:name'),
  address: text('address', 'search:detail'),
  zip: text('zip', 'search:name'),
  city: text('city', 'facet', 'sort', 'search:name'),
  /** ISO 3166: SE, NO. */
  country: text('country', 'facet'),
  /** The road it stands by: E4, Rv40. */
  road: text('road', 'facet', 'search:detail'),
  operator: text('operator', 'facet', 'search:detail'),
  /** The order of a list that nobody searched in. */
  sortOrder: number('website_sort_order', 'sort'),
  // Unchecked, so that a bad coordinate drops its station from the map and not its whole feed (LOC-13).
  lat: anything('lat'),
  lng: anything('lng'),
  /** When it can be used, as a dealership's department has it; a station around the clock says '0–24'. */
  schedule: nested('openingschedule', openingScheduleSchema.optional().catch(undefined)),
  /** Each with id, amount, icon (CCS1, CCS2 or empty), watts and, where there is no icon, connector. */
  options: nestedList('chargerOptions', listOf(option)),
};

export const chargerIndex = indexDefinition(chargerRecord, {
  id: 'charger_id',
  hierarchies: [],
  usualOrder: 'website_sort_order_asc',
});
