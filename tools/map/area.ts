import type { Bounds } from './geometry.ts';

/** What the map shows in detail: the five countries of the sites, and their neighbours around them. */
export const MAP_BOUNDS: Bounds = [-25, 35, 45, 72.5];

/** What can come into view when the map is zoomed out as far as it goes. */
export const OVERVIEW_BOUNDS: Bounds = [-90, 5, 120, 83];

/** Whole countries in rectangles, with a little of what lies around: the deepest tiles exist here. */
const detailed: readonly Bounds[] = [
  // Sweden, Norway, Finland and Denmark.
  [4, 54.4, 32, 71.5],
  // Great Britain and Ireland.
  [-11, 49.6, 2.4, 61.2],
  // Slovakia.
  [16, 47.3, 23, 50],
  // Around the centre that a locator has without settings (LOC-21).
  [9, 50.8, 15.5, 54.4],
];

const WORLD_MAX_ZOOM = 4;
const SURROUNDINGS_MAX_ZOOM = 7;

/** The world when zoomed out, the surroundings to the width of a region, the five countries to that of a town. */
export function isWanted(z: number, x: number, y: number): boolean {
  if (z <= WORLD_MAX_ZOOM) return true;
  if (z <= SURROUNDINGS_MAX_ZOOM) return touches(z, x, y, MAP_BOUNDS);
  return detailed.some((bounds) => touches(z, x, y, bounds));
}

export function isDetailed([longitude, latitude]: readonly [number, number]): boolean {
  return detailed.some(
    ([west, south, east, north]) =>
      longitude >= west && longitude <= east && latitude >= south && latitude <= north,
  );
}

function touches(z: number, x: number, y: number, [west, south, east, north]: Bounds): boolean {
  const size = 2 ** z;
  const longitude = (column: number) => (column / size) * 360 - 180;
  const latitude = (row: number) => (Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / size))) * 180) / Math.PI;
  return longitude(x) < east && longitude(x + 1) > west && latitude(y + 1) < north && latitude(y) > south;
}
