import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type LeadServer, runLeadLoadTest } from '../src/features/leads/testing/lead-load-test.ts';
import { openDatabase } from '../src/main/database.ts';
import { kyselyOutbox } from '../src/shared/messaging/adapters/kysely-outbox.ts';
import { freePort } from '../src/shared/platform/testing/free-port.ts';
import { formOf } from './leads/forms.ts';
import { serveApp } from './leads/serve-app.ts';
import { SITE, seedStock } from './leads/stock.ts';

/**
 * Leads are never lost: 10,000 of them, of every kind of form in turn, posted to the whole server, each sent three times by its client, three in ten
 * deliveries failing, the process killed three times. `npm run bench -- leads 500` for a smaller run.
 */
const KILLS = 3;
const CLIENTS = 24;
const TIMEOUT_MS = 10 * 60_000;

if (process.argv[2] === 'serve') await serveApp();
else await runLoadTest(Number(process.argv[2] ?? 10_000));

async function runLoadTest(leads: number): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-leads-'));
  await seedStock(dataDir);
  const started = performance.now();
  const { acknowledged, receiver, kills, stop } = await runLeadLoadTest({
    leads,
    kills: KILLS,
    clients: CLIENTS,
    host: `${SITE}.example`,
    random: Math.random,
    start: (url) => startServer(dataDir, url),
    form: formOf,
  });
  const accepted = performance.now();
  console.log(
    `  ${count(leads)} leads, each sent three times by ${CLIENTS} clients, accepted with 202 in ${seconds(accepted - started)}`,
  );
  console.log(`  the process was killed ${kills} times meanwhile and started again`);

  const db = await openDatabase({ dataDir });
  const outbox = kyselyOutbox(db);
  while ((await outbox.counts()).waiting > 0 && performance.now() - accepted < TIMEOUT_MS) await pause(500);
  console.log(`  everything delivered ${seconds(performance.now() - accepted)} later`);
  const { waiting, dead } = await outbox.counts();
  const rows = await db.selectFrom('lead').select('id').execute();
  const mails = await db.selectFrom('kept_message').select('key').execute();
  await stop();
  await db.destroy();
  await rm(dataDir, { recursive: true });

  const ids = [...acknowledged.values()].map((each) => [...each]);
  const promised = ids.map(([id]) => id ?? '');
  const { calls, refused, lostResponses } = receiver.counts;
  const repeated = [...receiver.received.values()].filter((times) => times > 1).length;
  console.log(
    `  the receiver was called ${count(calls)} times: refused ${count(refused)}, dropped the response to ${count(lostResponses)}; ${count(repeated)} keys were received more than once`,
  );
  console.log(`  ${((100 * (refused + lostResponses)) / calls).toFixed(1)} % of deliveries failed`);
  check('ids acknowledged to each client', ids.filter((each) => each.length === 1).length, leads);
  check('leads in the database', rows.length, leads);
  check(
    '202s whose lead reached the webhook',
    promised.filter((id) => receiver.received.has(`${id}.webhook`)).length,
    leads,
  );
  check('keys received by the webhook', receiver.received.size, leads);
  const mailed = new Set(mails.map(({ key }) => key));
  check('202s whose mail was sent', promised.filter((id) => mailed.has(`${id}.mail`)).length, leads);
  check('mails in all', mails.length, leads);
  check('deliveries waiting or given up', waiting + dead, 0);
}

function check(what: string, found: number, wanted: number): void {
  const isMet = found === wanted;
  if (!isMet) process.exitCode = 1;
  console.log(`  ${isMet ? 'met   ' : 'MISSED'} ${what}: ${count(found)} of ${count(wanted)}`);
}

async function startServer(dataDir: string, webhookUrl: string): Promise<LeadServer> {
  const port = await freePort();
  const child = fork(import.meta.filename, ['serve'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO: '1',
      LEADS_PER_MINUTE: '100000000',
      LEADS_WEBHOOK_URL: webhookUrl,
      LEADS_WEBHOOK_SECRET: 'a secret for the bench',
      DELIVERY_RETRY_MS: '20',
    },
  });
  await once(child, 'message');
  const kill = async () => {
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  };
  return { port, kill };
}

function count(number: number): string {
  return number.toLocaleString('en');
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
