import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { createDepartmentSetups } from '../../../demo/workshop/setups.ts';
import { connectDatabase } from '../../../src/shared/platform/database/database.ts';
import { startPostgres } from '../../../src/shared/platform/database/testing/postgres-server.ts';
import { freePort } from '../../../src/shared/platform/testing/free-port.ts';
import { bookSameTime } from '../../cluster/clients/book-time.ts';
import { sendLead } from '../../cluster/clients/send-lead.ts';
import { send } from '../../cluster/http-client.ts';
import { createLedger, type Ledger } from '../../cluster/ledger.ts';
import { startRoundRobinProxy } from '../../cluster/round-robin-proxy.ts';
import { type ServerProcess, startServerProcess } from '../../cluster/server-process.ts';
import { createTraffic, type Traffic } from '../../cluster/traffic.ts';
import { loadKeptVersion } from './load-kept-version.ts';

export type RollingUpgrade = {
  /** The folder of the older version, built; the present one without it. */
  older?: string | undefined;
  /** What the newer version does to the data before it opens, where both are the same code. */
  newSteps?: ((databaseUrl: string) => Promise<void>) | undefined;
  /** The kept version whose data both versions serve; the latest without it. */
  data?: string | undefined;
  say?: ((line: string) => void) | undefined;
};

/** Answers by kind of request and status, what went wrong, and how often the proxy had to ask the other process. */
export type RollingReport = {
  counts: Record<string, number>;
  failed: string[];
  lost: string[];
  passedOn: number;
  /** Requests that were refused before anything was replaced: the machine has more to do than it can. */
  refusedBefore: number;
};

const SITE = 'solvik-se.localhost';
const CALM_MS = 2000;
const BOOKED_AHEAD_MS = 28 * 86_400_000;
const versions = join(import.meta.dirname, '../versions');
/** Every other answer is a failure: nothing is tried twice but what the proxy may send again. */
const good = ['page 200', 'list 200', 'times 200', 'lead 202', 'booking 200', 'booking 409'];

/**
 * Two processes of the older version on PostgreSQL behind a proxy; each is ended as an operator does and takes its place
 * again as the newer version, while clients read pages and send leads and bookings.
 */
export async function rollingUpgrade(options: RollingUpgrade): Promise<RollingReport> {
  const { older, newSteps, data = await latestKept(), say = () => {} } = options;
  const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-rolling-'));
  const postgres = await startPostgres();
  const [portA, portB] = [await freePort(), await freePort()];
  const proxy = await startRoundRobinProxy(() => [portA, portB]);
  const processes: ServerProcess[] = [];
  const start = async (name: string, port: number, folder: string | undefined) => {
    const env = environment(dataDir, postgres.url);
    const started = await startServerProcess({ name, port, env, folder });
    processes.push(started);
    say(`${name} at ${port}`);
    return started;
  };
  try {
    await loadKeptVersion(data, postgres.url);
    say(`the data of ${data} are in PostgreSQL`);
    const [a, b] = [await start('A, older', portA, older), await start('B, older', portB, older)];
    const traffic = createTraffic(() => proxy.port);
    const ledger = createLedger();
    const clients = await startClients(traffic, ledger, {
      pages: await pagesOf(data),
      cars: await carsOf(postgres.url),
      departments: await bookableDepartments(proxy.port),
    });
    await pause(CALM_MS);
    const refusedBefore = traffic.unavailable.length;
    await a.end('SIGTERM');
    say('A has ended');
    await newSteps?.(postgres.url);
    await start('A, newer', portA, undefined);
    await pause(CALM_MS);
    await b.end('SIGTERM');
    say('B has ended');
    await start('B, newer', portB, undefined);
    await pause(CALM_MS);
    await clients.stop();
    const counts = Object.fromEntries([...traffic.counts].sort());
    return {
      counts,
      failed: [
        ...Object.keys(counts).filter((kind) => !good.includes(kind)),
        ...traffic.violations.map(({ what }) => what),
      ],
      lost: await promisesThatAreNotKept(ledger, postgres.url),
      passedOn: proxy.counts.passedOn,
      refusedBefore,
    };
  } finally {
    await Promise.all(processes.map(({ end }) => end('SIGKILL')));
    await proxy.stop();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function latestKept(): Promise<string> {
  const kept = await readdir(versions);
  return kept.sort().at(-1) ?? '';
}

function environment(dataDir: string, databaseUrl: string): Record<string, string> {
  return {
    ...{ NODE_ENV: 'production', DEMO: '1', STUDIO: '0', LOG_LEVEL: 'warn', METRICS_PORT: '' },
    ...{ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ROLES: 'sites,worker', LEADS_PER_MINUTE: '6000' },
    PREVIEW_SECRET: 'a secret of the rolling upgrade',
    INVENTORY_API_KEY: 'a-key-of-the-rolling-upgrade',
    SEARCH_API_KEY: 'another-key-of-the-rolling-upgrade',
  };
}

type Asked = { pages: string[]; cars: string[]; departments: string[] };
const brands = ['Volvo', 'BMW', 'Kia', 'Toyota'];

/** They ask all the time, through the proxy. */
async function startClients(traffic: Traffic, ledger: Ledger, asked: Asked) {
  const { pages, cars, departments } = asked;
  if (pages.length === 0 || cars.length === 0 || departments.length === 0)
    throw new Error('The kept data have nothing to ask for.');
  const ask = (kind: string, path: string) =>
    traffic.ask(kind, { host: SITE, path, headers: traffic.anAddress() });
  let isOver = false;
  const repeat = async (everyMs: number, work: (turn: number) => Promise<unknown>) => {
    for (let turn = 1; !isOver; turn += 1) {
      await work(turn);
      await pause(everyMs);
    }
  };
  const running = [
    repeat(40, (turn) => ask('page', pages[turn % pages.length] ?? '/')),
    repeat(400, (turn) => ask('list', `/kop-bil/alla-bilar-i-lager?car_brand=${brands[turn % 4]}&v=${turn}`)),
    repeat(100, (turn) => sendLead(traffic, ledger, turn, cars)),
    repeat(400, (turn) => bookSameTime(traffic, ledger, turn, departments)),
  ];
  return {
    stop: async () => {
      isOver = true;
      await Promise.all(running);
    },
  };
}

async function pagesOf(data: string): Promise<string[]> {
  return Object.keys(JSON.parse(await readFile(join(versions, data, 'pages.json'), 'utf8')));
}

async function carsOf(databaseUrl: string): Promise<string[]> {
  const db = await connectDatabase({ dataDir: '', databaseUrl });
  try {
    const { rows } = await sql<{ id: string }>`
      select id from search_record where index_name = 'cars-solvik-se' order by id`.execute(db);
    return rows.map(({ id }) => id);
  } finally {
    await db.destroy();
  }
}

/** The kept data have some of the demo's dealerships. */
async function bookableDepartments(port: number): Promise<string[]> {
  const all = createDepartmentSetups().map(({ departmentId }) => departmentId);
  const found: string[] = [];
  const from = new Date(Date.now() + BOOKED_AHEAD_MS).toISOString().slice(0, 10);
  for (const id of all) {
    const path = `/api/mechmate/timeslots/from/ABC123/${id}/${from}T00:00:00/?serviceOfferings=originalservice`;
    const { status, text } = await send({ port, host: SITE, path });
    if (status === 200 && text.includes(':')) found.push(id);
  }
  return found;
}

/** What clients were told has to be in the database, once. */
async function promisesThatAreNotKept(ledger: Ledger, databaseUrl: string): Promise<string[]> {
  const db = await connectDatabase({ dataDir: '', databaseUrl });
  try {
    const problems: string[] = [];
    for (const [promises, table] of [
      [ledger.leads, 'lead'],
      [ledger.bookings, 'workshop_booking'],
    ] as const) {
      const { rows } = await sql<{ id: string }>`select id::text as id from ${sql.table(table)}`.execute(db);
      const there = new Set(rows.map(({ id }) => id));
      for (const [key, ids] of promises)
        if (ids.size !== 1 || ![...ids].every((id) => there.has(id)))
          problems.push(`${table} ${key}: ${[...ids].join(', ')}`);
    }
    return problems;
  } finally {
    await db.destroy();
  }
}
