import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { textsFor } from '../../content/publishing/built-in-texts.ts';
import { kyselyLeadStore } from '../../features/leads/adapters/kysely-lead-store.ts';
import { comhubRoute } from '../../features/leads/api/comhub.ts';
import { carContactForm } from '../../features/leads/car-contact/car-contact-form.ts';
import { leadChannelHandlers } from '../../features/leads/delivery/channel-handlers.ts';
import { parseEnquiredCar } from '../../features/leads/lead-car.ts';
import { carReceiptHandler } from '../../features/leads/receipt/car-receipt-handler.ts';
import type { Stock } from '../../features/leads/stock.ts';
import { createFormTokens } from '../../shared/forms/form-token.ts';
import { databaseMailer } from '../../shared/messaging/adapters/database-mailer.ts';
import { httpWebhookSender } from '../../shared/messaging/adapters/http-webhook-sender.ts';
import { kyselyOutbox } from '../../shared/messaging/adapters/kysely-outbox.ts';
import { startDeliveryWorker } from '../../shared/messaging/delivery-worker.ts';
import type { DatabaseSettings } from '../../shared/platform/database/database.ts';
import { aSite } from '../../shared/sites/testing/a-site.ts';
import { openDatabase } from '../database.ts';
import { storedWithLeads } from '../stored-with-leads.ts';

const car = {
  car_id: '1',
  car_brand: 'Volvo',
  car_model: 'XC60',
  car_price: 400_000,
  car_site_leads_email: 'leads@solvik.example',
};
const stock: Stock = {
  car: async () => parseEnquiredCar(car, false, aSite()),
  dealerships: async () => [],
  dealershipsSelling: async () => [],
};
const log = { info: () => {}, warn: () => {}, error: () => {} };
const clock = () => new Date();

/** Accepts and delivers leads only: a separate process, for tests that kill it. */
export async function serveLeads(settings: DatabaseSettings & { webhookUrl: string }): Promise<void> {
  const db = await openDatabase(settings);
  const leads = kyselyLeadStore(db, storedWithLeads);
  const host = { site: aSite(), language: 'sv', texts: textsFor('sv') } as const;
  const kinds = [carContactForm];
  const webhook = { url: settings.webhookUrl, secret: 'a secret of sixteen signs' };
  const destinations = { generalAddress: undefined, mailFrom: undefined, webhook, adfUrl: undefined };
  const mailer = databaseMailer(db, clock);
  const worker = startDeliveryWorker({
    outbox: kyselyOutbox(db),
    handlers: {
      ...leadChannelHandlers({
        ...{ destinations, leads, kinds, stock, log, mailer, now: clock },
        webhookSender: httpWebhookSender(clock),
        findSite: () => host,
      }),
      ...carReceiptHandler({ leads, stock, mailer, log, mailFrom: undefined, findSite: () => host }),
    },
    retryPolicy: { firstDelayMs: 5, maxDelayMs: 50, maxAttempts: 100, timeoutMs: 300 },
    ...{ log, clock, random: Math.random, makeId: randomUUID },
  });
  const noPage = { html: '', headers: {} };
  const app = Fastify();
  comhubRoute(app, {
    ...{ leads, kinds, stock, log, now: clock, makeId: randomUUID },
    tokens: createFormTokens('a secret of sixteen signs'),
    channels: ['mail', 'webhook'],
    perMinute: 1_000_000,
    onAccepted: worker.nudge,
    contextFor: () => ({ ...host, page: () => noPage }),
    rerenderForm: async () => noPage,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  // The parent process has ended.
  process.once('disconnect', () => process.exit());
  process.send?.((app.server.address() as AddressInfo).port);
}
