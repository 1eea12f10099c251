import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../../platform/http-problem.ts';
import type { TileSet } from './mbtiles.ts';
import { parseTileAddress, touchesBounds } from './tile-address.ts';

const unzip = promisify(gunzip);

type Tile = { Params: { version: string; z: string; x: string; y: string } };

/** Vector tiles as `/maps/tiles/{version}/{z}/{x}/{y}.pbf`, cached for ever: other bytes get another version. */
export function tileRoutes(server: FastifyInstance, tiles: () => TileSet): void {
  server.get<Tile>('/maps/tiles/:version/:z/:x/:y.pbf', (request, reply) =>
    sendTile(tiles(), request, reply),
  );
}

async function sendTile(
  tiles: TileSet,
  { params, headers }: FastifyRequest<Tile>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const address = parseTileAddress(params);
  if (!address) return sendProblem(reply, 400, 'BAD_TILE', 'A tile is named by zoom, column and row.');
  const isKnown =
    params.version === tiles.version &&
    address.z >= tiles.minZoom &&
    address.z <= tiles.maxZoom &&
    touchesBounds(address, tiles.bounds);
  if (!isKnown) return sendProblem(reply, 404, 'NO_SUCH_TILE', 'The map has no such tile.');
  const bytes = tiles.tile(address);
  reply.header('cache-control', 'public, max-age=31536000, immutable');
  if (!bytes) return reply.code(204).send();
  reply.type('application/vnd.mapbox-vector-tile').header('vary', 'Accept-Encoding');
  if (!acceptsGzip(headers['accept-encoding'])) return reply.send(await unzip(bytes));
  return reply.header('content-encoding', 'gzip').send(Buffer.from(bytes));
}

/** Tiles are stored in gzip; `gzip;q=0` is a refusal. */
function acceptsGzip(accepted = ''): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted);
}
