import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { serveCheckouts } from '../../../main/testing/checkout-server.ts';
import { testDatabases } from '../../../main/testing/databases.ts';
import { kyselyOutbox } from '../../../shared/messaging/adapters/kysely-outbox.ts';
import { moduleUrl } from '../../../shared/platform/database/testing/child-process.ts';
import { type LeadServer, runLeadLoadTest } from '../../leads/testing/lead-load-test.ts';
import { kyselyCheckoutStore } from '../adapters/kysely-checkout-store.ts';

const CARTS = 40;
const CLIENTS = 20;

type Settings = Parameters<typeof serveCheckouts>[0];

async function start(settings: Settings): Promise<LeadServer> {
  const program = `
    import { serveCheckouts } from ${moduleUrl('../../../main/testing/checkout-server.ts', import.meta.url)};
    await serveCheckouts(${JSON.stringify(settings)});
  `;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [port] = await once(child, 'message');
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  };
  onTestFinished(kill);
  return { port, kill };
}

for (const { name, fresh } of testDatabases) {
  test(`${name}: KIT-14 killed while carts come in, each sent three times and three in ten deliveries failing: all arrive, one key per transaction`, async () => {
    const database = await fresh();
    const { acknowledged, receiver, stop } = await runLeadLoadTest({
      leads: CARTS,
      kills: 1,
      clients: CLIENTS,
      host: 'kits-fi.example',
      random: Math.random,
      api: { path: '/api/kits/hand-over', idOf: ({ token }) => token },
      start: (webhookUrl) => start({ ...database.settings, webhookUrl }),
      form: (transactionId) => ({ transactionId, user: 'Maija', kitIds: ['1001'] }),
    });
    const db = await database.open();
    const outbox = kyselyOutbox(db);
    await vi.waitFor(
      async () =>
        expect(await outbox.counts()).toEqual({ waiting: 0, delivered: CARTS, suppressed: 0, dead: 0 }),
      { timeout: 30_000, interval: 100 },
    );
    await stop();
    expect([...acknowledged.values()].every((tokens) => tokens.size === 1)).toBe(true);
    const checkouts = await kyselyCheckoutStore(db).latest(1000);
    expect(new Set(checkouts.map(({ transactionId }) => transactionId)).size).toBe(CARTS);
    expect([...receiver.received.keys()].sort()).toEqual(
      checkouts.map(({ id }) => `${id}.kit-hand-over`).sort(),
    );
  });
}
