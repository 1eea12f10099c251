import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import autocannon from 'autocannon';
import { createMetrics } from '../src/features/operations/metrics/metrics.ts';
import { cacheFastPath } from '../src/web/server/cache-fast-path.ts';
import { httpServer } from '../src/web/server/http-server.ts';
import { createPageCache, pageCacheLimits } from '../src/web/server/page-cache.ts';
import { requestIds } from '../src/web/server/request-id.ts';
import { toStoredPage } from '../src/web/server/stored-page.ts';

/** Cached pages a second, against node:http sending the very same bytes and header lines. Interleaved, best of each. */
const ROUNDS = 5;
const SECONDS = 3;

const html = `<!doctype html><title>Solvik</title>${'<p>Kör dit vägen tar slut. Provkör i dag, bestäm dig när du vill.</p>'.repeat(700)}`;
const page = await toStoredPage({
  kind: 'home',
  status: 200,
  html,
  headers: { 'Content-Type': 'text/html; charset=utf-8' },
  tags: [],
  freshMs: 3_600_000,
});

const cache = createPageCache({ ...pageCacheLimits, freshMs: 3_600_000 });
await cache.fetch('home', async () => page);

const bare = createServer((_, response) => {
  response.writeHead(200, page.headers.br as string[]);
  response.end(page.body.br);
});
const cached = httpServer(
  cacheFastPath(cache, createMetrics().requests, requestIds(['loopback']), (_, response) => {
    response.writeHead(500);
    response.end();
  }),
);

async function open(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function pagesPerSecond(url: string): Promise<number> {
  const headers = { 'accept-encoding': 'br' };
  const result = await autocannon({ url, headers, connections: 20, duration: SECONDS });
  if (result.non2xx > 0) throw new Error(`${result.non2xx} responses were not the page`);
  return result.requests.average;
}

const urls = { bare: await open(bare), cached: await open(cached) };
cache.addAlias(new URL(urls.cached).host, '/', 'home');

const best = { bare: 0, cached: 0 };
for (let round = 0; round < ROUNDS; round += 1) {
  best.bare = Math.max(best.bare, await pagesPerSecond(urls.bare));
  best.cached = Math.max(best.cached, await pagesPerSecond(urls.cached));
}
bare.close();
cached.close();

const ratio = best.cached / best.bare;
console.log(`node:http   ${Math.round(best.bare)} pages/s`);
console.log(`page cache  ${Math.round(best.cached)} pages/s`);
console.log(`ratio ${ratio.toFixed(2)} (bar: at least 0.80)`);
process.exitCode = ratio >= 0.8 ? 0 : 1;
