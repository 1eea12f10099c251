import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { negotiateEncoding } from './send-page.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Below this a compressed response takes as many packets as an uncompressed one. */
const MIN_BYTES = 1200;
const text = /^(?:text\/|application\/(?:[\w.-]+\+)?(?:json|xml|javascript))/;

/** Compresses long text responses of every route. Pages and built files are stored compressed and skip this. */
export function compressResponses(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply, payload) => {
    if (!isLongText(payload, reply)) return payload;
    reply.header('vary', withEncoding(reply.getHeader('vary')));
    const encoding = negotiateEncoding(request.headers['accept-encoding']);
    if (encoding === 'identity') return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    // A response for one visitor: a higher level would take longer than the bytes it saves.
    if (encoding === 'gzip') return zip(payload, { level: 6 });
    return brotli(payload, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  });
}

function isLongText(payload: unknown, reply: FastifyReply): payload is string | Buffer {
  if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return false;
  if (Buffer.byteLength(payload) < MIN_BYTES) return false;
  // Compressed already, or a part of a file.
  if (reply.hasHeader('content-encoding') || reply.hasHeader('content-range')) return false;
  return text.test(String(reply.getHeader('content-type') ?? ''));
}

function withEncoding(vary: number | string | string[] | undefined): string {
  const names = vary === undefined ? [] : [vary].flat().map(String);
  return [...names, 'Accept-Encoding'].join(', ');
}
