import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { OriginBehaviour } from '../source-fetcher.contract.ts';

/** A web server with one file, which knows it again by its ETag and lets in whom `admits`. */
export async function anHttpOrigin(
  path: string,
  admits: (request: IncomingMessage) => boolean = () => true,
  /** It speaks TLS with one. */
  certificate?: { pem: string; keyPem: string },
) {
  let file: Buffer | undefined;
  let behaviour: OriginBehaviour = 'as usual';
  let redirectTo: string | undefined;
  let listing: ((url: URL) => string) | undefined;
  const received: IncomingMessage[] = [];

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    received.push(request);
    if (behaviour === 'silent') return;
    if (redirectTo) return void response.writeHead(302, { location: redirectTo }).end();
    if (!admits(request)) return void response.writeHead(403).end();
    const url = new URL(request.url ?? '', 'http://origin');
    if (listing && url.searchParams.has('list-type'))
      return void response.writeHead(200, { 'content-type': 'application/xml' }).end(listing(url));
    if (!file || request.url?.split('?')[0] !== path) return void response.writeHead(404).end();
    const etag = `"${createHash('sha256').update(file).digest('hex').slice(0, 16)}"`;
    if (request.headers['if-none-match'] === etag) return void response.writeHead(304, { etag }).end();
    response.writeHead(200, { etag, 'content-type': 'text/csv', 'content-length': file.length });
    if (behaviour === 'as usual') return void response.end(file);
    response.write(file.subarray(0, file.length / 2));
    if (behaviour === 'cut off') setTimeout(() => response.destroy(), 50);
  };
  const server = certificate
    ? createTlsServer({ cert: certificate.pem, key: certificate.keyPem }, answer)
    : createServer(answer);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `${certificate ? 'https' : 'http'}://127.0.0.1:${port}`,
    received,
    put: async (bytes: Buffer | undefined) => {
      file = bytes;
    },
    behave: (as: OriginBehaviour) => {
      behaviour = as;
    },
    /** What a bucket answers to who asks for its objects. */
    list: (answerWith: (url: URL) => string) => {
      listing = answerWith;
    },
    redirect: (to: string) => {
      redirectTo = to;
    },
  };
}
