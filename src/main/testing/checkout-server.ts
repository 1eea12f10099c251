import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { kyselyCheckoutStore } from '../../features/kits/adapters/kysely-checkout-store.ts';
import { checkoutRoutes } from '../../features/kits/checkout/api.ts';
import { checkoutChannelHandlers } from '../../features/kits/checkout/channel-handlers.ts';
import { aKitRecord } from '../../features/kits/testing/a-kit-record.ts';
import { httpWebhookSender } from '../../shared/messaging/adapters/http-webhook-sender.ts';
import { kyselyOutbox } from '../../shared/messaging/adapters/kysely-outbox.ts';
import { startDeliveryWorker } from '../../shared/messaging/delivery-worker.ts';
import type { DatabaseSettings } from '../../shared/platform/database/database.ts';
import { openDatabase } from '../database.ts';

const log = { info: () => {}, warn: () => {}, error: () => {} };
const clock = () => new Date();
const found = { facet: [], content: [aKitRecord()], total_items: 1, limit: 1, offset: 0, failed: false };

/** Accepts and delivers carts only: a separate process, for tests that kill it. */
export async function serveCheckouts(settings: DatabaseSettings & { webhookUrl: string }): Promise<void> {
  const db = await openDatabase(settings);
  const checkouts = kyselyCheckoutStore(db);
  const outbox = kyselyOutbox(db);
  const worker = startDeliveryWorker({
    outbox,
    handlers: checkoutChannelHandlers({
      checkouts,
      webhookSender: httpWebhookSender(clock),
      destination: { url: settings.webhookUrl, secret: 'a secret of sixteen signs' },
    }),
    retryPolicy: { firstDelayMs: 5, maxDelayMs: 50, maxAttempts: 100, timeoutMs: 300 },
    ...{ log, clock, random: Math.random, makeId: randomUUID },
  });
  const app = Fastify();
  checkoutRoutes(app, {
    ...{ checkouts, outbox, log, now: clock, makeId: randomUUID },
    search: { search: async () => found },
    isOpen: true,
    tokenSecret: 'a secret of sixteen signs',
    siteAt: () => ({ name: 'kits-fi' }),
    limits: { checkouts: 1_000_000, reads: 1_000_000 },
    onAccepted: worker.nudge,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  // The parent process has ended.
  process.once('disconnect', () => process.exit());
  process.send?.((app.server.address() as AddressInfo).port);
}
