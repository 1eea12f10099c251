import { type Coordinates, toCoordinates } from '../../shared/platform/coordinates.ts';
import { isFiltered, type LocationFilters, noFilters, powerSteps } from './location-filters.ts';

export type NearPlace = { label: string; coordinates: Coordinates };

/** What is searched: near a place, or in a part of the map, and by which filters. */
export type LocatorQuery = {
  near: NearPlace | undefined;
  area: MapArea | undefined;
  filters: LocationFilters;
};

/** The visible part of a map, in degrees. */
export type MapArea = { west: number; south: number; east: number; north: number };

type Query = Readonly<Record<string, readonly string[]>>;

/** The keys of the address by which the server renders the list. */
export const searchKeys = ['q', 'lat', 'lng', 'area', 'open', 'power', 'connector'] as const;

export const noSearch: LocatorQuery = { near: undefined, area: undefined, filters: noFilters };

export const MAX_TERM_LENGTH = 100;

/** `term` without coordinates has still to be looked up. */
export type ParsedSearch = { term: string; at: Coordinates | undefined } & Pick<
  LocatorQuery,
  'area' | 'filters'
>;

export function parseLocatorQuery(query: Query): ParsedSearch {
  const first = (key: string) => query[key]?.[0];
  const kilowatts = powerSteps.find((step) => String(step) === first('power'));
  return {
    term: (first('q') ?? '').trim().slice(0, MAX_TERM_LENGTH),
    at: toCoordinates(first('lat'), first('lng')),
    area: parseArea(first('area')),
    filters: {
      openNow: first('open') === '1',
      kilowatts,
      connectors: [
        ...new Set((query['connector'] ?? []).filter((key) => /^[a-z0-9]{1,20}$/.test(key))),
      ].sort(),
    },
  };
}

/** The same as keys and values of an address. */
export function locatorParams({ near, area, filters }: LocatorQuery): (readonly [string, string])[] {
  return [
    ...(near ? nearParams(near) : []),
    ...(area
      ? [['area', [area.west, area.south, area.east, area.north].map(degrees).join(',')] as const]
      : []),
    ...(filters.openNow ? [['open', '1'] as const] : []),
    ...(filters.kilowatts === undefined ? [] : [['power', String(filters.kilowatts)] as const]),
    ...filters.connectors.map((key) => ['connector', key] as const),
  ];
}

/** To about a kilometre: an address must not say where somebody lives. */
function nearParams({
  label,
  coordinates: { latitude, longitude },
}: NearPlace): (readonly [string, string])[] {
  return [
    ['q', label],
    ['lat', latitude.toFixed(2)],
    ['lng', longitude.toFixed(2)],
  ];
}

export function areaCentre({ west, south, east, north }: MapArea): Coordinates {
  return { latitude: (south + north) / 2, longitude: (west + east) / 2 };
}

export function isSearched({ near, area, filters }: LocatorQuery): boolean {
  return near !== undefined || area !== undefined || isFiltered(filters);
}

/** '11.9,57.6,12.1,57.8' */
export function parseArea(text: string | undefined): MapArea | undefined {
  const parts = (text ?? '').split(',');
  const [southWest, northEast] = [toCoordinates(parts[1], parts[0]), toCoordinates(parts[3], parts[2])];
  if (parts.length !== 4 || !southWest || !northEast) return undefined;
  const { longitude: west, latitude: south } = southWest;
  const { longitude: east, latitude: north } = northEast;
  return west < east && south < north ? { west, south, east, north } : undefined;
}

function degrees(value: number): string {
  return String(Number(value.toFixed(3)));
}
