import { distanceKm } from '../../shared/platform/coordinates.ts';
import { locationsNear, type Reach } from './distance.ts';
import { coordinatesOf, type Location } from './location.ts';
import { matchesFilters } from './location-filters.ts';
import { areaCentre, type LocatorQuery, type MapArea } from './locator-query.ts';

/** The locations of a search, in the order of the list. The server and the browser find the same. */
export function selectLocations(
  locations: readonly Location[],
  { near, area, filters }: LocatorQuery,
  reach: Reach,
  now: number,
): readonly Location[] {
  const matching = locations.filter((location) => matchesFilters(location, filters, now));
  if (area) return inArea(matching, area);
  return near ? locationsNear(matching, near.coordinates, reach) : matching;
}

/** Those on the visible part of the map, from its middle outwards. */
function inArea(locations: readonly Location[], area: MapArea): readonly Location[] {
  const centre = areaCentre(area);
  return locations
    .filter(({ lat, lng }) => area.south <= lat && lat <= area.north && area.west <= lng && lng <= area.east)
    .map((location) => ({ location, away: distanceKm(coordinatesOf(location), centre) }))
    .sort((a, b) => a.away - b.away)
    .map(({ location }) => location);
}
