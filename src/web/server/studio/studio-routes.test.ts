import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aServer } from '../../../main/testing/a-server.ts';
import { pageDocument, siteDocument } from '../../../main/testing/documents.ts';
import { holdTheLoop } from '../testing/hold-the-loop.ts';

const se = 'solvik-se.localhost:3000';
const page = { headers: { accept: 'text/html' } };
const documents = [siteDocument('solvik-se'), pageDocument('solvik-se', 'home', {})];

type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void;

/** A fake of the studio's process. */
async function aStudio() {
  const requests: IncomingMessage[] = [];
  const responses: { ready: number; all: RequestHandler } = {
    ready: 200,
    all: (_, response) => response.end('studio'),
  };
  const server: Server = createServer((request, response) => {
    requests.push(request);
    if (request.url === '/admin/api/ready') response.writeHead(responses.ready).end('{}');
    else responses.all(request, response);
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return { address: `http://127.0.0.1:${port}`, requests, responses, close, open: () => listen(port) };
}

let studio: Awaited<ReturnType<typeof aStudio>>;
let server: Awaited<ReturnType<typeof aServer>>;
beforeAll(async () => {
  studio = await aStudio();
  server = await aServer(documents, { studio: studio.address });
});
afterAll(async () => {
  await server.close();
  await studio.close();
});
beforeEach(() => {
  studio.responses.all = (_, response) => response.end('studio');
  studio.requests.length = 0;
});

describe('ROUTE-08 the proxy to the studio', () => {
  test('/admin, all below it and its framework’s files are passed on, with query, host and whose request it is', async () => {
    for (const path of [
      '/admin',
      '/admin/collections/pages?page=2&where[a]=b',
      '/admin/api/users/me',
      '/_next/a.js',
    ])
      expect([path, (await server.get(se, path, page)).text]).toEqual([path, 'studio']);
    expect(studio.requests.map(({ url }) => url)).toContain('/admin/collections/pages?page=2&where[a]=b');
    expect(studio.requests.at(-1)?.headers).toMatchObject({
      host: se,
      'x-forwarded-host': se,
      'x-forwarded-proto': 'http',
      'x-forwarded-for': '127.0.0.1',
    });
  });

  test('on plain localhost, too, but at no unknown host', async () => {
    expect((await server.get('localhost:3000', '/admin', page)).text).toBe('studio');
    expect((await server.get('elsewhere.example', '/admin', page)).status).toBe(404);
    expect(studio.requests.some(({ headers }) => headers.host === 'elsewhere.example')).toBe(false);
  });

  test('it has headers of its own: framed by itself, never indexed; visitors’ pages have theirs', async () => {
    const { headers } = await server.get(se, '/admin', page);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(headers['content-security-policy']).toContain("frame-src 'self' http://solvik-se.localhost:3000");
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect((await server.get(se, '/')).headers['content-security-policy']).toContain("default-src 'none'");
  });

  test('an upload of 50 MB is streamed through and arrives complete', async () => {
    studio.responses.all = async (request, response) => {
      let bytes = 0;
      for await (const chunk of request) bytes += (chunk as Buffer).length;
      response.end(String(bytes));
    };
    const body = 'x'.repeat(50 * 1024 * 1024);
    for (const type of ['multipart/form-data; boundary=x', 'application/json']) {
      const sent = await server.send(se, '/admin/api/media', {
        method: 'POST',
        headers: { 'content-type': type },
        body,
      });
      expect([sent.status, sent.text]).toEqual([200, String(body.length)]);
    }
  });

  test('responses of the studio are passed back as they are, refusals and redirects included', async () => {
    studio.responses.all = (_, response) =>
      response.writeHead(302, { location: '/admin/login', 'set-cookie': 'payload-token=1; HttpOnly' }).end();
    const { status, headers } = await server.get(se, '/admin', page);
    expect([status, headers.location, headers['set-cookie']]).toEqual([
      302,
      '/admin/login',
      ['payload-token=1; HttpOnly'],
    ]);
    studio.responses.all = (_, response) => response.writeHead(409).end('{"errors":[]}');
    expect((await server.send(se, '/admin/api/pages/1', { method: 'PATCH' })).status).toBe(409);
  });

  test('what is read over a connection that the studio has just closed is read again; a save is not sent twice', async () => {
    let turn = 0;
    studio.responses.all = (request, response) => {
      turn += 1;
      if (turn % 2 === 1) request.socket.destroy();
      else response.end('studio');
    };
    expect((await server.get(se, '/_next/a.js')).text).toBe('studio');
    expect(turn).toBe(2);
    expect((await server.send(se, '/admin/api/pages/1', { method: 'PATCH' })).status).toBe(503);
    expect(turn).toBe(3);
  });

  test('editors get the studio while the sites are under too much load', async () => {
    const busy = await aServer(documents, {
      studio: studio.address,
      overload: { eventLoopDelayMs: 150, sampleEveryMs: 25 },
    });
    const holding = setInterval(() => holdTheLoop(400), 1);
    await new Promise((resolve) => setTimeout(resolve, 900));
    const [refused, ...served] = await Promise.all(
      ['/not-cached', '/admin/collections/pages', '/admin/api/users/me', '/_next/a.js'].map((path) =>
        busy.get(se, path),
      ),
    );
    clearInterval(holding);
    expect([refused?.status, ...served.map(({ text }) => text)]).toEqual([503, 'studio', 'studio', 'studio']);
    await busy.close();
  }, 60_000);

  test('the first account is not made from outside', async () => {
    const response = await server.send(se, '/admin/api/users/first-register', { method: 'POST' });
    expect([response.status, JSON.parse(response.text).message]).toEqual([
      403,
      expect.stringContaining('studio:admin'),
    ]);
    expect(studio.requests).toEqual([]);
  });

  test('passwords are not guessed by the hundred', async () => {
    const guess = (path: string) => server.send(se, path, { method: 'POST' });
    for (let tries = 0; tries < 20; tries += 1)
      expect((await guess('/admin/api/users/login')).status).toBe(200);
    for (const path of ['/admin/api/users/login', '/admin/api/users/%6Cogin', '/admin/api//users/login/'])
      expect((await guess(path)).status).toBe(429);
    expect((await server.get(se, '/admin/api/users/me')).status).toBe(200);
  });
});

describe('while the studio is not there', () => {
  test('before it is ready, a page shows that it is being prepared', async () => {
    const young = await aStudio();
    young.responses.ready = 503;
    const early = await aServer(documents, { studio: young.address });
    const waiting = await early.get(se, '/admin', page);
    expect([waiting.status, waiting.headers['retry-after']]).toEqual([503, '5']);
    expect(waiting.text).toContain('The studio is being prepared');
    expect(waiting.text).toContain('data-script="await-studio"');
    expect(waiting.text).toContain('<noscript><meta http-equiv="refresh"');
    young.responses.ready = 200;
    expect((await early.get(se, '/admin', page)).text).toBe('studio');
    await early.close();
    await young.close();
  });

  test('when it is unreachable, browsers get an error page, programs get JSON, the sites are still served, and it works again afterwards', async () => {
    await server.get(se, '/admin', page);
    await studio.close();
    const page503 = await server.get(se, '/admin', page);
    expect([page503.status, page503.headers['cache-control']]).toEqual([503, 'no-store']);
    expect(page503.text).toContain('The studio does not answer');
    const apiResponse = await server.get(se, '/admin/api/ready');
    expect([apiResponse.status, JSON.parse(apiResponse.text)]).toMatchObject([
      503,
      { code: 'STUDIO_NOT_READY', ready: false },
    ]);
    expect((await server.get(se, '/')).status).toBe(200);
    await studio.open();
    expect((await server.get(se, '/admin', page)).text).toBe('studio');
  });

  test('an outage is logged once, however many requests come meanwhile, and once more when it comes back and goes', async () => {
    const flaky = await aStudio();
    const { lines, ...sites } = await aServer(documents, { studio: flaky.address });
    const unreachable = () => lines.filter(({ code }) => code === 'STUDIO_UNREACHABLE').length;
    const ask = () =>
      Promise.all(
        ['/admin/api/ready', '/_next/a.js', '/admin/api/users/me'].map((path) => sites.get(se, path)),
      );
    await flaky.close();
    for (const { status } of [...(await ask()), ...(await ask())]) expect(status).toBe(503);
    expect(unreachable()).toBe(0);
    for (const outages of [1, 2]) {
      await flaky.open();
      expect((await sites.get(se, '/admin', page)).text).toBe('studio');
      await flaky.close();
      for (const { status } of [...(await ask()), ...(await ask())]) expect(status).toBe(503);
      expect(unreachable()).toBe(outages);
    }
    await sites.close();
  });

  test('STUDIO=0: without a studio /admin is an address like any other', async () => {
    const alone = await aServer(documents);
    expect((await alone.get(se, '/admin', page)).status).toBe(404);
    await alone.close();
  });
});

describe('who may reach the studio', () => {
  test('with STUDIO_ORIGIN it is served there and on the machine itself, and at no host of a site', async () => {
    const studioOrigin = 'https://studio.solvik.example';
    const own = await aServer(documents, { studio: studio.address, studioOrigin });
    for (const path of ['/admin', '/admin/api/users/me', '/admin/login', '/_next/a.js']) {
      expect((await own.get('studio.solvik.example', path, page)).text).toBe('studio');
      expect((await own.get('localhost:3000', path, page)).text).toBe('studio');
      expect((await own.get(se, path, page)).status).toBe(404);
    }
    expect(studio.requests.some(({ headers }) => headers.host === se)).toBe(false);
    await own.close();
  });

  test.each(['cross-site', 'same-site'])(
    'a page of another site cannot act with an editor’s session: Sec-Fetch-Site %s',
    async (site) => {
      const sent = {
        method: 'POST',
        headers: { 'sec-fetch-site': site, 'content-type': 'application/json' },
        body: '{}',
      };
      expect((await server.send(se, '/admin/api/redirects', sent)).status).toBe(403);
      expect(studio.requests).toEqual([]);
    },
  );

  test('neither can one of an old browser, which names its origin only', async () => {
    const headers = { origin: 'https://evil.example', 'content-type': 'application/json' };
    const sent = { method: 'DELETE', headers };
    expect((await server.send(se, '/admin/api/pages/1', sent)).status).toBe(403);
  });

  test('the studio’s own pages and programs can', async () => {
    const own = {
      'sec-fetch-site': 'same-origin',
      origin: `http://${se}`,
      'content-type': 'application/json',
    };
    for (const headers of [own, { 'content-type': 'application/json' }])
      expect(
        (await server.send(se, '/admin/api/pages', { method: 'POST', headers, body: '{}' })).status,
      ).toBe(200);
  });
});
