import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { send } from '../scripts/cluster/http-client.ts';
import { type ServerProcess, startServerProcess } from '../scripts/cluster/server-process.ts';
import { openStudioOperations } from '../src/main/studio-operations.ts';
import { freePort } from '../src/shared/platform/testing/free-port.ts';
import { feedFile, putFeed } from './operations/feeds.ts';
import { addOldRows, oldRowsLeft } from './operations/old-rows.ts';
import { demoInstallation } from './scale/demo-installation.ts';
import { inMs, Times, table } from './search/measure.ts';

/**
 * What an operator does with a large stock on SQLite, while a client asks a process of the sites for a page it has, a list
 * it has not, and a car, every 250 ms: latency, and its ratio to a quiet time. Needs `npm run build`; about ten minutes.
 * `node bench/operations.ts --cars 100000`.
 */
const { values: given } = parseArgs({ options: { cars: { type: 'string', default: '100000' } } });
const cars = Number(given.cars);
const INDEX = 'cars-solvik-se';
const HOST = 'solvik-se.localhost';
const LIST = '/kop-bil/alla-bilar-i-lager';
const EVERY_MS = 250;
const QUIET_MS = 20_000;
/** Until the search has followed, an import is not over for visitors. */
const FOLLOWING_MS = 5000;

type Figures = { what: string; seconds: number; cached: Times; list: Times; car: Times; failed: number };

const installation = await demoInstallation({ LEADS_KEEP_DAYS: '365', BOOKINGS_KEEP_DAYS: '365' });
const dataDir = installation.env['DATA_DIR'] ?? '';
const file = join(dataDir, 'forecourt.sqlite');
const all: Figures[] = [];
let server = await startServer();
let asked = 0;

try {
  const stock = await feedFile(cars, 0);
  const dearer = await feedFile(cars, 1);
  const few = await feedFile(Math.round(cars / 10), 0);
  await put(stock, '?allowWithdrawals=1');
  await page(LIST);
  await measured('quiet', () => pause(QUIET_MS));
  await measured('every car changes its price', () => put(dearer));
  await withStudio(async ({ overview, rollBack }) => {
    await measured('roll back: every car', () => rolledBack(rollBack));
    await measured('operations page and feed history, 50 times', async () => {
      for (let n = 0; n < 50; n += 1) await overview();
    });
    await measured('90 % withdrawn, with the word', () => put(few, '?allowWithdrawals=1'));
    await measured('roll back: 90 % come again', () => rolledBack(rollBack));
  });
  await measured('a feed in which nothing changed', () => put(stock));
  await measured('backup', () => command('scripts/backup.ts', join(dataDir, 'backup')));
  await measured('list of all leads', () => command('scripts/leads.ts', 'list'));
  const vehicles = await writeVehicles();
  await measured('register of vehicles replaced', () => command('scripts/workshop.ts', 'vehicles', vehicles));
  addOldRows(file, cars);
  await server.end('SIGTERM');
  server = await startServer();
  await measured('restart: index read anew, old personal data deleted', async () => {
    while (oldRowsLeft(file) > 0) await pause(500);
  });
  print();
} finally {
  await server.end('SIGTERM');
  await installation.remove();
}

async function startServer(): Promise<ServerProcess> {
  return startServerProcess({ name: 'sites', port: await freePort(), env: installation.env });
}

/** What the operations page of the studio does, in a process beside the sites' as there. */
async function withStudio(work: (studio: Studio) => Promise<void>): Promise<void> {
  const studio = await openStudioOperations({ dataDir });
  try {
    await work(studio);
  } finally {
    await studio.close();
  }
}

type Studio = Awaited<ReturnType<typeof openStudioOperations>>;

async function rolledBack(rollBack: Studio['rollBack']): Promise<void> {
  const outcome = await rollBack(latest());
  if (outcome.state !== 'rolled-back') throw new Error(`Nothing was rolled back: ${outcome.state}`);
  await pause(FOLLOWING_MS);
}

/** The last import, which is what is rolled back. */
function latest() {
  const db = new DatabaseSync(file, { readOnly: true });
  const row = db.prepare('select revision from search_index where name = ?').get(INDEX);
  db.close();
  return { index: INDEX, revision: Number(row?.['revision']) };
}

async function put(path: string, query = ''): Promise<void> {
  await putFeed(`${server.url}/api/inventory/${INDEX}${query}`, path);
  await pause(FOLLOWING_MS);
}

async function writeVehicles(): Promise<string> {
  const path = join(dataDir, 'vehicles.ndjson');
  const letters = 'ABCDEFGHJKLMNOPRSTUWXYZ';
  const letter = (n: number) => letters[n % letters.length];
  const plate = (n: number) =>
    `B${letter(Math.floor(n / 900 / letters.length))}${letter(Math.floor(n / 900))}${100 + (n % 900)}`;
  const lines = Array.from({ length: cars }, (_, n) =>
    JSON.stringify({ registrationNumber: plate(n), brand: 'Volvo', model: 'V60', buildYear: 2020 }),
  );
  await writeFile(path, lines.join('\n'));
  return path;
}

async function command(...args: string[]): Promise<void> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...installation.env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${args[0]} ended with ${code}`);
}

async function measured(what: string, work: () => Promise<unknown>): Promise<void> {
  const figures = { what, seconds: 0, cached: new Times(), list: new Times(), car: new Times(), failed: 0 };
  let isDone = false;
  const began = performance.now();
  const working = work().finally(() => {
    isDone = true;
    figures.seconds = (performance.now() - began) / 1000;
  });
  const client = async (path: () => string, times: Times) => {
    while (!isDone) {
      const at = performance.now();
      const address = path();
      const status = await page(address);
      times.add(performance.now() - at);
      if (status !== 200) {
        figures.failed += 1;
        console.log(`  ${status} for ${address} during: ${what}`);
      }
      await pause(EVERY_MS);
    }
  };
  await Promise.all([
    working,
    client(() => LIST, figures.cached),
    client(uncachedList, figures.list),
    client(someCar, figures.car),
  ]);
  all.push(figures);
  console.log(`  ${rowOf(figures).join('  ')}`);
}

/** A filter that nobody has asked for yet. */
function uncachedList(): string {
  asked += 1;
  return `${LIST}?car_price=0&car_price=${400_000 + asked}`;
}

/** One that is in every feed. */
function someCar(): string {
  return `/kop-bil/${1_000_000 + (asked % Math.round(cars / 10))}/bil`;
}

async function page(path: string): Promise<number> {
  const answer = await send({ port: server.port, host: HOST, path });
  const { location } = answer.headers;
  return answer.status >= 300 && answer.status < 400 && location
    ? (await send({ port: server.port, host: HOST, path: location })).status
    : answer.status;
}

function rowOf({ what, seconds, failed, ...of }: Figures): string[] {
  const quiet = all[0] ?? of;
  return [
    what,
    seconds.toFixed(0),
    ...(['cached', 'list', 'car'] as const).flatMap((page) =>
      [50, 99].map((share) => {
        const ms = of[page].percentile(share);
        return `${inMs(ms)} (${(ms / quiet[page].percentile(share)).toFixed(1)})`;
      }),
    ),
    inMs(Math.max(...[of.cached, of.list, of.car].map((times) => times.percentile(100)))),
    String(failed),
  ];
}

function print(): void {
  const head = [
    'operation',
    's',
    'cached p50',
    'p99',
    'list p50',
    'p99',
    'car p50',
    'p99',
    'longest',
    'failed',
  ];
  console.log(table([head, ...all.map(rowOf)]));
}
