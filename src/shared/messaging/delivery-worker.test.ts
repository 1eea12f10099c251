import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { freshSqlite } from '../../main/testing/databases.ts';
import type { LogFields } from '../platform/log.ts';
import { enqueueDeliveries, kyselyOutbox } from './adapters/kysely-outbox.ts';
import { type ChannelHandler, startDeliveryWorker } from './delivery-worker.ts';
import { TryAgainLater } from './try-again-later.ts';

const retryPolicy = { firstDelayMs: 1, maxDelayMs: 5, maxAttempts: 3, timeoutMs: 5000 };

async function aWorker(
  handlers: Readonly<Record<string, ChannelHandler>>,
  count = 1,
  maxDelayMs = retryPolicy.maxDelayMs,
) {
  const db = await (await freshSqlite()).open();
  const outbox = kyselyOutbox(db);
  const lines: LogFields[] = [];
  const write = (facts: LogFields) => void lines.push(facts);
  const put = (channel = 'mail') =>
    db.transaction().execute((trx) =>
      enqueueDeliveries(
        trx,
        Array.from({ length: count }, (_, n) => ({ key: `${n}.${channel}`, channel, about: String(n) })),
        new Date().toISOString(),
      ),
    );
  await put();
  const log = { info: write, warn: write, error: write };
  const start = () =>
    startDeliveryWorker({
      outbox,
      handlers: handlers,
      retryPolicy: { ...retryPolicy, maxDelayMs },
      log,
      clock: () => new Date(),
      random: () => 0,
      makeId: randomUUID,
    });
  return { outbox, lines, start, put };
}

test('everything that is due is delivered, each once', async () => {
  const sent: string[] = [];
  const { outbox, start } = await aWorker({ mail: async ({ key }) => void sent.push(key) }, 30);
  const worker = start();
  await vi.waitFor(async () =>
    expect(await outbox.counts()).toEqual({ waiting: 0, delivered: 30, suppressed: 0, dead: 0 }),
  );
  await worker.stop();
  expect(new Set(sent).size).toBe(30);
  expect(sent).toHaveLength(30);
});

test('a failed delivery is retried with the same key', async () => {
  const keys: string[] = [];
  const handler: ChannelHandler = async ({ key }) => {
    keys.push(key);
    if (keys.length < 3) throw new Error('the receiver answered 503');
  };
  const { outbox, lines, start } = await aWorker({ mail: handler });
  const worker = start();
  await vi.waitFor(async () => expect((await outbox.counts()).delivered).toBe(1));
  await worker.stop();
  expect(keys).toEqual(['0.mail', '0.mail', '0.mail']);
  expect(lines.map(({ code }) => code)).toEqual(['DELIVERY_FAILED', 'DELIVERY_FAILED', 'DELIVERED']);
});

test('a receiver that says when to come back is left alone until then', async () => {
  const handler: ChannelHandler = async () => {
    throw new TryAgainLater('429', 3);
  };
  const { lines, start } = await aWorker({ mail: handler }, 1, 60_000);
  const before = Date.now();
  const worker = start();
  await vi.waitFor(() => expect(lines).toHaveLength(1));
  await worker.stop();
  expect(Date.parse(String(lines[0]?.['againAt']))).toBeGreaterThanOrEqual(before + 3000);
});

test('after the last attempt a delivery becomes a dead letter, is logged, and can be replayed', async () => {
  let isFixed = false;
  const handler: ChannelHandler = async () => {
    if (!isFixed) throw new Error('550 no such mailbox <ebba@example.com>');
  };
  const { outbox, lines, start } = await aWorker({ mail: handler });
  const worker = start();
  await vi.waitFor(async () => expect((await outbox.counts()).dead).toBe(1));
  const [dead] = await outbox.list({ state: 'dead', limit: 1 });
  expect(dead).toMatchObject({ attempts: 3, problem: '550 no such mailbox <…>' });
  expect(lines.at(-1)).toMatchObject({ code: 'DELIVERY_GIVEN_UP', delivery: '0.mail' });
  isFixed = true;
  await outbox.replay('dead', new Date());
  worker.nudge();
  await vi.waitFor(async () => expect((await outbox.counts()).delivered).toBe(1));
  await worker.stop();
});

test('deliveries in flight are finished when the worker stops; no new ones are started', async () => {
  let arrive = () => {};
  const begun: string[] = [];
  const handler: ChannelHandler = ({ key }) => {
    begun.push(key);
    return new Promise((resolve) => {
      arrive = resolve;
    });
  };
  const { outbox, start, put } = await aWorker({ mail: handler, other: handler });
  const worker = start();
  await vi.waitFor(() => expect(begun).toEqual(['0.mail']));
  const stopped = worker.stop();
  await put('other');
  arrive();
  await stopped;
  expect(await outbox.counts()).toEqual({ waiting: 1, delivered: 1, suppressed: 0, dead: 0 });
  expect(begun).toEqual(['0.mail']);
});

test('a delivery for an unknown channel becomes a dead letter', async () => {
  const { outbox, start } = await aWorker({});
  const worker = start();
  await vi.waitFor(async () => expect((await outbox.counts()).dead).toBe(1));
  await worker.stop();
});
