import type { Changeable } from '../../../shared/platform/database/changeable.ts';

/** People of the studio send feeds and change mappings, and their neighbours see who it was. */
export async function addWhoChangedFeeds(db: Changeable): Promise<void> {
  await db.schema.alterTable('import_run').addColumn('started_by', 'text').execute();
  await db.schema.alterTable('feed_mapping').addColumn('changed_by', 'text').execute();
}
