import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type LocationHeader, locationHeader } from '../../shared/platform/location-header.ts';
import { runRequestPipeline } from './request-pipeline.ts';
import { securityHeaders, transportHeaders } from './response-headers.ts';
import type { ServerContext } from './server-context.ts';

type ParserError = Error & { code?: string; rawPacket?: unknown };

/**
 * Requests that Node's HTTP parser refuses never reach the router. An 'ö' sent as bare bytes breaks HTTP, but
 * scripts and old links do it: they are redirected to the encoded address (ROUTE-19).
 */
export function clientErrorHandler(app: ServerContext) {
  return (problem: ParserError, socket: Socket): void => {
    if (problem.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const request = problem.code === 'HPE_INVALID_URL' ? readUnencoded(problem.rawPacket) : undefined;
    if (!request) end(app, socket, statusOf(problem));
    else redirectToEncoded(app, request, socket).catch(() => end(app, socket, 400));
  };
}

type UnencodedRequest = { host: string; url: string };

async function redirectToEncoded(
  app: ServerContext,
  { host, url }: UnencodedRequest,
  socket: Socket,
): Promise<void> {
  const client = { address: socket.remoteAddress ?? '', isCrawler: false };
  const result = await runRequestPipeline(host, url, client, app);
  if (result.kind === 'badRequest') end(app, socket, 400);
  else if (result.kind === 'redirect') end(app, socket, result.status, result.location);
  else end(app, socket, 308, locationHeader(url));
}

/** The request line and host of a packet whose only error is that its address is not encoded. */
function readUnencoded(packet: unknown): UnencodedRequest | undefined {
  if (!Buffer.isBuffer(packet)) return undefined;
  const lines = packet.toString('latin1');
  const [, address = ''] = /^(?:GET|HEAD) (\/[\x21-\x7e\x80-\xff]*) HTTP\/1\.[01]\r\n/.exec(lines) ?? [];
  const [, host] = /\r\nhost: *([\w.:-]+) *\r\n/i.exec(lines) ?? [];
  if (!host || !/[\x80-\xff]/.test(address)) return undefined;
  return {
    host,
    url: decodeBytes(Buffer.from(address, 'latin1')).replace(/[^\0-\x7f]+/g, encodeURIComponent),
  };
}

/** Today's links are UTF-8, the oldest ones Latin-1. */
function decodeBytes(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return bytes.toString('latin1');
  }
}

function statusOf({ code }: ParserError): number {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
}

function end(
  { hsts }: Pick<ServerContext, 'hsts'>,
  socket: Socket,
  status: number,
  location?: LocationHeader,
): void {
  const body = location
    ? ''
    : JSON.stringify({ code: 'BAD_REQUEST', message: 'The request could not be read.' });
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...(location
      ? [`Location: ${location}`, 'Cache-Control: public, max-age=3600']
      : ['Content-Type: application/json']),
    ...Object.entries({ ...securityHeaders, ...transportHeaders(hsts) }).map(
      ([name, value]) => `${name}: ${value}`,
    ),
    `Content-Length: ${body.length}`,
    `X-Request-Id: ${randomUUID()}`,
    'Connection: close',
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
}
