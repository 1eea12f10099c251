import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { createGzip, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import type { Resolve } from './guarded-connections.ts';
import { createOutboundClient, type OutboundClient } from './outbound-client.ts';
import type { OutboundPolicy } from './outbound-policy.ts';
import { OutboundProblem } from './outbound-problem.ts';

const closings: (() => unknown)[] = [];

afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
});

const nowhere: OutboundPolicy = { privateHosts: [] };
const toLoopback: OutboundPolicy = { privateHosts: ['127.0.0.0/8'] };

describe('where it may go', () => {
  test.each([
    ...[
      'http://127.0.0.1/',
      'http://2130706433/',
      'http://0x7f000001/',
      'http://0177.0.0.1/',
      'http://127.1/',
    ],
    ...['http://0x7f.0.0.1/', 'http://017700000001/', 'http://１２７.0.0.1/', 'http://0.0.0.0/', 'http://0/'],
    ...['http://[::1]/', 'http://[::]/', 'http://[::ffff:127.0.0.1]/', 'http://[::ffff:7f00:1]/'],
    ...['http://169.254.169.254/latest/meta-data/', 'http://[fd00:ec2::254]/', 'http://[64:ff9b::7f00:1]/'],
    ...[
      'http://10.0.0.1/',
      'http://192.168.0.1/',
      'http://100.64.0.1/',
      'http://[fe80::1]/',
      'http://[fc00::1]/',
    ],
    ...['http://224.0.0.1/', 'http://255.255.255.255/', 'https://127.0.0.1/', 'https://[::1]:8443/'],
  ])('%s is refused', async (url) => {
    expect(await codeOf(aClient(nowhere).fetch({ url }))).toBe('not-allowed');
  });

  test.each(['127.0.0.1', '::1', '169.254.169.254', '::ffff:10.0.0.1', '64:ff9b::a00:1', '0.0.0.0'])(
    'a name that stands for %s is refused, also beside a public address',
    async (address) => {
      const family = address.includes(':') ? 6 : 4;
      const client = aClient(nowhere, async () => [
        { address: '93.184.216.34', family: 4 },
        { address, family },
      ]);
      expect(await codeOf(client.fetch({ url: 'http://feeds.example/' }))).toBe('not-allowed');
      expect(await codeOf(client.fetch({ url: 'https://feeds.example/' }))).toBe('not-allowed');
      const connecting = client.connections.connect({ host: 'feeds.example', port: 22, timeoutMs: 1000 });
      expect(await codeOf(connecting)).toBe('not-allowed');
    },
  );

  test.each([
    ...[
      'ftp://feeds.example/',
      'file:///etc/passwd',
      'gopher://feeds.example/',
      'data:text/csv,a',
      'stock.csv',
    ],
    ...[
      'http://',
      'http://user:password@feeds.example/',
      'https://user@feeds.example/',
      'http://feeds.example:0/',
    ],
    'http://127.0.0.1.evil:99999/',
  ])('%s is no address', async (url) => {
    expect(await codeOf(aClient(nowhere).fetch({ url }))).toBe('wrong-address');
  });

  test('what the operator allows: a network, an address, and a name with private addresses', async () => {
    const { port } = await serve((_, response) => response.end('stock'));
    const url = `http://127.0.0.1:${port}/`;
    for (const entry of ['127.0.0.0/8', '127.0.0.1'])
      expect(await textOf(aClient({ privateHosts: [entry] }).fetch({ url }))).toBe('stock');
    expect(await codeOf(aClient({ privateHosts: ['127.0.0.2'] }).fetch({ url }))).toBe('not-allowed');
    const named = aClient({ privateHosts: ['DMS.internal'] }, loopback);
    expect(await textOf(named.fetch({ url: `http://dms.internal:${port}/` }))).toBe('stock');
    expect(await codeOf(named.fetch({ url: `http://dms.internal.example:${port}/` }))).toBe('not-allowed');
    const metadata = aClient({ privateHosts: ['dms.internal'] }, async () => [
      { address: '169.254.169.254', family: 4 },
    ]);
    expect(await codeOf(metadata.fetch({ url: 'http://dms.internal/' }))).toBe('not-allowed');
  });

  test('other ports than those that are allowed', async () => {
    const { port } = await serve((_, response) => response.end('stock'));
    const url = `http://127.0.0.1:${port}/`;
    expect(await codeOf(aClient({ ...toLoopback, ports: [80, 443] }).fetch({ url }))).toBe('not-allowed');
    expect(await textOf(aClient({ ...toLoopback, ports: [port] }).fetch({ url }))).toBe('stock');
  });

  test('the connection goes to the address that was checked, and each is checked again', async () => {
    const { port, seen } = await serve(({ socket }, response) =>
      response.writeHead(200, { connection: 'close' }).end(socket.localAddress),
    );
    const answers = ['127.0.0.2', '127.0.0.1'];
    let asked = 0;
    const rebinding: Resolve = async () => [{ address: answers[asked++] ?? '127.0.0.1', family: 4 }];
    const client = aClient({ privateHosts: ['127.0.0.2'] }, rebinding);
    const url = `http://feeds.example:${port}/`;
    expect(await textOf(client.fetch({ url }))).toBe('::ffff:127.0.0.2');
    expect(asked).toBe(1);
    expect(await codeOf(client.fetch({ url }))).toBe('not-allowed');
    expect(seen).toHaveLength(1);
  });
});

describe('redirects', () => {
  test('are followed to a limit, and each is checked', async () => {
    const { port } = await serve(({ url = '' }, response) => {
      const left = Number(url.slice(1));
      if (left === 0) return response.end('stock');
      return response.writeHead(302, { location: left > 50 ? 'http://10.0.0.1/' : `/${left - 1}` }).end();
    });
    const at = (path: number) => aClient(toLoopback).fetch({ url: `http://127.0.0.1:${port}/${path}` });
    expect(await textOf(at(5))).toBe('stock');
    expect(await codeOf(at(6))).toBe('too-many-redirects');
    expect(await codeOf(at(99))).toBe('not-allowed');
  });

  test.each(['ftp://feeds.example/', 'http://user:pw@127.0.0.1/', 'http://'])(
    'to %s are refused',
    async (location) => {
      const { port } = await serve((_, response) => response.writeHead(301, { location }).end());
      expect(await codeOf(aClient(toLoopback).fetch({ url: `http://127.0.0.1:${port}/` }))).toBe(
        'wrong-address',
      );
    },
  );

  test('to another origin lose what is secret', async () => {
    const other = await serve((_, response) => response.end());
    const { port, seen } = await serve(({ url }, response) =>
      response.writeHead(307, { location: url === '/' ? '/again' : `http://127.0.0.1:${other.port}/` }).end(),
    );
    const headers = { authorization: 'Basic c2VjcmV0', 'x-api-key': 'secret', 'if-none-match': '"1"' };
    await textOf(aClient(toLoopback).fetch({ url: `http://127.0.0.1:${port}/`, headers }));
    expect(seen.map((each) => each.headers)).toMatchObject([headers, headers]);
    expect(other.seen[0]?.headers).toMatchObject({ 'if-none-match': '"1"' });
    expect(other.seen[0]?.headers).not.toHaveProperty('authorization');
    expect(other.seen[0]?.headers).not.toHaveProperty('x-api-key');
  });
});

describe('limits', () => {
  test('a packed body arrives unpacked', async () => {
    const { port } = await serve((_, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('stock')),
    );
    expect(await textOf(aClient(toLoopback).fetch({ url: `http://127.0.0.1:${port}/` }))).toBe('stock');
  });

  test.each([
    ['as it says', { 'content-length': '2000' }, (body: NodeJS.WritableStream) => body.end('x'.repeat(2000))],
    ['without saying so', {}, (body: NodeJS.WritableStream) => body.end('x'.repeat(2000))],
    ['when it is unpacked', { 'content-encoding': 'gzip' }, tenGigabytesOfZeros],
  ])('a body that is too large %s', async (_, headers, send) => {
    const { port } = await serve((_, response) => send(response.writeHead(200, headers)));
    const request = { url: `http://127.0.0.1:${port}/`, limits: { bytes: 1999 } };
    expect(await codeOf(textOf(aClient(toLoopback).fetch(request)))).toBe('too-large');
  });

  test.each<[string, RequestListener]>([
    ['less than its length', (_, response) => cutOff(response.writeHead(200, { 'content-length': '99' }))],
    ['a chunk is missing', (_, response) => cutOff(response.writeHead(200))],
    [
      'packed and without its end',
      (_, response) =>
        response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('stock').subarray(0, 12)),
    ],
  ])('half a body: %s', async (_, listener) => {
    const { port } = await serve(listener);
    expect(await codeOf(textOf(aClient(toLoopback).fetch({ url: `http://127.0.0.1:${port}/` })))).toBe(
      'cut-off',
    );
  });

  test.each<[string, object, RequestListener]>([
    ['no headers', { headersMs: 30 }, () => undefined],
    ['no more bytes', { idleMs: 30 }, (_, response) => response.write('half')],
    ['a byte now and then', { totalMs: 60 }, (_, response) => drip(response)],
    ['no headers in all the time', { totalMs: 30 }, () => undefined],
  ])('a server that sends %s', async (_, limits, listener) => {
    const { port } = await serve(listener);
    const request = { url: `http://127.0.0.1:${port}/`, limits };
    expect(await codeOf(textOf(aClient(toLoopback).fetch(request)))).toBe('timeout');
  });

  test('an answer that is packed in an unknown way, or not as it says', async () => {
    const { port } = await serve(({ url }, response) =>
      response.writeHead(200, { 'content-encoding': url === '/' ? 'zip' : 'gzip' }).end('no gzip at all'),
    );
    const client = aClient(toLoopback);
    for (const path of ['/', '/gzip'])
      expect(await codeOf(textOf(client.fetch({ url: `http://127.0.0.1:${port}${path}` })))).toBe(
        'unreadable',
      );
  });

  test('whoever asked can stop', async () => {
    const { port } = await serve((_, response) => response.write('half'));
    const stop = new AbortController();
    const { body } = await aClient(toLoopback).fetch({
      ...{ url: `http://127.0.0.1:${port}/`, signal: stop.signal },
    });
    stop.abort();
    expect(await codeOf(readAll(body))).toBe('timeout');
  });

  test('a status without a body, and one that says no', async () => {
    const { port } = await serve(({ url }, response) =>
      response.writeHead(url === '/' ? 304 : 401, { etag: '"2"', 'content-encoding': 'identity' }).end(),
    );
    const client = aClient(toLoopback);
    const { status, headers } = await client.fetch({ url: `http://127.0.0.1:${port}/` });
    expect([status, headers.etag]).toEqual([304, '"2"']);
    expect((await client.fetch({ url: `http://127.0.0.1:${port}/no` })).status).toBe(401);
  });
});

test('nobody there, and no such name', async () => {
  const { port, close } = await serve((_, response) => response.end());
  await close();
  expect(await codeOf(aClient(toLoopback).fetch({ url: `http://127.0.0.1:${port}/` }))).toBe('unreachable');
  const unknown = aClient(nowhere, () => Promise.reject(Object.assign(new Error(), { code: 'ENOTFOUND' })));
  expect(await codeOf(unknown.fetch({ url: 'http://feeds.example/' }))).toBe('unreachable');
});

const loopback: Resolve = async () => [{ address: '127.0.0.1', family: 4 }];

function aClient(policy: OutboundPolicy, resolve: Resolve = loopback): OutboundClient {
  const client = createOutboundClient(policy, resolve);
  closings.push(client.close);
  return client;
}

async function serve(listener: RequestListener) {
  const seen: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    seen.push(request);
    listener(request, response);
  });
  await once(server.listen(0, '::'), 'listening');
  const close = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  closings.push(close);
  return { port: (server.address() as AddressInfo).port, seen, close };
}

async function readAll(body: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of body) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

async function textOf(fetching: ReturnType<OutboundClient['fetch']>): Promise<string> {
  return readAll((await fetching).body);
}

async function codeOf(acting: Promise<unknown>): Promise<string> {
  const problem = await acting.then(
    () => new Error('nothing was refused'),
    (error: unknown) => error,
  );
  if (problem instanceof OutboundProblem) return problem.code;
  throw problem;
}

function cutOff(response: NodeJS.WritableStream & { destroy: () => void }): void {
  response.write('half', () => response.destroy());
}

function drip(response: NodeJS.WritableStream): void {
  const timer = setInterval(() => response.write('.'), 5);
  closings.push(() => clearInterval(timer));
}

function tenGigabytesOfZeros(response: NodeJS.WritableStream): void {
  const zeros = Buffer.alloc(1024 ** 2);
  const packing = createGzip({ level: 1 });
  packing.pipe(response);
  let left = 10 * 1024;
  const more = () => {
    while (left-- > 0) if (!packing.write(zeros)) return;
    packing.end();
  };
  packing.on('drain', more);
  more();
}
