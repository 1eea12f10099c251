import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { SmsMessage, SmsSender, StoredSms } from '../sms.ts';

/** Without a gateway: messages are stored in the database, each key once, and shown at /outbox. */
export function databaseSmsSender(db: Database, clock: Clock): SmsSender & StoredSms {
  return {
    async send(sms) {
      await db
        .insertInto('stored_sms')
        .values({
          key: sms.key,
          about: sms.about,
          body: JSON.stringify(sms),
          stored_at: clock().toISOString(),
        })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .execute();
    },

    async latest(limit) {
      const rows = await db
        .selectFrom('stored_sms')
        .selectAll()
        .orderBy('stored_at', 'desc')
        .orderBy('key')
        .limit(limit)
        .execute();
      return rows.map(({ body, stored_at }) => ({
        ...(JSON.parse(body) as SmsMessage),
        storedAt: stored_at,
      }));
    },
  };
}
