import type { Changeable } from '../../platform/database/changeable.ts';

/** Which process runs a feed: the lease of one that was killed is free at once. */
export async function addFeedOwner(db: Changeable): Promise<void> {
  await db.schema.alterTable('search_feed').addColumn('owner', 'text').execute();
}
