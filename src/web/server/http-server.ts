import { randomUUID } from 'node:crypto';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { securityHeaders } from './response-headers.ts';
import { watchBody } from './slow-body.ts';

const MAX_PATH_LENGTH = 4096;
/** Headers that come in slowly hold a connection no longer than this; of bodies see watchBody. */
const HEADERS_TIMEOUT_MS = 30_000;
/** The largest feed on the slowest line that is taken. */
const REQUEST_TIMEOUT_MS = 3_600_000;
/** Longer than proxies keep theirs (usually 60 s), so that it is never this end that closes a connection in use. */
const KEEP_ALIVE_TIMEOUT_MS = 75_000;

/** The listening server, with the limits that hold before any route is looked for. */
export function httpServer(
  listener: RequestListener,
  headers: Readonly<Record<string, string>> = {},
): Server {
  const options = {
    requestTimeout: REQUEST_TIMEOUT_MS,
    headersTimeout: HEADERS_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
    connectionsCheckingInterval: 5000,
    // Refused below, because Node's own response has no security headers.
    requireHostHeader: false,
  };
  const server = createServer(options, (request, response) => {
    // Cached pages are sent before any hook could add them.
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    // The process is ending: a client that goes on asking over this connection would hold that up.
    if (!server.listening) response.setHeader('Connection', 'close');
    if (pathLength(request) > MAX_PATH_LENGTH)
      return refuse(response, 414, 'ADDRESS_TOO_LONG', 'The address is too long.');
    if (request.headers.host === undefined && request.httpVersion !== '1.0')
      return refuse(response, 400, 'NO_HOST', 'The request names no host.');
    // Whatever stands before this server may have believed the other one.
    if (hostLines(request) > 1)
      return refuse(response, 400, 'SEVERAL_HOSTS', 'The request names several hosts.');
    // Proxies pass Host on; whoever sends this one could choose the site of a response that is cached for all.
    delete request.headers['x-forwarded-host'];
    watchBody(request, () => server.emit('clientError', requestTimeout(), request.socket));
    listener(request, response);
  });
  server.on('checkExpectation', (_, response: ServerResponse) =>
    refuse(response, 417, 'EXPECTATION_FAILED', 'The only expectation that is met is 100-continue.'),
  );
  return server;
}

/** The error that Node itself reports after its own time limit. */
function requestTimeout(): Error {
  return Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
}

function hostLines({ rawHeaders }: IncomingMessage): number {
  let lines = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') lines += 1;
  }
  return lines;
}

function pathLength({ url = '' }: IncomingMessage): number {
  const mark = url.indexOf('?');
  return mark === -1 ? url.length : mark;
}

function refuse(response: ServerResponse, status: number, code: string, message: string): void {
  const body = JSON.stringify({ code, message });
  response.writeHead(status, {
    ...securityHeaders,
    'Content-Type': 'application/json',
    'Content-Length': body.length,
    'Cache-Control': 'no-store',
    Connection: 'close',
    'X-Request-Id': randomUUID(),
  });
  response.end(body);
}
