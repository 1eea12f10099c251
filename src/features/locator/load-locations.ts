import { memoize } from '../../shared/platform/memoize.ts';
import { wallTime } from '../../shared/platform/wall-time.ts';
import type { CachedSearch } from '../../shared/search/cached-search.ts';
import { type SearchRecord, TOTAL_CAP } from '../../shared/search/port.ts';
import { recordParser } from '../../shared/search/records/derive.ts';
import type { Site } from '../../shared/sites/site.ts';
import { type OpeningSchedule, parseDealership } from '../dealers/dealership.ts';
import { doorSchedule, openPeriods } from '../dealers/opening-state.ts';
import { chargerRecord } from './charger-record.ts';
import { type KeptLocations, keepLocations, type LocationCandidate } from './keep-locations.ts';
import type { Location } from './location.ts';

export const locationSources = ['dealerships', 'chargers'] as const;
export type LocationSource = (typeof locationSources)[number];

/** `failed` distinguishes a site without locations from a search that did not respond. */
export type LoadedLocations = KeptLocations & { failed: boolean };

/** All locations of a site (LOC-34). A site without such an index has none. */
export async function loadLocations(
  source: LocationSource,
  { indices, timeZone }: Pick<Site, 'indices' | 'timeZone'>,
  search: CachedSearch,
  now: Date,
): Promise<LoadedLocations> {
  const index = indexOf(source, indices);
  if (!index) return { ...keepLocations([]), failed: false };
  const { content, failed } = await search.search(index, { fields: fields[source], limit: TOTAL_CAP });
  return { ...keptToday(source, content, now, timeZone), failed };
}

export function indexOf(source: LocationSource, indices: Site['indices']): string {
  return source === 'chargers' ? indices.chargers : indices.sites;
}

const fields: Record<LocationSource, readonly string[]> = {
  chargers: [
    'charger_id',
    'name',
    'address',
    'zip',
    'city',
    'operator',
    'lat',
    'lng',
    'openingschedule',
    'chargerOptions',
  ],
  dealerships: [
    'site_id',
    'slug',
    'site_official_name',
    'site_street',
    'site_zip',
    'site_city',
    'site_phone',
    'site_geocoord',
    'site_departments',
  ],
};

/** The opening times that are sent reach beyond the time for which a page is kept. */
const DAYS_OF_OPENING = 3;

type Calendar = { now: Date; timeZone: string };
type ToCandidates = (record: SearchRecord, calendar: Calendar) => LocationCandidate[];

// The search gives the same list for a minute; thousands of records are parsed once in that time.
const rememberedOf = memoize((_: readonly SearchRecord[]) => new Map<string, KeptLocations>());

function keptToday(
  source: LocationSource,
  records: readonly SearchRecord[],
  now: Date,
  timeZone: string,
): KeptLocations {
  const remembered = rememberedOf(records);
  const key = `${timeZone} ${wallTime(now, timeZone).date}`;
  const known = remembered.get(key);
  if (known) return known;
  const kept = keepLocations(records.flatMap((record) => candidates[source](record, { now, timeZone })));
  remembered.set(key, kept);
  return kept;
}

const parseCharger = recordParser(chargerRecord);

function toCharger(record: SearchRecord, calendar: Calendar): LocationCandidate[] {
  const charger = parseCharger(record);
  if (!charger) return [];
  const { id, name, address = '', zip = '', city = '', operator, lat, lng, options, schedule } = charger;
  const open = openOf(schedule, calendar);
  return [{ id, name, address, zip, city, operator, lat, lng, open, chargerOptions: options }];
}

function toDealership(record: SearchRecord, calendar: Calendar): LocationCandidate[] {
  const dealership = parseDealership(record);
  if (!dealership) return [];
  const { id, name, slug, street = '', zip = '', city = '', phone, coordinates = '' } = dealership;
  const [lat, lng] = coordinates.split(',').map((part) => part.trim());
  const open = openOf(doorSchedule(dealership), calendar);
  return [{ id, name, slug, phone, address: street, zip, city, lat, lng, open, chargerOptions: [] }];
}

const candidates: Record<LocationSource, ToCandidates> = { chargers: toCharger, dealerships: toDealership };

function openOf(schedule: OpeningSchedule | undefined, { now, timeZone }: Calendar): Location['open'] {
  const periods = schedule && openPeriods(schedule, now, timeZone, DAYS_OF_OPENING);
  return periods?.map(({ from, to }) => [minutesOf(from), minutesOf(to)]);
}

function minutesOf(instant: Date): number {
  return Math.round(instant.getTime() / 60_000);
}
