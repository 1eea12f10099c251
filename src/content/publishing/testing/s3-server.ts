import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

export const testBucket = 'media';

/**
 * An S3 server on loopback. The package that stores the objects is older than conditional puts and cannot list more than
 * a page on today's OpenSSL, so a proxy in front of it adds both, records requests, and fails on demand.
 */
export async function openS3Server() {
  const directory = await mkdtemp(join(tmpdir(), 'forecourt-s3-'));
  const [bucket, silent] = [{ name: testBucket }, true];
  const storage = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent,
    directory,
    configureBuckets: [bucket],
  });
  const { port } = await storage.run();
  const stored = new Set<string>();
  const requests: string[] = [];
  let mode: 'as usual' | 'failing' | 'without conditions' = 'as usual';

  const proxy = createServer((incoming, response) => {
    const { method = 'GET', url = '/' } = incoming;
    requests.push(`${method} ${url.replace(/\?.*/s, '')}`);
    if (mode === 'failing') return refuse(incoming, response, 503, 'SlowDown');
    const isConditional = method === 'PUT' && incoming.headers['if-none-match'] === '*';
    if (isConditional && mode === 'without conditions')
      return refuse(incoming, response, 501, 'NotImplemented');
    if (isConditional && stored.has(url.replace(/\?.*/s, '')))
      return refuse(incoming, response, 412, 'PreconditionFailed');
    if (method === 'GET' && url.includes('list-type=2')) return list(stored, url, response);
    if (method === 'PUT') stored.add(url.replace(/\?.*/s, ''));
    forward(incoming, response, port);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    requests,
    behave: (next: typeof mode) => {
      mode = next;
    },
    close: async () => {
      proxy.closeAllConnections();
      proxy.close();
      await storage.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

const KEYS_PER_PAGE = 5;

function list(stored: ReadonlySet<string>, url: string, response: ServerResponse): void {
  const after = new URL(url, 'http://s3').searchParams.get('continuation-token') ?? '';
  const keys = [...stored].map((path) => decodeURIComponent(path.slice(`/${testBucket}/`.length))).sort();
  const rest = keys.filter((key) => key > after);
  const page = rest.slice(0, KEYS_PER_PAGE);
  const more = rest.length > page.length;
  const token = more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  const contents = page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('');
  response
    .writeHead(200, { 'content-type': 'application/xml' })
    .end(`<ListBucketResult><IsTruncated>${more}</IsTruncated>${token}${contents}</ListBucketResult>`);
}

function forward(incoming: IncomingMessage, response: ServerResponse, port: number): void {
  const { method, url, headers } = incoming;
  const outgoing = request({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 500, answer.headers);
    answer.pipe(response);
  });
  outgoing.on('error', () => response.destroy());
  incoming.pipe(outgoing);
}

function refuse(incoming: IncomingMessage, response: ServerResponse, status: number, code: string): void {
  incoming.resume();
  incoming.on('end', () =>
    response
      .writeHead(status, { 'content-type': 'application/xml' })
      .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`),
  );
}
