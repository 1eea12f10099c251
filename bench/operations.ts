import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startServerProcess } from '../scripts/cluster/server-process.ts';
import { threadedRollBack } from '../src/inventory/adapters/threaded-roll-back.ts';
import { freePort } from '../src/platform/testing/free-port.ts';
import { API_KEY, demoInstallation } from './scale/demo-installation.ts';
import { benchCar } from './search/cars.ts';
import { inMs, Times, table } from './search/measure.ts';

/**
 * What an operator does with a large stock, while a client asks one process of the sites, on SQLite, for a cached page and
 * an uncached list every 100 ms: latency of both as a ratio to a quiet minute. Needs `npm run build`; `--cars 100000`.
 */
const { values: given } = parseArgs({ options: { cars: { type: 'string', default: '100000' } } });
const cars = Number(given.cars);
const INDEX = 'cars-solvik-se';
const HOST = 'solvik-se.localhost';
const LIST = '/kop-bil/alla-bilar-i-lager';
const EVERY_MS = 100;
const QUIET_MS = 15_000;

type Figures = { what: string; seconds: number; cached: Times; uncached: Times; failed: number };

const installation = await demoInstallation();
const dataDir = installation.env['DATA_DIR'] ?? '';
const server = await startServerProcess({ name: 'sites', port: await freePort(), env: installation.env });
let asked = 0;

try {
  const stock = await writeFeed('stock', cars, 0);
  const dearer = await writeFeed('dearer', cars, 1);
  const few = await writeFeed('few', Math.round(cars / 10), 0);
  const rollBack = threadedRollBack({ dataDir });
  // The bench's own demand would be measured as well if pages were asked for before the first list is known.
  await page(LIST);
  const quiet = await measured('quiet', () => pause(QUIET_MS));
  const all = [
    await measured('first import of the stock', () => put(stock, '?allowWithdrawals=1')),
    await measured('all cars change price', () => put(dearer)),
    await measured('roll back all cars', () => rollBack(latest())),
    await measured('the same stock again', () => put(stock)),
    await measured('90 % withdrawn, with the word', () => put(few, '?allowWithdrawals=1')),
    await measured('roll back the withdrawal', () => rollBack(latest())),
    await measured('export of all leads', () => command('scripts/leads.ts', 'list')),
    await measured('backup', () => command('scripts/backup.ts', join(dataDir, 'backup'))),
  ];
  print(quiet, all);
} finally {
  await server.end('SIGTERM');
  await installation.remove();
}

/** The last import, which is what is rolled back. */
function latest() {
  const db = new DatabaseSync(join(dataDir, 'forecourt.sqlite'), { readOnly: true });
  const row = db.prepare('select revision from search_index where name = ?').get(INDEX);
  db.close();
  return { index: INDEX, revision: Number(row?.['revision']) };
}

async function measured(what: string, work: () => Promise<unknown>): Promise<Figures> {
  const figures = { what, seconds: 0, cached: new Times(), uncached: new Times(), failed: 0 };
  let isDone = false;
  const began = performance.now();
  const working = work().finally(() => {
    isDone = true;
    figures.seconds = (performance.now() - began) / 1000;
  });
  const client = async (path: () => string, times: Times) => {
    while (!isDone) {
      const at = performance.now();
      if ((await page(path())) !== 200) figures.failed += 1;
      times.add(performance.now() - at);
      await pause(EVERY_MS);
    }
  };
  await Promise.all([client(() => LIST, figures.cached), client(uncachedPath, figures.uncached)]);
  await working;
  console.log(`  ${what}: ${figures.seconds.toFixed(1)} s`);
  return figures;
}

/** A filter that nobody has asked for yet. */
function uncachedPath(): string {
  asked += 1;
  return `${LIST}?car_price=0&car_price=${400_000 + asked}`;
}

async function page(path: string): Promise<number> {
  const response = await fetch(`${server.url}${path}`, { headers: { host: HOST } }).catch(() => undefined);
  await response?.arrayBuffer();
  return response?.status ?? 0;
}

async function writeFeed(name: string, count: number, more: number): Promise<string> {
  const path = join(dataDir, `${name}.ndjson`);
  const file = createWriteStream(path);
  for (let n = 0; n < count; n += 1) {
    const car = benchCar(n);
    if (!file.write(`${JSON.stringify({ ...car, car_price: Number(car.car_price) + more })}\n`))
      await once(file, 'drain');
  }
  file.end();
  await once(file, 'finish');
  return path;
}

async function put(path: string, query = ''): Promise<void> {
  // Not fetch, which gives up after five minutes without a response.
  const sending = request(`${server.url}/api/inventory/${INDEX}${query}`, {
    method: 'PUT',
    headers: { 'x-api-key': API_KEY, 'content-type': 'application/x-ndjson' },
  });
  const answered = once(sending, 'response');
  createReadStream(path).pipe(sending);
  const [response] = (await answered) as [IncomingMessage];
  if (response.statusCode !== 200)
    throw new Error(`The feed got ${response.statusCode}: ${await text(response)}`);
  response.resume();
  // Until the search has followed, it is not over for visitors.
  await pause(5000);
}

async function command(...args: string[]): Promise<void> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...installation.env },
    stdio: 'ignore',
  });
  await once(child, 'exit');
}

function print(quiet: Figures, all: readonly Figures[]): void {
  const cells = ({ what, seconds, cached, uncached, failed }: Figures) => [
    what,
    seconds.toFixed(0),
    ...[cached, uncached].flatMap((times, at) => {
      const base = at === 0 ? quiet.cached : quiet.uncached;
      const ratio = (share: number) =>
        `${inMs(times.percentile(share))} (${(times.percentile(share) / base.percentile(share)).toFixed(1)})`;
      return [ratio(50), ratio(99)];
    }),
    inMs(Math.max(cached.percentile(100), uncached.percentile(100))),
    String(failed),
  ];
  const head = [
    'operation',
    's',
    'cached p50 (ratio)',
    'cached p99',
    'list p50',
    'list p99',
    'longest',
    'failed',
  ];
  console.log(table([head, ...[quiet, ...all].map(cells)]));
}
