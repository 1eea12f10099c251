import { type Feature, type Point, pointFeature } from './geometry.ts';

type Town = { at: Point; population: number };

const SMALLEST_TOWN = 1_500;
const CELL_DEGREES = 0.02;
const KM_PER_DEGREE = 111.2;

/**
 * How far a town reaches, from its number of inhabitants: a tint below its name, where the data has no streets. Towns by
 * the sea get none, because the tint would lie on the water; their shore orients as well.
 */
export function townExtents(towns: readonly Town[], coasts: readonly Feature[]): Feature[] {
  const coastCells = new Set(coasts.flatMap(pointsOf).map(cellOf));
  return towns
    .filter(({ population }) => population >= SMALLEST_TOWN)
    .map(({ at, population }) => ({ at, km: 0.42 * Math.sqrt(population / 1000) }))
    .filter(({ at, km }) => !hasCoastWithin(at, km, coastCells))
    .map(({ at, km }) => {
      // Mercator enlarges with the latitude; the style knows the zoom alone.
      const scale = Math.cos((at[1] * Math.PI) / 180);
      return pointFeature(at, { km: Number((km / scale).toFixed(2)) });
    });
}

function pointsOf({ geometry }: Feature): Point[] {
  return geometry.type === 'Polygon' ? geometry.coordinates.flat() : [];
}

function cellOf([x, y]: Point): string {
  return `${Math.floor(x / CELL_DEGREES)},${Math.floor(y / CELL_DEGREES)}`;
}

function hasCoastWithin([x, y]: Point, km: number, coastCells: ReadonlySet<string>): boolean {
  const [high, wide] = [km / KM_PER_DEGREE, km / KM_PER_DEGREE / Math.cos((y * Math.PI) / 180)];
  for (let dx = -wide; dx <= wide + CELL_DEGREES; dx += CELL_DEGREES) {
    for (let dy = -high; dy <= high + CELL_DEGREES; dy += CELL_DEGREES) {
      if (coastCells.has(cellOf([x + dx, y + dy]))) return true;
    }
  }
  return false;
}
