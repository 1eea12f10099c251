import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { negotiateEncoding } from './send-page.ts';
import type { Encoding } from './stored-page.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
};

type StaticFile = { type: string; bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer } };

/** The built files: their names carry a hash, so that browsers may cache them for ever. Compressed at build time. */
export async function serveStaticFiles(server: FastifyInstance, folder: string): Promise<void> {
  const files = await readStaticFiles(folder);
  server.get<{ Params: { '*': string } }>('/assets/*', (request, reply) => {
    const file = files.get(request.params['*']);
    if (!file) return reply.callNotFound();
    const accepted = negotiateEncoding(request.headers['accept-encoding']);
    const encoding: Encoding = file.bodies[accepted] ? accepted : 'identity';
    reply.header('content-type', file.type);
    reply.header('cache-control', 'public, max-age=31536000, immutable');
    reply.header('vary', 'Accept-Encoding');
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.send(file.bodies[encoding]);
  });
}

async function readStaticFiles(folder: string): Promise<ReadonlyMap<string, StaticFile>> {
  const names = await readdir(folder);
  const present = new Set(names);
  const files = new Map<string, StaticFile>();
  for (const name of names) {
    const type = types[extname(name)];
    if (!type) continue;
    const read = (ending: string) =>
      present.has(name + ending) ? readFile(join(folder, name + ending)) : undefined;
    const [identity, br, gzip] = await Promise.all([readFile(join(folder, name)), read('.br'), read('.gz')]);
    files.set(name, { type, bodies: { identity, ...(br && { br }), ...(gzip && { gzip }) } });
  }
  return files;
}
