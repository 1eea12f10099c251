import { gzipSync } from 'node:zlib';
import GeoJSONVT from 'geojson-vt';
import vtpbf from 'vt-pbf';
import type { Feature } from './geometry.ts';

/** One layer of the tiles: the same name may come several times, each for other zooms. */
export type Layer = {
  name: string;
  features: Feature[];
  zooms: readonly [from: number, to: number];
  /** How much lines are simplified below the deepest zoom; 3 is what vector tiles usually have. */
  tolerance?: number;
};

export type Tile = { z: number; x: number; y: number; data: Buffer };

type Index = { name: string; zooms: Layer['zooms']; index: GeoJSONVT };

/** Every tile that is wanted and has something in it, in the order of zoom, column and row. */
export function tileLayers(layers: Layer[], wanted: (z: number, x: number, y: number) => boolean): Tile[] {
  const indices = layers.map(indexLayer);
  const deepest = Math.max(...layers.map(({ zooms }) => zooms[1]));
  const tiles: Tile[] = [];
  const visit = (z: number, x: number, y: number) => {
    if (!wanted(z, x, y)) return;
    const content = contentAt(indices, z, x, y);
    if (Object.keys(content).length > 0) {
      const data = gzipSync(vtpbf.fromGeojsonVt(content, { version: 2, extent: EXTENT }), { level: 9 });
      tiles.push({ z, x, y, data });
    }
    if (z === deepest) return;
    for (const [dx, dy] of [
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ] as const)
      visit(z + 1, 2 * x + dx, 2 * y + dy);
  };
  visit(0, 0, 0);
  return tiles.sort((one, other) => one.z - other.z || one.x - other.x || one.y - other.y);
}

const EXTENT = 4096;

function indexLayer({ name, features, zooms, tolerance = 3 }: Layer): Index {
  const collection = { type: 'FeatureCollection' as const, features };
  const options = {
    maxZoom: zooms[1],
    indexMaxZoom: 5,
    indexMaxPoints: 0,
    tolerance,
    extent: EXTENT,
    buffer: 64,
  };
  return { name, zooms, index: new GeoJSONVT(collection, options) };
}

function contentAt(
  indices: Index[],
  z: number,
  x: number,
  y: number,
): Record<string, { features: unknown[] }> {
  const content: Record<string, { features: unknown[] }> = {};
  for (const { name, zooms, index } of indices) {
    if (z < zooms[0] || z > zooms[1]) continue;
    const tile = index.getTile(z, x, y);
    if (tile && tile.features.length > 0) content[name] = tile;
  }
  return content;
}
