import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { anAgreement } from '../src/features/tyre-hotel/testing/an-agreement.ts';
import { openAdapters } from '../src/main/adapters.ts';
import { openDatabase } from '../src/main/database.ts';
import type { DatabaseSettings } from '../src/shared/platform/database/database.ts';
import { startPostgres } from '../src/shared/platform/database/testing/postgres-server.ts';
import { createKeyRing, formatEncryptionKey } from '../src/shared/platform/key-ring.ts';
import { freePort } from '../src/shared/platform/testing/free-port.ts';
import { serveApp } from './leads/serve-app.ts';
import { inMs, table } from './search/measure.ts';
import { attack } from './tyre-codes/attack.ts';
import { type Customer, signInCustomers } from './tyre-codes/customers.ts';
import { startSmsGateway } from './tyre-codes/sms-gateway.ts';
import { tyreHotelClient } from './tyre-codes/tyre-hotel-client.ts';

/**
 * Codes cannot be guessed, and nobody is locked out by whoever tries: 50 clients, each request from another address,
 * try all 10,000 codes of one agreement for a minute while customers sign in; on SQLite, and on two servers with one
 * PostgreSQL. The limits are those of production. `npm run bench -- tyre-codes 10` for ten seconds.
 */
const SECONDS = Number(process.argv[2] ?? 60);
const ATTACKERS = 50;
const CUSTOMERS = 2_000;
const QUIET_MS = 6_000;
const CUSTOMERS_AT_ONCE = 3;
const SITE = 'solvik-se';
const HOST = `${SITE}.example`;
const VICTIM = { plate: 'DCK123', phone: '+46701740605' };
const key = { id: 'bench', secret: randomBytes(32) };

let missed = 0;
if (process.argv[2] === 'serve') await serveApp();
else await run();

async function run(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-tyre-codes-'));
  const postgres = await startPostgres();
  try {
    const sqlite = await measure('SQLite', { dataDir }, 1);
    const server = await measure('PostgreSQL', { dataDir, databaseUrl: postgres.url }, 2);
    const names = ['', 'SQLite, one server', 'PostgreSQL, two servers'];
    console.log(
      table([names, ...sqlite.map(([what = '', value = ''], at) => [what, value, server[at]?.[1] ?? ''])]),
    );
  } finally {
    await postgres.stop();
    await rm(dataDir, { recursive: true });
  }
  console.log(`  load of the machine ${(loadavg()[0] ?? 0).toFixed(1)} on ${availableParallelism()} cores`);
  process.exitCode = missed > 0 ? 1 : 0;
}

async function measure(name: string, database: DatabaseSettings, processes: number): Promise<string[][]> {
  const customers = await seed(database);
  const gateway = await startSmsGateway();
  const servers: ChildProcess[] = [];
  try {
    const ports: number[] = [];
    for (let n = 0; n < processes; n += 1) {
      const { child, port } = await startServer(database, gateway.url);
      servers.push(child);
      ports.push(port);
    }
    const clients = (count: number) =>
      Array.from({ length: count }, (_, n) => tyreHotelClient(ports[n % ports.length] ?? 0, HOST));
    let next = 0;
    const signIn = (ms: number) =>
      signInCustomers(
        {
          clients: clients(CUSTOMERS_AT_ONCE),
          nextCustomer: () => customers[next++ % customers.length] ?? VICTIM,
          takeCode: gateway.takeCode,
        },
        performance.now() + ms,
      );
    const quiet = await signIn(QUIET_MS);
    const attacked = attack(clients(ATTACKERS), VICTIM.plate, performance.now() + SECONDS * 1000);
    const busy = await signIn(SECONDS * 1000);
    const attempt = await attacked;
    const { codes, mostTries, used } = await readCodes(database);
    const allowed = Math.min(5, 1 + Math.floor(SECONDS / 60));
    bar(
      `${name}: ${attempt.wins} of ${count(attempt.tries)} tries got in`,
      attempt.wins === 0 && used === 0,
      '0',
    );
    bar(`${name}: at most ${mostTries} tries of a code were compared`, mostTries <= 3, '3');
    bar(
      `${name}: ${attempt.codesSent} codes were sent, ${codes} are stored`,
      attempt.codesSent <= allowed && codes <= allowed,
      `${allowed}`,
    );
    const refused = [...new Set(busy.refused)].join(', ') || 'none';
    bar(
      `${name}: ${busy.signedIn} customers signed in meanwhile, refused: ${refused}`,
      busy.refused.length === 0 && busy.signedIn > 0,
      'all',
    );
    return [
      ['tries a second', count(Math.round(attempt.tries / SECONDS))],
      ['answered 401', count(attempt.refused)],
      ['answered otherwise', count(attempt.failures)],
      ['a customer’s call before, p50', `${inMs(quiet.times.percentile(50))} ms`],
      ['and during the attack, p50', `${inMs(busy.times.percentile(50))} ms`],
      ['and during the attack, p95', `${inMs(busy.times.percentile(95))} ms`],
      ['ratio of the medians', (busy.times.percentile(50) / quiet.times.percentile(50)).toFixed(1)],
    ];
  } finally {
    for (const child of servers) {
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    }
    gateway.close();
  }
}

/** One site, the agreement that is attacked, and other customers, each with a telephone. */
async function seed({ dataDir, databaseUrl }: DatabaseSettings): Promise<readonly Customer[]> {
  const adapters = await openAdapters({ dataDir, databaseUrl });
  const body = {
    displayName: 'Solvik Sverige',
    url: `https://${HOST}`,
    hosts: [{ host: HOST }],
    languages: [{ code: 'sv' }],
    country: 'SE',
    theme: 'solvik',
    indices: { cars: '', sites: `sites-${SITE}` },
  };
  await adapters.published.publish([{ kind: 'site', site: SITE, language: '', key: '', body }], [], {});
  const keys = createKeyRing([key]);
  const customers = Array.from({ length: CUSTOMERS }, (_, n) => ({
    plate: `B${String(n).padStart(5, '0')}`,
    phone: `+4670${String(2_000_000 + n)}`,
  }));
  await adapters.agreements.replace(
    [VICTIM, ...customers].map(({ plate, phone }) =>
      anAgreement(keys, { regNo: plate, ownerId: plate, phone }),
    ),
  );
  await adapters.close();
  return customers;
}

async function startServer({ dataDir, databaseUrl }: DatabaseSettings, gatewayUrl: string) {
  const port = await freePort();
  const child = fork(import.meta.filename, ['serve'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      DEMO: '0',
      STUDIO: '0',
      SMS_GATEWAY_URL: gatewayUrl,
      TYRE_HOTEL_KEY: formatEncryptionKey(key),
    },
  });
  await once(child, 'message');
  return { child, port };
}

/** What the database says about the codes of the plate that was attacked. */
async function readCodes(settings: DatabaseSettings) {
  const db = await openDatabase(settings);
  const rows = await db
    .selectFrom('tyre_code')
    .select(['attempts', 'used_at'])
    .where('plate', '=', VICTIM.plate)
    .execute();
  await db.destroy();
  return {
    codes: rows.length,
    mostTries: Math.max(0, ...rows.map(({ attempts }) => attempts)),
    used: rows.filter(({ used_at }) => used_at !== null).length,
  };
}

function bar(what: string, isMet: boolean, wanted: string): void {
  if (!isMet) missed += 1;
  console.log(`  ${isMet ? 'met   ' : 'MISSED'} ${what} (bar: ${wanted})`);
}

function count(number: number): string {
  return number.toLocaleString('en');
}
