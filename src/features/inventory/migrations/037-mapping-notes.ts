import type { Changeable } from '../../../shared/platform/database/changeable.ts';

/** Who changes a mapping may say why. */
export async function addMappingNotes(db: Changeable): Promise<void> {
  await db.schema.alterTable('feed_mapping').addColumn('note', 'text').execute();
}
