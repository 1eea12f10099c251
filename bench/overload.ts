import { startDemoServer } from '../e2e/demo-server.ts';
import { findAddresses } from './fuzz/addresses.ts';
import { floodWithFilters } from './overload/filter-flood.ts';
import { type Probe, type ProbeResult, percentile, probeAddresses } from './overload/probe.ts';
import { seededRandom } from './search/seeded-random.ts';

/**
 * What people see while 200 connections ask for random filters: their pages (cached, home, a car) and /healthz, idle and
 * under load. `npm run bench -- overload 30`: for how many seconds.
 */
const PORT = 3192;
const CONNECTIONS = 200;
const INTERVAL_MS = 50;
const IDLE_S = 5;
const MAX_PAGE_P99_MS = 100;
const MAX_HEALTH_P99_MS = 200;
const host = `solvik-se.localhost:${PORT}`;
const listPath = '/kop-bil/alla-bilar-i-lager';
const [, , seconds = '30'] = process.argv;

const server = await startDemoServer(PORT);
try {
  const probes = await peoplesAddresses();
  const idle = await probeAddresses(PORT, probes, IDLE_S * 1000, INTERVAL_MS);
  const durationMs = Number(seconds) * 1000;
  const [flood, loaded] = await Promise.all([
    floodWithFilters({
      port: PORT,
      host,
      path: listPath,
      connections: CONNECTIONS,
      until: performance.now() + durationMs,
      random: seededRandom(1),
    }),
    probeAddresses(PORT, probes, durationMs, INTERVAL_MS),
  ]);
  console.log(
    `  ${CONNECTIONS} connections with random filters for ${seconds} s: ${flood.served} served, ${flood.refused} refused with 503 (${flood.refusedWithoutRetryAfter} without Retry-After), ${flood.failed} failed`,
  );
  console.log(`  ${'address'.padEnd(10)}idle p50    p99   loaded p50    p99    max   refused`);
  const missed = loaded.filter((result, at) => print(idle[at] as ProbeResult, result));
  process.exitCode = missed.length > 0 || flood.failed + flood.refusedWithoutRetryAfter > 0 ? 1 : 0;
} finally {
  await server.close();
}

async function peoplesAddresses(): Promise<Probe[]> {
  const [car = '/'] = await firstCar();
  return [
    { name: 'home', host, path: '/' },
    { name: 'list', host, path: listPath },
    { name: 'car', host, path: car },
    { name: 'healthz', host, path: '/healthz' },
  ];
}

async function firstCar(): Promise<string[]> {
  const { pages } = await findAddresses(PORT, ['solvik-se']);
  return pages.map(({ path }) => path).filter((path) => /\/\d{5,}\//.test(path));
}

/** True if it misses its bar. */
function print(idle: ProbeResult, loaded: ProbeResult): boolean {
  const bar = loaded.name === 'healthz' ? MAX_HEALTH_P99_MS : MAX_PAGE_P99_MS;
  const p99 = percentile(loaded.latenciesMs, 0.99);
  const columns = [
    percentile(idle.latenciesMs, 0.5),
    percentile(idle.latenciesMs, 0.99),
    percentile(loaded.latenciesMs, 0.5),
    p99,
    Math.max(...loaded.latenciesMs),
  ].map((ms) => `${ms.toFixed(1).padStart(8)}`);
  const isMissed = p99 > bar || loaded.refused > 0;
  console.log(
    `  ${loaded.name.padEnd(10)}${columns.join('')} ms  ${loaded.refused}${isMissed ? `  misses p99 ${bar} ms` : ''}`,
  );
  return isMissed;
}
