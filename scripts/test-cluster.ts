import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openDatabase } from '../src/main/database.ts';
import { kyselyOutbox } from '../src/shared/messaging/adapters/kysely-outbox.ts';
import { clusterClients } from './cluster/cluster-clients.ts';
import { compareWithDatabase } from './cluster/compare-with-database.ts';
import { planFaults } from './cluster/faults.ts';
import { openInstallation } from './cluster/installation.ts';
import { createLedger } from './cluster/ledger.ts';
import { runLoad } from './cluster/load.ts';
import { printReport } from './cluster/report.ts';
import { runScript } from './cluster/run-script.ts';
import { createTraffic } from './cluster/traffic.ts';

/**
 * npm run test:cluster -- [--minutes 10] [--cars 100000] [--built]: three processes of the sites, a worker and a studio on
 * PostgreSQL and OpenSearch, under mixed load, while each of them is lost in turn. What clients were promised is
 * compared with the database in the end; ends with 1 when anything was lost, doubled, late or answered with an error.
 */
const { values: given } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    cars: { type: 'string', default: '100000' },
    built: { type: 'boolean', default: false },
  },
});
const totalMs = Number(given.minutes) * 60_000;
/** A killed worker's claims run out after a minute; then everything must be delivered. */
const DRAIN_LIMIT_MS = 150_000;

const began = Date.now();
const say = (line: string) =>
  console.log(
    `${new Date().toISOString().slice(11, 19)} ${((Date.now() - began) / 1000).toFixed(1).padStart(7)} s  ${line}`,
  );

if (!given.built) {
  say('building the sites and the studio, if that is not done');
  await runScript('scripts/build-all.mjs');
}
const installation = await openInstallation(join(import.meta.dirname, '../.cache/cluster'), say);
try {
  const traffic = createTraffic(() => installation.proxy.port);
  const ledger = createLedger();
  const faults = planFaults(installation, say);
  const { clients, measured, importLargeStock } = await clusterClients(installation, {
    ...{ traffic, ledger, faults },
    cars: Number(given.cars),
  });
  say('load begins');
  await Promise.all([runLoad(clients, totalMs), faults.run(totalMs), importLargeStock()]);
  say('load ends');
  const db = await openDatabase({ dataDir: '', databaseUrl: installation.postgres.url });
  const outbox = kyselyOutbox(db);
  const deadline = Date.now() + DRAIN_LIMIT_MS;
  while ((await outbox.counts()).waiting > 0 && Date.now() < deadline) await pause(500);
  say('everything is delivered, or should be');
  const comparison = await compareWithDatabase(db, ledger, installation.receivers.arrivals, faults.log);
  await db.destroy();
  const isMet = printReport({
    traffic,
    measured,
    comparison,
    faults: faults.log,
    proxy: installation.proxy.counts,
    totalMs,
  });
  process.exitCode = isMet ? 0 : 1;
} finally {
  await installation.stop();
}
