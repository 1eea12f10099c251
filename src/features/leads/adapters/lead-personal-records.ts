import type { PersonalFile, PersonalRecords } from '../../../shared/personal-data/personal-records.ts';
import type { Database } from '../../../shared/platform/database/schema.ts';
import { deleteLeadsById, type StoredWithLeads } from './delete-leads.ts';

/** Enquiries, with the photos that were sent along. */
export function leadPersonalRecords(
  db: Database,
  storedWith: StoredWithLeads,
  photosOf: (lead: string) => Promise<readonly PersonalFile[]>,
  keepDays: number,
): PersonalRecords {
  return {
    kind: 'lead',
    retention: { setting: 'LEADS_KEEP_DAYS', days: keepDays },
    files: photosOf,

    async page(after, limit) {
      const rows = await db
        .selectFrom('lead')
        .select(['id', 'site', 'body', 'received_at'])
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(({ id, site, body, received_at }) => ({
        ...{ id, site, at: received_at },
        content: JSON.parse(body),
      }));
    },

    async erase(ids) {
      await db.transaction().execute((trx) => deleteLeadsById(trx, storedWith, ids));
      return [];
    },

    async count() {
      const { records, oldest } = await db
        .selectFrom('lead')
        .select(({ fn }) => [fn.countAll().as('records'), fn.min('received_at').as('oldest')])
        .executeTakeFirstOrThrow();
      return { records: Number(records), oldest: oldest ?? undefined };
    },
  };
}
