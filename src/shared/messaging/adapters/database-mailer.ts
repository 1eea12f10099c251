import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { FinishedMail, MailTransport, StoredMail } from '../mail.ts';

/** Without a mail server: mail is stored in the database, each key once, and shown at /outbox. */
export function databaseMailer(db: Database, clock: Clock): MailTransport & StoredMail {
  return {
    async send(mail) {
      await db
        .insertInto('kept_message')
        .values({
          key: mail.key,
          about: mail.about,
          body: JSON.stringify(mail),
          kept_at: clock().toISOString(),
        })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .execute();
    },

    async latest(limit) {
      const rows = await db
        .selectFrom('kept_message')
        .selectAll()
        .orderBy('kept_at', 'desc')
        .orderBy('key')
        .limit(limit)
        .execute();
      return rows.map(({ body, kept_at }) => ({ ...(JSON.parse(body) as FinishedMail), storedAt: kept_at }));
    },

    async find(key) {
      const row = await db
        .selectFrom('kept_message')
        .select('body')
        .where('key', '=', key)
        .executeTakeFirst();
      return row && (JSON.parse(row.body) as FinishedMail);
    },
  };
}
