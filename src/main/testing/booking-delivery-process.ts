import { randomUUID } from 'node:crypto';
import { textsFor } from '../../content/publishing/built-in-texts.ts';
import { kyselyBookingStore } from '../../features/booking/adapters/kysely-booking-store.ts';
import { bookingChannelHandlers } from '../../features/booking/notifications/channel-handlers.ts';
import { databaseMailer } from '../../shared/messaging/adapters/database-mailer.ts';
import { databaseSmsSender } from '../../shared/messaging/adapters/database-sms-sender.ts';
import { kyselyOutbox } from '../../shared/messaging/adapters/kysely-outbox.ts';
import { startDeliveryWorker } from '../../shared/messaging/delivery-worker.ts';
import type { Clock } from '../../shared/platform/clock.ts';
import type { DatabaseSettings } from '../../shared/platform/database/database.ts';
import { aSite } from '../../shared/sites/testing/a-site.ts';
import { openDatabase } from '../database.ts';
import { visitKinds } from '../features.ts';

const log = { info: () => {}, warn: () => {}, error: () => {} };

/** Delivers messages about bookings; `onSent` is called when a mail has been sent and before that is stored. */
export async function deliverBookingMessages(
  settings: DatabaseSettings,
  { clock, onSent = () => {} }: { clock: Clock; onSent?: () => void },
) {
  const db = await openDatabase(settings);
  const mailer = databaseMailer(db, clock);
  const worker = startDeliveryWorker({
    outbox: kyselyOutbox(db),
    handlers: bookingChannelHandlers({
      bookings: kyselyBookingStore(db),
      mailer: {
        send: async (mail) => {
          await mailer.send(mail);
          onSent();
        },
      },
      smsSender: databaseSmsSender(db, clock),
      mailFrom: undefined,
      visitKinds,
      linkSecret: 'a secret of sixteen signs',
      clock,
      log,
      findSite: (_, language) => ({ site: aSite(), texts: textsFor(language) }),
    }),
    retryPolicy: { firstDelayMs: 5, maxDelayMs: 50, maxAttempts: 100, timeoutMs: 5000 },
    ...{ log, clock, random: Math.random, makeId: randomUUID },
  });
  return {
    stop: async () => {
      await worker.stop();
      await db.destroy();
    },
  };
}

/** A program of its own, which is killed in the middle of its work. */
export async function deliverUntilKilled(settings: DatabaseSettings, mails: number): Promise<void> {
  let sent = 0;
  await deliverBookingMessages(settings, {
    clock: () => new Date(),
    onSent: () => {
      sent += 1;
      if (sent === mails) process.kill(process.pid, 'SIGKILL');
    },
  });
}
