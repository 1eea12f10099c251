import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { freshSqlite } from '../../main/testing/databases.ts';
import { kyselyOutbox } from '../../shared/messaging/adapters/kysely-outbox.ts';
import { startDeliveryWorker } from '../../shared/messaging/delivery-worker.ts';
import { defaultRetryPolicy } from '../../shared/messaging/retry-policy.ts';
import type { WebhookRequest } from '../../shared/messaging/webhook-sender.ts';
import { systemClock } from '../../shared/platform/clock.ts';
import { noNotifications } from '../../shared/platform/database/change-notifications.ts';
import type { Log } from '../../shared/platform/log.ts';
import { kyselyRecordChanges } from '../../shared/search/adapters/kysely-record-changes.ts';
import { kyselyRecordStore } from '../../shared/search/adapters/kysely-record-store.ts';
import { kyselyAnnouncements } from './adapters/kysely-announcements.ts';
import { importRecords } from './import-records.ts';
import { knownIndices } from './known-indices.ts';
import { editOne } from './one-record/edit-records.ts';
import { inventoryWebhookHandler } from './webhooks/channel-handler.ts';
import { type AnnouncingNeeds, startAnnouncing } from './worker.ts';

const index = 'cars-solvik-se';
const aCar = { car_id: '1', car_brand: 'Volvo', car_model: 'XC60', car_price: 100 };

test('the worker posts what happens to a car, in its order, also when an attempt fails', async () => {
  const db = await (await freshSqlite()).open();
  const records = kyselyRecordStore(db, systemClock);
  await importRecords(records, { index, kind: 'cars' }, [aCar], systemClock);
  const posted: WebhookRequest[] = [];
  let attempts = 0;
  const needs: AnnouncingNeeds = {
    inventoryWebhook: { url: 'https://dms.example/vehicles', secret: 'a secret of sixteen signs' },
    recordChanges: kyselyRecordChanges(db),
    announcements: kyselyAnnouncements(db, systemClock),
    indices: () => knownIndices([{ indices: { cars: index }, languages: ['sv'] }]),
    outbox: kyselyOutbox(db),
    webhookSender: {
      send: async (request) => {
        attempts += 1;
        if (attempts === 1) throw new Error('the receiver answered 503');
        posted.push(request);
      },
    },
    notifications: noNotifications,
    onEnqueued: () => worker.nudge(),
    clock: systemClock,
    log: silent,
  };
  const worker = startDeliveryWorker({
    ...{ outbox: needs.outbox as ReturnType<typeof kyselyOutbox>, handlers: inventoryWebhookHandler(needs) },
    ...{ clock: systemClock, log: silent, random: Math.random, makeId: randomUUID },
    retryPolicy: { ...defaultRetryPolicy, firstDelayMs: 10 },
  });
  await needs.recordChanges.cursor(index);
  const stop = startAnnouncing(needs);
  onTestFinished(async () => {
    await stop();
    await worker.stop();
  });
  for (const car_price of [90, 80, 70])
    await editOne(
      { records, now: systemClock, onEdited: () => {} },
      index,
      { kind: 'cars', language: 'sv' },
      {
        ...{ method: 'PATCH', id: '1', record: { car_price }, ifMatch: '*' },
      },
    );
  await expect.poll(() => posted.length, { timeout: 10_000 }).toBe(3);
  expect(posted.map(({ body }) => JSON.parse(body).data.revision)).toEqual([2, 3, 4]);
});

const silent: Log = { info: () => undefined, warn: () => undefined, error: console.error };
