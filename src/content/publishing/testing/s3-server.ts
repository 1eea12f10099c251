import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export const testBucket = 'media';

const KEYS_PER_PAGE = 5;

/** What the SDK asks of S3 for whole objects, in memory on loopback. Records requests, and fails on demand. */
export async function openS3Server() {
  const stored = new Map<string, Buffer>();
  const requests: string[] = [];
  let mode: 'as usual' | 'failing' | 'without conditions' = 'as usual';

  const server = createServer(async (request, response) => {
    const { method = 'GET', headers } = request;
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3');
    const body = await buffer(request);
    requests.push(`${method} ${pathname}`);
    if (mode === 'failing') return refuse(response, 503, 'SlowDown');
    if (!headers.authorization?.startsWith('AWS4-HMAC-SHA256 ')) return refuse(response, 403, 'AccessDenied');
    if (pathname.split('/')[1] !== testBucket) return refuse(response, 404, 'NoSuchBucket');
    if (searchParams.has('list-type')) return list([...stored.keys()], searchParams, response);
    if (method === 'PUT') {
      const isConditional = headers['if-none-match'] === '*';
      if (isConditional && mode === 'without conditions') return refuse(response, 501, 'NotImplemented');
      if (isConditional && stored.has(pathname)) return refuse(response, 412, 'PreconditionFailed');
      stored.set(pathname, body);
      return response.end();
    }
    if (method === 'DELETE') {
      stored.delete(pathname);
      return response.writeHead(204).end();
    }
    const found = stored.get(pathname);
    if (!found) return refuse(response, 404, 'NoSuchKey');
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
    const part = start ? found.subarray(Number(start), Number(end) + 1) : found;
    response.writeHead(start ? 206 : 200, { 'content-length': part.length });
    return response.end(method === 'HEAD' ? undefined : part);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    behave: (next: typeof mode) => {
      mode = next;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function list(paths: readonly string[], asked: URLSearchParams, response: ServerResponse): void {
  const after = asked.get('continuation-token') ?? '';
  const keys = paths.map((path) => decodeURIComponent(path.slice(`/${testBucket}/`.length))).sort();
  const rest = keys.filter((key) => key > after);
  const page = rest.slice(0, KEYS_PER_PAGE);
  const more = rest.length > page.length;
  const token = more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  const contents = page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('');
  response
    .writeHead(200, { 'content-type': 'application/xml' })
    .end(`<ListBucketResult><IsTruncated>${more}</IsTruncated>${token}${contents}</ListBucketResult>`);
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}
