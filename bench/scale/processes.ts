import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { type ServerProcess, startServerProcess } from '../../scripts/cluster/server-process.ts';
import { startPostgres } from '../../src/shared/platform/database/testing/postgres-server.ts';
import { freePort } from '../../src/shared/platform/testing/free-port.ts';
import { startOpenSearch } from '../../src/shared/search/adapters/opensearch/testing/opensearch-cluster.ts';
import { whyNoOpenSearch } from '../../src/shared/search/adapters/opensearch/testing/opensearch-distribution.ts';
import { table } from '../search/measure.ts';
import { demoInstallation } from './demo-installation.ts';
import { startProxyProcess } from './proxy-process.ts';

const MOST = 3;
const ROUNDS = 3;
/** More uncached pages at once than a process renders in its time would be refused with 503. */
const connections = { cached: 30, uncached: 6 };
const SITE = 'solvik-se.localhost';
const LIST = '/kop-bil/alla-bilar-i-lager';
const cacheFolder = join(process.cwd(), '.cache/opensearch');

type Page = 'cached' | 'uncached';

/** Pages a second of one, two and three processes on PostgreSQL, and OpenSearch where there is Java. In turns, best of each. */
export async function measureProcesses(seconds: number): Promise<void> {
  const reason = await whyNoOpenSearch(cacheFolder);
  console.log(`  processes of the sites on PostgreSQL and ${reason ? 'the embedded search' : 'OpenSearch'}`);
  if (reason) console.log(`  OpenSearch is left out: ${reason}`);
  const cluster = reason ? undefined : await startOpenSearch({ nodes: 1, cacheFolder });
  const postgres = await startPostgres();
  const servers: ServerProcess[] = [];
  try {
    const installation = await demoInstallation({
      DATABASE_URL: postgres.url,
      ...(cluster && { OPENSEARCH_URL: cluster.nodes.map(({ url }) => url).join(',') }),
    });
    for (let n = 1; n <= MOST; n += 1)
      servers.push(
        await startServerProcess({ name: `site ${n}`, port: await freePort(), env: installation.env }),
      );
    print(await measureInTurns(servers, seconds));
    await installation.remove();
  } finally {
    await Promise.all(servers.map(({ end }) => end('SIGTERM')));
    await postgres.stop();
    await cluster?.stop();
  }
}

type Best = Record<Page, number>;

async function measureInTurns(servers: readonly ServerProcess[], seconds: number): Promise<readonly Best[]> {
  const best = servers.map((): Best => ({ cached: 0, uncached: 0 }));
  const proxies = [];
  for (const at of servers.keys())
    proxies.push(await startProxyProcess(servers.slice(0, at + 1).map(({ port }) => port)));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const page of ['cached', 'uncached'] as const)
      for (const [at, each] of best.entries())
        each[page] = Math.max(each[page], await pagesPerSecond(proxies[at]?.port ?? 0, page, seconds));
  for (const { stop } of proxies) stop();
  return best;
}

let asked = 0;

async function pagesPerSecond(port: number, page: Page, duration: number): Promise<number> {
  const path = () => {
    asked += 1;
    return page === 'cached' ? LIST : `${LIST}?car_price=0&car_price=${400_000 + asked}`;
  };
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    headers: { host: SITE, 'accept-encoding': 'br' },
    connections: connections[page],
    duration,
    requests: [{ path: LIST, setupRequest: (request) => ({ ...request, path: path() }) }],
  });
  if (result.non2xx + result.errors > 0)
    console.log(
      `  ${result.non2xx + result.errors} of ${result.requests.sent} ${page} pages were refused, and are not counted`,
    );
  return result['2xx'] / result.duration;
}

function print(best: readonly Best[]): void {
  const [one] = best;
  const cell = (each: Best, page: Page) =>
    `${each[page].toFixed(page === 'cached' ? 0 : 1)} (${(each[page] / (one?.[page] ?? 0)).toFixed(2)})`;
  const rows = best.map((each, at) => [String(at + 1), cell(each, 'cached'), cell(each, 'uncached')]);
  console.log(table([['processes', 'cached pages/s (ratio)', 'uncached pages/s (ratio)'], ...rows]));
  console.log(
    `  on ${availableParallelism()} cores, which the proxy, the load, PostgreSQL and OpenSearch share with the processes`,
  );
}
