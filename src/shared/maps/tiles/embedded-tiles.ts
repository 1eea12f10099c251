import { existsSync } from 'node:fs';
import { openMbtiles, type TileSet } from './mbtiles.ts';

let opened: TileSet | undefined;

/** The map that comes with the installation. Opened by the first request for a map, and left open. */
export function embeddedTiles(): TileSet {
  opened ??= openMbtiles(basemapFile(import.meta.url));
  return opened;
}

/** Beside this file; in the built server in dist/server, whose chunks lie one folder below. */
function basemapFile(here: string): URL {
  const places = ['./basemap.mbtiles', '../basemap.mbtiles'].map((file) => new URL(file, here));
  const found = places.find((place) => existsSync(place));
  if (!found) throw new Error(`There is no basemap.mbtiles beside ${here}`);
  return found;
}
