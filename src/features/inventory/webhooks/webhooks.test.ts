import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { testDatabases } from '../../../main/testing/databases.ts';
import { httpWebhookSender } from '../../../shared/messaging/adapters/http-webhook-sender.ts';
import { kyselyOutbox } from '../../../shared/messaging/adapters/kysely-outbox.ts';
import { verifiedWebhookId } from '../../../shared/messaging/verify-webhook.ts';
import { systemClock } from '../../../shared/platform/clock.ts';
import type { Database } from '../../../shared/platform/database/schema.ts';
import { kyselyRecordChanges } from '../../../shared/search/adapters/kysely-record-changes.ts';
import { kyselyRecordStore } from '../../../shared/search/adapters/kysely-record-store.ts';
import { kyselyAnnouncements } from '../adapters/kysely-announcements.ts';
import { importFeed } from '../import-feed.ts';
import type { RecordChange } from '../one-record/decide-edit.ts';
import { editOne } from '../one-record/edit-records.ts';
import { announceChanges, INVENTORY_WEBHOOK } from './announce-changes.ts';
import { inventoryWebhookHandler } from './channel-handler.ts';

const index = 'cars-solvik-se';

for (const { name, fresh } of testDatabases) {
  test(`${name}: an event for each car that comes, changes or goes, by feed, edit and roll-back, and none twice`, async () => {
    const { announce, events, edit, feed, store } = aStock(await (await fresh()).open());
    await feed([aCar('1'), aCar('2')]);
    await announce();
    expect(await events()).toEqual([]);
    await feed([aCar('1', { car_price: 90 }), aCar('3')]);
    await edit('1', { method: 'PATCH', record: { car_color: 'Röd' } });
    await edit('3', { method: 'DELETE' });
    await edit('4', { method: 'PUT', record: aCar('4') });
    await announce();
    await announce();
    expect(await events()).toEqual([
      ['vehicle.updated', '1', 2, ['car_color', 'car_price', 'car_shown_price']],
      ['vehicle.updated', '1', 3, ['car_color']],
      ['vehicle.withdrawn', '2', 2, []],
      // The edit that withdrew it came before anybody was told of the feed.
      ['vehicle.withdrawn', '3', 4, []],
      ['vehicle.created', '4', 5, []],
    ]);
    await store.rollBack(index, 2);
    await announce();
    expect((await events()).filter(([, , revision]) => revision === 6)).toEqual([
      ['vehicle.created', '2', 6, []],
    ]);
  });

  test(`${name}: what two processes read at the same time is told once`, async () => {
    const database = await fresh();
    const [one, other] = [aStock(await database.open()), aStock(await database.open())];
    await one.feed([aCar('1')]);
    await one.announce();
    const cars = Array.from({ length: 450 }, (_, n) => aCar(`9${n}`));
    await one.feed([aCar('1'), ...cars]);
    await Promise.all([one.announce(), other.announce(), one.announce()]);
    await one.announce();
    const told = (await one.events()).map(([, id]) => id);
    expect(told.length).toBe(450);
    expect(new Set(told).size).toBe(450);
  });

  test(`${name}: while the receiver is down, the changes wait in the stock; what has arrived is deleted later`, async () => {
    const db = await (await fresh()).open();
    const { announce, announcements, edit, feed, events } = aStock(db, { waiting: 2000 });
    const logged = () => db.selectFrom('search_record_change').select('id').execute();
    await feed([aCar('1')]);
    await edit('1', { method: 'PATCH', record: { car_price: 95 } });
    expect(await logged()).toHaveLength(0);
    await announce();
    await edit('1', { method: 'PATCH', record: { car_price: 90 } });
    expect(await logged()).toHaveLength(1);
    expect(await announce()).toBe(false);
    expect(await events()).toEqual([]);
    await aStock(db).announce();
    expect(await events()).toHaveLength(1);
    const tomorrow = new Date(Date.now() + 86_400_000);
    expect(await announcements.deleteDeliveredBefore(tomorrow)).toBe(0);
    await db.updateTable('delivery').set({ state: 'delivered' }).execute();
    expect(await announcements.deleteDeliveredBefore(tomorrow)).toBe(1);
    await announcements.stop();
    await edit('1', { method: 'PATCH', record: { car_price: 80 } });
    expect(await logged()).toHaveLength(0);
  });
}

test('an event is posted with a signature that the receiver verifies', async () => {
  const received: { id: string | undefined; body: unknown }[] = [];
  const secret = 'a secret of sixteen signs';
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      received.push({
        id: verifiedWebhookId(request.headers, body, secret, new Date()),
        body: JSON.parse(body),
      });
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const inventoryWebhook = { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, secret };
  const handlers = inventoryWebhookHandler({
    inventoryWebhook,
    webhookSender: httpWebhookSender(systemClock),
  });
  const message = { event: 'vehicle.updated', index, id: '1', revision: 42, fields: ['car_price'] };
  const delivery = { key: 'k', channel: INVENTORY_WEBHOOK, about: `${index}/1`, message };
  await handlers[INVENTORY_WEBHOOK]?.(delivery, AbortSignal.timeout(5000));
  expect(received).toEqual([
    {
      id: 'k',
      body: { type: 'vehicle.updated', data: { index, id: '1', revision: 42, changedFields: ['car_price'] } },
    },
  ]);
});

function aStock(db: Database, { waiting = 0 } = {}) {
  const store = kyselyRecordStore(db, systemClock);
  const outbox = kyselyOutbox(db);
  const announcements = kyselyAnnouncements(db, systemClock);
  const backlog = async () => [
    { channel: INVENTORY_WEBHOOK, waiting, dead: 0, oldest: undefined, nextDue: undefined },
  ];
  const deps = {
    changes: kyselyRecordChanges(db),
    announcements,
    outbox: { backlog },
    onEnqueued: () => {},
  };
  const editing = { records: store, now: systemClock, onEdited: () => {} };
  return {
    store,
    announcements,
    announce: () => announceChanges(deps, index),
    feed: (cars: readonly object[]) => {
      const lines = cars.map((value, at) => ({ line: at + 1, value }));
      return importFeed(store, lines, { index, kind: 'cars', allowEmpty: true }, systemClock);
    },
    edit: async (id: string, change: RecordChange) => {
      const ifMatch = change.method === 'PUT' ? undefined : '*';
      return editOne(editing, index, { kind: 'cars', language: 'sv' }, { ...change, id, ifMatch });
    },
    events: async () => {
      const rows = await db.selectFrom('delivery').select(['message', 'key']).execute();
      const told = rows.map(({ message }) => JSON.parse(message ?? '{}'));
      const all = told.map(({ event, id, revision, fields }) => [event, id, revision, fields] as const);
      expect((await outbox.backlog()).every(({ channel }) => channel === INVENTORY_WEBHOOK)).toBe(true);
      return all.sort((one, other) => (one[1] === other[1] ? one[2] - other[2] : one[1] < other[1] ? -1 : 1));
    },
  };
}

function aCar(car_id: string, fields: object = {}) {
  return { car_id, car_brand: 'Volvo', car_model: 'XC60', car_price: 100, ...fields };
}
