import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { createTheme, forecourt, themeNamed } from '../../ui/themes/theme.ts';
import type { TileSet } from '../tiles/mbtiles.ts';
import { mapStyle } from './map-style.ts';
import { styleRoutes } from './style-routes.ts';

const tiles: TileSet = {
  version: 'abc',
  attribution: '© OpenStreetMap',
  minZoom: 0,
  maxZoom: 9,
  bounds: { west: -180, south: -85, east: 180, north: 85 },
  tile: () => undefined,
};

describe.each([forecourt, createTheme('bistro', { type: { font: 'Fraunces' } })])('$name', (theme) => {
  const style = mapStyle(theme, tiles);

  test('every colour is written out', () => {
    const colours = style.layers.flatMap(({ paint = {} }) =>
      Object.entries(paint).filter(([name]) => name.endsWith('-color')),
    );
    expect(colours.length).toBeGreaterThan(20);
    for (const [name, colour] of colours) expect(colour, name).toMatch(/^#[\da-f]{6}$/);
  });

  test('names are drawn in the typeface of the site', () => {
    const fonts = style.layers.flatMap((layer) =>
      layer.type === 'symbol' ? [String(layer.layout?.['text-font'])] : [],
    );
    expect(fonts.length).toBeGreaterThan(5);
    for (const font of fonts) expect(font).toContain(theme.type.font);
    expect(style.glyphs).toBeUndefined();
  });
});

test('its only source are our own tiles, of the version that there is', () => {
  const { sources } = mapStyle(forecourt, tiles);
  expect(sources).toEqual({
    basemap: expect.objectContaining({ tiles: ['/maps/tiles/abc/{z}/{x}/{y}.pbf'], maxzoom: 9 }),
  });
});

test('larger places are shown earlier', () => {
  const { layers } = mapStyle(forecourt, tiles);
  const zooms = ['cities', 'large-towns', 'towns', 'small-towns', 'villages'].map(
    (id) => layers.find((layer) => layer.id === id)?.minzoom ?? 0,
  );
  expect(zooms).toEqual(zooms.toSorted((one, other) => one - other));
});

describe('/maps/styles', () => {
  const server = Fastify();
  styleRoutes(
    server,
    (name) => themeNamed(new Map(), name),
    () => tiles,
  );

  test('the style of a theme; asked for again at every visit, because it names the version of the tiles', async () => {
    const response = await server.inject('/maps/styles/carstore.json');
    expect(response.statusCode).toBe(200);
    expect(response.json().name).toBe('carstore');
    expect(response.headers['cache-control']).toBe('no-cache');
  });

  test.each(['no theme', 'toString', '__proto__'])('%s is no theme and 404', async (name) => {
    const response = await server.inject(`/maps/styles/${name}.json`);
    expect([response.statusCode, response.json().code]).toEqual([404, 'NO_SUCH_STYLE']);
  });
});
