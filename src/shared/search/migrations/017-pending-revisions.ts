import type { Changeable } from '../../platform/database/changeable.ts';

/** Stock becomes visible in many small transactions: what is written so far is hidden, and can be undone. */
export async function addPendingRevisions(db: Changeable): Promise<void> {
  await db.schema.alterTable('search_index').addColumn('pending_began_at', 'text').execute();
  await db.schema.alterTable('search_record_before').addColumn('changed_at', 'text').execute();
}
