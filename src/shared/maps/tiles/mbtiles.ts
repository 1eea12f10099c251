import { DatabaseSync } from 'node:sqlite';
import type { TileAddress, TileBounds } from './tile-address.ts';

export type TileSet = {
  /** Changes with the bytes, so that browsers may cache tiles for ever. */
  version: string;
  attribution: string;
  minZoom: number;
  maxZoom: number;
  bounds: TileBounds;
  /** The tile as it is stored, compressed with gzip; undefined where nothing is to be drawn. */
  tile: (address: TileAddress) => Uint8Array | undefined;
};

/** Tiles of a file in the MBTiles format. A look-up is one read of the index: tens of microseconds. */
export function openMbtiles(file: string | URL): TileSet {
  const database = new DatabaseSync(file, { readOnly: true });
  const metadata = readMetadata(database);
  const select = database.prepare(
    'SELECT tile_data FROM tiles WHERE zoom_level = ? AND tile_column = ? AND tile_row = ?',
  );
  const [west = -180, south = -90, east = 180, north = 90] = (metadata.get('bounds') ?? '')
    .split(',')
    .map(Number);
  return {
    version: metadata.get('version') ?? '',
    attribution: metadata.get('attribution') ?? '',
    minZoom: Number(metadata.get('minzoom')),
    maxZoom: Number(metadata.get('maxzoom')),
    bounds: { west, south, east, north },
    tile: ({ z, x, y }) => {
      // Rows of the format are counted from the south.
      const row = select.get(z, x, 2 ** z - 1 - y);
      return row?.['tile_data'] as Uint8Array | undefined;
    },
  };
}

function readMetadata(database: DatabaseSync): ReadonlyMap<string, string> {
  const rows = database.prepare('SELECT name, value FROM metadata').all();
  return new Map(rows.map(({ name, value }) => [String(name), String(value)]));
}
