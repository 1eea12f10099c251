/**
 * Builds src/shared/maps/tiles/basemap.mbtiles: the map that every installation brings along. Run by hand
 * (`node tools/build-basemap.ts`) when the data or the layers change; docs/decisions/021-offline-basemap.md says what
 * it is made of and under which licences.
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isWanted } from './map/area.ts';
import { buildLayers, MAX_ZOOM } from './map/layers.ts';
import { type Tile, tileLayers } from './map/tile-layers.ts';
import { writeMbtiles } from './map/write-mbtiles.ts';

const file = join(import.meta.dirname, '../src/shared/maps/tiles/basemap.mbtiles');
const folder = process.env['BASEMAP_DATA'] ?? mkdtempSync(join(tmpdir(), 'basemap-'));
try {
  const layers = buildLayers(folder);
  const tiles = tileLayers(layers, isWanted);
  writeMbtiles(file, tiles, {
    name: 'Forecourt basemap',
    format: 'pbf',
    type: 'baselayer',
    minzoom: '0',
    maxzoom: String(MAX_ZOOM),
    bounds: '-180,-85,180,85',
    center: '15,60,5',
    attribution: '© OpenStreetMap contributors (ODbL) | Natural Earth | GeoNames (CC BY 4.0)',
    json: JSON.stringify({
      vector_layers: [...new Set(layers.map(({ name }) => name))].map((id) => ({ id, fields: {} })),
    }),
  });
  report(tiles);
} finally {
  if (!process.env['BASEMAP_DATA']) rmSync(folder, { recursive: true, force: true });
}

function report(tiles: Tile[]): void {
  for (let zoom = 0; zoom <= MAX_ZOOM; zoom += 1) {
    const ofZoom = tiles.filter(({ z }) => z === zoom);
    const bytes = ofZoom.reduce((sum, { data }) => sum + data.length, 0);
    process.stdout.write(`zoom ${zoom}: ${ofZoom.length} tiles, ${(bytes / 1e6).toFixed(2)} MB\n`);
  }
  process.stdout.write(`${file}: ${(statSync(file).size / 1e6).toFixed(2)} MB\n`);
}
