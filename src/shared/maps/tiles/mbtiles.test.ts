import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { embeddedTiles } from './embedded-tiles.ts';
import { openMbtiles } from './mbtiles.ts';

const folder = mkdtempSync(join(tmpdir(), 'mbtiles-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A file with one tile, written as other tools write it. */
function aTileFile(): string {
  const file = join(folder, `${randomUUID()}.mbtiles`);
  const database = new DatabaseSync(file);
  database.exec(`
    CREATE TABLE metadata (name TEXT, value TEXT);
    CREATE TABLE tiles (zoom_level INTEGER, tile_column INTEGER, tile_row INTEGER, tile_data BLOB);
    INSERT INTO metadata VALUES ('version', '7'), ('minzoom', '0'), ('maxzoom', '3'),
      ('bounds', '-10,50,30,70'), ('attribution', 'Someone');
    INSERT INTO tiles VALUES (3, 4, 5, x'0102');
  `);
  database.close();
  return file;
}

test('the metadata says which tiles there are and whom to credit', () => {
  const { tile, ...facts } = openMbtiles(aTileFile());
  expect(facts).toEqual({
    version: '7',
    attribution: 'Someone',
    minZoom: 0,
    maxZoom: 3,
    bounds: { west: -10, south: 50, east: 30, north: 70 },
  });
  expect(tile).toBeTypeOf('function');
});

test('rows are stored from the south and read from the north', () => {
  const { tile } = openMbtiles(aTileFile());
  expect(tile({ z: 3, x: 4, y: 2 })).toEqual(new Uint8Array([1, 2]));
  expect(tile({ z: 3, x: 4, y: 5 })).toBeUndefined();
});

test('the map of the installation has Stockholm in a tile of its deepest zoom', () => {
  const { version, maxZoom, attribution, tile } = embeddedTiles();
  expect(version).toMatch(/^[\da-f]{12}$/);
  expect(attribution).toContain('OpenStreetMap');
  const column = Math.floor(((18.07 + 180) / 360) * 2 ** maxZoom);
  const radians = (59.33 * Math.PI) / 180;
  const row = Math.floor(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * 2 ** maxZoom);
  const bytes = tile({ z: maxZoom, x: column, y: row });
  expect(bytes && gunzipSync(bytes).toString('latin1')).toContain('Stockholm');
});
