import { parseDealership } from '../dealers/dealership.ts';
import { memoize } from '../platform/memoize.ts';
import type { CachedSearch } from '../search/cached-search.ts';
import { type SearchRecord, TOTAL_CAP } from '../search/port.ts';
import { recordParser } from '../search/records/derive.ts';
import type { Site } from '../sites/site.ts';
import { chargerRecord } from './charger-record.ts';
import { type KeptLocations, keepLocations, type LocationCandidate } from './keep-locations.ts';

export const locationSources = ['dealerships', 'chargers'] as const;
export type LocationSource = (typeof locationSources)[number];

/** `failed` distinguishes a site without locations from a search that did not respond. */
export type LoadedLocations = KeptLocations & { failed: boolean };

/** All locations of a site (LOC-34). A site without such an index has none. */
export async function loadLocations(
  source: LocationSource,
  { indices }: Pick<Site, 'indices'>,
  search: CachedSearch,
): Promise<LoadedLocations> {
  const index = indexOf(source, indices);
  if (!index) return { ...keepLocations([]), failed: false };
  const { content, failed } = await search.search(index, { fields: fields[source], limit: TOTAL_CAP });
  return { ...kept[source](content), failed };
}

export function indexOf(source: LocationSource, indices: Site['indices']): string {
  return source === 'chargers' ? indices.chargers : indices.sites;
}

const fields: Record<LocationSource, readonly string[]> = {
  chargers: ['charger_id', 'name', 'address', 'zip', 'city', 'operator', 'lat', 'lng', 'chargerOptions'],
  dealerships: [
    'site_id',
    'slug',
    'site_official_name',
    'site_street',
    'site_zip',
    'site_city',
    'site_phone',
    'site_geocoord',
  ],
};

// The search gives the same list for a minute; thousands of records are parsed once in that time.
const kept: Record<LocationSource, (records: readonly SearchRecord[]) => KeptLocations> = {
  chargers: memoize((records) => keepLocations(records.flatMap(toCharger))),
  dealerships: memoize((records) => keepLocations(records.flatMap(toDealership))),
};

const parseCharger = recordParser(chargerRecord);

function toCharger(record: SearchRecord): LocationCandidate[] {
  const charger = parseCharger(record);
  if (!charger) return [];
  const { id, name, address = '', zip = '', city = '', operator, lat, lng, options } = charger;
  return [{ id, name, address, zip, city, operator, lat, lng, chargerOptions: options }];
}

function toDealership(record: SearchRecord): LocationCandidate[] {
  const dealership = parseDealership(record);
  if (!dealership) return [];
  const { id, name, slug, street = '', zip = '', city = '', phone, coordinates = '' } = dealership;
  const [lat, lng] = coordinates.split(',').map((part) => part.trim());
  return [{ id, name, slug, phone, address: street, zip, city, lat, lng, chargerOptions: [] }];
}
