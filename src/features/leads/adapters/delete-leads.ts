import type { Transaction } from 'kysely';
import type { Schema } from '../../../shared/platform/database/schema.ts';

/** What forms store beside a lead: claimed and deleted with it, in its transaction. */
export type StoredWithLeads = {
  claimPhotos(trx: Transaction<Schema>, album: string, leadId: string): Promise<void>;
  deleteOf(trx: Transaction<Schema>, leads: readonly { id: string; submission_id: string }[]): Promise<void>;
};

/** With all that is stored about them. Returns how many there were. */
export async function deleteLeadsById(
  trx: Transaction<Schema>,
  storedWith: StoredWithLeads,
  leads: readonly string[],
): Promise<number> {
  if (leads.length === 0) return 0;
  const deleted = await trx
    .deleteFrom('lead')
    .where('id', 'in', leads)
    .returning(['id', 'submission_id'])
    .execute();
  const ids = deleted.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await trx.deleteFrom('delivery').where('about', 'in', ids).execute();
  await storedWith.deleteOf(trx, deleted);
  await trx.deleteFrom('kept_message').where('about', 'in', ids).execute();
  return ids.length;
}
