import { tableRecords } from '../../../shared/personal-data/adapters/table-records.ts';
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

    ...tableRecords(db, {
      ...{ table: 'lead', id: 'id', at: 'received_at' },
      read: ({ site, body }) => ({ site, content: JSON.parse(body) }),
    }),

    async erase(ids) {
      await db.transaction().execute((trx) => deleteLeadsById(trx, storedWith, ids));
      return [];
    },
  };
}
