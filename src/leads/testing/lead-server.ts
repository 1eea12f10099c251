import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { httpPoster } from '../../messaging/adapters/http-poster.ts';
import { keptMail } from '../../messaging/adapters/kept-mail.ts';
import { kyselyOutbox } from '../../messaging/adapters/kysely-outbox.ts';
import { startDelivering } from '../../messaging/deliver.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { textsFor } from '../../sites/texts.ts';
import { kyselyLeadStore } from '../adapters/kysely-lead-store.ts';
import { comhubRoute } from '../api/comhub.ts';
import { carContactForm } from '../car-contact.ts';
import { leadCarriers } from '../carriers.ts';
import type { Stock } from '../stock.ts';
import { readWantedCar } from '../wanted-car.ts';
import { aSite } from './a-site.ts';

/** A process that takes and delivers leads and does nothing else, for tests that kill it. */
const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir = '', WEBHOOK_URL: url = '' } = process.env;
const clock = () => new Date();
const log = { info: () => {}, warn: () => {}, error: () => {} };
const db = await openDatabase({ dataDir, databaseUrl });
const leads = kyselyLeadStore(db);
const record = {
  car_id: '1',
  car_brand: 'Volvo',
  car_model: 'XC60',
  car_site_leads_email: 'leads@solvik.example',
};
const stock: Stock = { car: async () => readWantedCar(record, false), dealershipsSelling: async () => [] };
const site = aSite();
const texts = textsFor('sv');
const kinds = [carContactForm];
const webhook = { url, secret: 'a secret of sixteen signs' };
const routes = { generalAddress: undefined, mailFrom: undefined, webhook, adfUrl: undefined };

const delivering = startDelivering({
  outbox: kyselyOutbox(db),
  carriers: leadCarriers({
    ...{ routes, leads, kinds, stock, log },
    mailer: keptMail(db, clock),
    poster: httpPoster(clock),
    siteNamed: () => ({ site, texts }),
  }),
  patience: { firstWaitMs: 5, longestWaitMs: 50, mostAttempts: 100, carrierMs: 300 },
  ...{ log, clock, chance: Math.random, makeId: randomUUID },
});
const app = Fastify();
comhubRoute(app, {
  ...{ leads, kinds, stock, log, now: clock, makeId: randomUUID },
  channels: ['mail', 'webhook'],
  perMinute: 1_000_000,
  onTaken: delivering.nudge,
  hostOf: () => ({ site, language: 'sv', texts, page: () => ({ html: '', headers: {} }) }),
  showAgain: async () => ({ html: '', headers: {} }),
});
await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.((app.server.address() as AddressInfo).port);
