import { gunzipSync, gzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import type { TileSet } from './mbtiles.ts';
import { tileRoutes } from './tile-routes.ts';

const stockholm = { z: 8, x: 140, y: 75 };
const tiles: TileSet = {
  version: 'v1',
  attribution: '',
  minZoom: 0,
  maxZoom: 10,
  bounds: { west: 4, south: 54, east: 32, north: 72 },
  tile: ({ z, x, y }) =>
    z === stockholm.z && x === stockholm.x && y === stockholm.y ? gzipSync('a tile') : undefined,
};

async function get(path: string, encoding = 'gzip') {
  const server = Fastify();
  tileRoutes(server, () => tiles);
  return server.inject({ url: `/maps/tiles/${path}`, headers: { 'accept-encoding': encoding } });
}

test('a tile is sent as it is stored and cached for ever', async () => {
  const response = await get('v1/8/140/75.pbf', 'br, gzip');
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-encoding']).toBe('gzip');
  expect(response.headers['content-type']).toBe('application/vnd.mapbox-vector-tile');
  expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(response.headers.vary).toBe('Accept-Encoding');
  expect(gunzipSync(response.rawPayload).toString()).toBe('a tile');
});

test.each(['', 'br', 'gzip;q=0', 'identity'])('who accepts "%s" gets it uncompressed', async (encoding) => {
  const response = await get('v1/8/140/75.pbf', encoding);
  expect(response.headers['content-encoding']).toBeUndefined();
  expect(response.payload).toBe('a tile');
});

test('a tile of the map with nothing in it is 204', async () => {
  const response = await get('v1/8/141/75.pbf');
  expect([response.statusCode, response.payload]).toEqual([204, '']);
  expect(response.headers['cache-control']).toContain('immutable');
});

test.each(['v0/8/140/75.pbf', 'v1/11/1120/600.pbf', 'v1/8/20/75.pbf'])(
  '%s, of another version, too deep or outside, is 404',
  async (path) => {
    const response = await get(path);
    expect([response.statusCode, response.json().code]).toEqual([404, 'NO_SUCH_TILE']);
    expect(response.headers['cache-control']).toBe('no-store');
  },
);

test.each(['v1/8/300/75.pbf', 'v1/x/1/1.pbf', 'v1/8/1.5/1.pbf', 'v1/-1/0/0.pbf'])(
  '%s is no tile and 400',
  async (path) => {
    const response = await get(path);
    expect([response.statusCode, response.json().code]).toEqual([400, 'BAD_TILE']);
  },
);
