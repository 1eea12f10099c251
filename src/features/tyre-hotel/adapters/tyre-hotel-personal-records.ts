import { tableRecords } from '../../../shared/personal-data/adapters/table-records.ts';
import type { PersonalRecords } from '../../../shared/personal-data/personal-records.ts';
import type { Database } from '../../../shared/platform/database/schema.ts';
import type { KeyRing } from '../../../shared/platform/key-ring.ts';
import { decryptPhone } from '../access/owner-phone.ts';

/**
 * Whose tyres are stored. They come from the system that has the agreements, and would be back with its next import: they
 * are ended there.
 */
export function agreementPersonalRecords(db: Database, keys: KeyRing | undefined): PersonalRecords {
  return {
    kind: 'tyre-agreement',
    retention: { endsWith: 'import' },

    async page(after, limit) {
      const rows = await db
        .selectFrom('tyre_agreement')
        .innerJoin('tyre_owner', 'tyre_owner.id', 'tyre_agreement.owner_id')
        .select(['plate', 'site', 'body', 'owner_id', 'phone_key_id', 'phone_cipher'])
        .where('plate', '>', after)
        .orderBy('plate')
        .limit(limit)
        .execute();
      return rows.map(({ plate, site, body, owner_id, phone_key_id, phone_cipher }) => {
        const owner = { id: owner_id, phone: { keyId: phone_key_id, cipher: phone_cipher } };
        const phone = keys && decryptPhone(keys, owner);
        return { id: plate, site, at: undefined, content: { plate, phone, vehicle: JSON.parse(body) } };
      });
    },

    erase: async (ids) => ids.map((id) => ({ id, why: 'agreement', until: undefined })),

    async count() {
      const { records } = await db
        .selectFrom('tyre_agreement')
        .select(({ fn }) => fn.countAll().as('records'))
        .executeTakeFirstOrThrow();
      return { records: Number(records), oldest: undefined };
    },
  };
}

/** Mails that somebody asked for before the season changes; they end at the latest so long after they were asked for. */
export function seasonReminderPersonalRecords(db: Database, keepDays: number): PersonalRecords {
  return {
    kind: 'season-reminder',
    retention: { setting: 'SEASON_REMINDERS_KEEP_DAYS', days: keepDays },
    ...tableRecords(db, {
      ...{ table: 'tyre_season_reminder', id: 'id', at: 'created_at' },
      read: ({ site, body, due_date }) => ({ site, content: { ...JSON.parse(body), dueDate: due_date } }),
    }),

    erase: (ids) =>
      db.transaction().execute(async (trx) => {
        await trx.deleteFrom('tyre_season_reminder').where('id', 'in', ids).execute();
        await trx.deleteFrom('delivery').where('about', 'in', ids).execute();
        await trx.deleteFrom('kept_message').where('about', 'in', ids).execute();
        return [];
      }),
  };
}

/** Reviews name nobody, unless somebody wrote a name or a number into one. */
export function reviewPersonalRecords(db: Database, keepDays: number): PersonalRecords {
  return {
    kind: 'tyre-review',
    retention: { setting: 'REVIEWS_KEEP_DAYS', days: keepDays },
    ...tableRecords(db, {
      ...{ table: 'tyre_review', id: 'id', at: 'received_at' },
      read: ({ site, rating, comment }) => ({ site, content: { rating, comment } }),
    }),

    async erase(ids) {
      await db.deleteFrom('tyre_review').where('id', 'in', ids).execute();
      return [];
    },
  };
}
