import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test, vi } from 'vitest';
import { storedWithLeads } from '../../main/stored-with-leads.ts';
import { testDatabases } from '../../main/testing/databases.ts';
import type { serveLeads } from '../../main/testing/lead-server.ts';
import { kyselyOutbox } from '../../shared/messaging/adapters/kysely-outbox.ts';
import { moduleUrl } from '../../shared/platform/database/testing/child-process.ts';
import { kyselyLeadStore } from './adapters/kysely-lead-store.ts';
import { MAX_RECEIPTS_PER_DAY } from './receipt/had-enough-mail.ts';
import { type LeadServer, runLeadLoadTest } from './testing/lead-load-test.ts';

const LEADS = 100;

type Settings = Parameters<typeof serveLeads>[0];

async function start(settings: Settings): Promise<LeadServer> {
  const program = `
    import { serveLeads } from ${moduleUrl('../../main/testing/lead-server.ts', import.meta.url)};
    await serveLeads(${JSON.stringify(settings)});
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

/** `npm run bench -- leads` does the same with 10,000 leads, three kills and the whole server. */
for (const { name, fresh } of testDatabases) {
  test(`${name}: CONT-12 CONT-23 killed while leads come in, with three in ten deliveries failing: all arrive, once per key`, async () => {
    const database = await fresh();
    const { acknowledged, receiver, stop } = await runLeadLoadTest({
      leads: LEADS,
      kills: 1,
      clients: 8,
      host: 'solvik.example',
      random: Math.random,
      start: (webhookUrl) => start({ ...database.settings, webhookUrl }),
      form: (formSubmissionId) => ({
        formName: 'solvik-seCarContactForm',
        formSubmissionId,
        values: { car: { car_id: '1' }, name: 'Ebba', phone: '070 174 06 05', email: 'ebba@example.com' },
      }),
    });
    const db = await database.open();
    const outbox = kyselyOutbox(db);
    await vi.waitFor(
      async () => {
        // One customer sends them all, and gets three confirmations.
        const { delivered, suppressed, ...rest } = await outbox.counts();
        expect(rest).toEqual({ waiting: 0, dead: 0 });
        expect(delivered + suppressed).toBe(3 * LEADS);
        expect(delivered).toBeGreaterThan(2 * LEADS);
      },
      { timeout: 30_000, interval: 100 },
    );
    await stop();
    const ids = [...acknowledged.values()].map((each) => [...each]);
    expect(ids.every((each) => each.length === 1)).toBe(true);
    const keys = ids.map(([id]) => `${id}.webhook`).sort();
    expect([...receiver.received.keys()].sort()).toEqual(keys);
    expect(await kyselyLeadStore(db, storedWithLeads).latest(1000)).toHaveLength(LEADS);
    const mails = await db.selectFrom('kept_message').select('key').execute();
    const toSellers = mails.map(({ key }) => key).filter((key) => key.endsWith('.mail'));
    expect(toSellers.sort()).toEqual(ids.map(([id]) => `${id}.mail`).sort());
    // All of them come from one address, which is mailed three times a day; leads that are stored at the same moment
    // do not see each other, so that a few more may get through.
    const confirmations = mails.length - toSellers.length;
    expect(confirmations).toBeGreaterThanOrEqual(MAX_RECEIPTS_PER_DAY);
    expect(confirmations).toBeLessThanOrEqual(MAX_RECEIPTS_PER_DAY + 2);
  });
}
