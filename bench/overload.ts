import { startDemoServer } from '../e2e/demo-server.ts';
import { findAddresses } from './fuzz/addresses.ts';
import { costlyRequests } from './overload/costly-requests.ts';
import { type Load, sendLoad, startLoad } from './overload/load-process.ts';
import { type Probe, type ProbeResult, percentile, probeAddresses } from './overload/probe.ts';

/**
 * What people see while others ask for much: their pages (cached, home, a car) and /healthz, first idle, then while 200
 * connections ask for random filters, then during each of the costly requests at 5 a second. The load comes from a process
 * of its own at low priority, so that with two processors one is the server's. Exit code 1 if a bar is missed.
 * `npm run bench -- overload 30 8`: seconds of the flood, and of each costly request.
 */
const PORT = 3192;
const CONNECTIONS = 200;
const COSTLY_PER_SECOND = 5;
const INTERVAL_MS = 50;
const IDLE_S = 5;
/** After the start indices and pictures are prepared. */
const SETTLE_S = 5;
const MAX_PAGE_P99_MS = 100;
const MAX_HEALTH_P99_MS = 200;
const host = `solvik-se.localhost:${PORT}`;
const listPath = '/kop-bil/alla-bilar-i-lager';
const [, , first = '30', second = '8'] = process.argv;

if (first === 'load') await sendLoad(JSON.parse(second) as Load);
else await measure(Number(first), Number(second));

async function measure(floodS: number, costlyS: number): Promise<void> {
  const server = await startDemoServer(PORT);
  try {
    const probes = await peoplesAddresses();
    await probeAddresses(PORT, probes, SETTLE_S * 1000, INTERVAL_MS);
    console.log(`  p50, p99 and maximum in ms`);
    const idle = await probeAddresses(PORT, probes, IDLE_S * 1000, INTERVAL_MS);
    let missed = print('idle', idle);
    const target = { port: PORT, host, listPath };
    const flood = startLoad({ ...target, kind: 'flood', connections: CONNECTIONS, seconds: floodS });
    const [counts, loaded] = await Promise.all([
      flood,
      probeAddresses(PORT, probes, floodS * 1000, INTERVAL_MS),
    ]);
    missed += print(`${CONNECTIONS} connections with random filters`, loaded);
    const { served, refused, refusedWithoutRetryAfter, failed } = counts;
    console.log(
      `    ${served} served, ${refused} refused with 503 (${refusedWithoutRetryAfter} without Retry-After), ${failed} failed in ${floodS} s`,
    );
    missed += failed + refusedWithoutRetryAfter;
    for (const name of Object.keys(costlyRequests)) missed += await measureCostly(name, costlyS, probes);
    console.log(missed > 0 ? `  ${missed} missed` : '  all hold');
    process.exitCode = missed > 0 ? 1 : 0;
  } finally {
    await server.close();
  }
}

async function measureCostly(name: string, seconds: number, probes: readonly Probe[]): Promise<number> {
  const load = { kind: 'costly', name, perSecond: COSTLY_PER_SECOND, seconds } as const;
  const [{ statuses }, results] = await Promise.all([
    startLoad({ port: PORT, host, listPath, ...load }),
    probeAddresses(PORT, probes, seconds * 1000, INTERVAL_MS),
  ]);
  const missed = print(name, results);
  console.log(
    `    ${Object.entries(statuses)
      .map(([status, count]) => `${count} × ${status}`)
      .join(', ')}`,
  );
  const bad = Object.entries(statuses).filter(([status]) => Number(status) >= 500 && status !== '503');
  return missed + bad.length + (statuses['0'] ?? 0);
}

async function peoplesAddresses(): Promise<Probe[]> {
  const { pages } = await findAddresses(PORT, ['solvik-se']);
  const car = pages.map(({ path }) => path).find((path) => /\/\d{5,}\//.test(path)) ?? '/';
  return [
    { name: 'home', host, path: '/' },
    { name: 'list', host, path: listPath },
    { name: 'car', host, path: car },
    { name: 'healthz', host, path: '/healthz' },
  ];
}

/** How many of them miss their bar. */
function print(load: string, results: readonly ProbeResult[]): number {
  console.log(`  ${load}`);
  const missed = results.filter(({ name, latenciesMs, refused }) => {
    const bar = name === 'healthz' ? MAX_HEALTH_P99_MS : MAX_PAGE_P99_MS;
    const figures = [0.5, 0.99, 1].map((share) => percentile(latenciesMs, share));
    const isMissed = (figures[1] ?? 0) > bar || refused > 0;
    const columns = figures.map((ms) => ms.toFixed(1).padStart(8)).join('');
    const note = isMissed ? `  misses p99 ${bar} ms${refused ? `, ${refused} refused` : ''}` : '';
    console.log(`    ${name.padEnd(8)}${columns}${note}`);
    return isMissed;
  });
  return missed.length;
}
