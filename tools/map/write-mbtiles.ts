import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { Tile } from './tile-layers.ts';

/** One file in the MBTiles format, the same bytes for the same tiles. */
export function writeMbtiles(file: string, tiles: Tile[], metadata: Record<string, string>): void {
  rmSync(file, { force: true });
  const database = new DatabaseSync(file);
  database.exec(`
    PRAGMA page_size = 4096;
    PRAGMA journal_mode = OFF;
    CREATE TABLE metadata (name TEXT, value TEXT);
    CREATE TABLE tiles (zoom_level INTEGER, tile_column INTEGER, tile_row INTEGER, tile_data BLOB);
    CREATE UNIQUE INDEX tile_index ON tiles (zoom_level, tile_column, tile_row);
    BEGIN;
  `);
  const addFact = database.prepare('INSERT INTO metadata VALUES (?, ?)');
  for (const [name, value] of Object.entries({ ...metadata, version: versionOf(tiles) }))
    addFact.run(name, value);
  const addTile = database.prepare('INSERT INTO tiles VALUES (?, ?, ?, ?)');
  for (const { z, x, y, data } of tiles) addTile.run(z, x, 2 ** z - 1 - y, data);
  database.exec('COMMIT; VACUUM;');
  database.close();
}

function versionOf(tiles: Tile[]): string {
  const hash = createHash('sha256');
  for (const { data } of tiles) hash.update(data);
  return hash.digest('hex').slice(0, 12);
}
