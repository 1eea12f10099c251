import { formatMapPosition, type MapPosition, parseMapPosition } from '../../shared/maps/map-position.ts';
import { type LocatorQuery, locatorParams, searchKeys } from './locator-query.ts';

/** What the address says beyond the search: the chosen location, what a phone shows, and where the map is. */
export type LocatorAddress = {
  query: LocatorQuery;
  station: string | undefined;
  view: 'panel' | 'map';
  map: MapPosition | undefined;
  /** How many cards are shown, where it is not the usual number. */
  shown: number | undefined;
};

const ownKeys: readonly string[] = [...searchKeys, 'station', 'view', 'map', 'show'];

/** The query of the address, keeping what others wrote into it. */
export function writeLocatorAddress(
  { query, station, view, map, shown }: LocatorAddress,
  others: string,
): string {
  const params = new URLSearchParams(others);
  for (const key of ownKeys) params.delete(key);
  for (const [key, value] of locatorParams(query)) params.append(key, value);
  if (station !== undefined) params.set('station', station);
  if (view === 'map') params.set('view', 'map');
  // A chosen location moves the map to itself.
  if (map && station === undefined) params.set('map', formatMapPosition(map));
  if (shown !== undefined) params.set('show', String(shown));
  return params.size > 0 ? `?${params}` : '';
}

/** The parts that the server does not read. */
export function readLocatorAddress(search: string): Pick<LocatorAddress, 'station' | 'view' | 'map'> {
  const params = new URLSearchParams(search);
  return {
    station: params.get('station')?.slice(0, MAX_ID_LENGTH) || undefined,
    view: params.get('view') === 'map' ? 'map' : 'panel',
    map: parseMapPosition(params.get('map') ?? ''),
  };
}

const MAX_ID_LENGTH = 200;
