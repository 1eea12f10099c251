import type { Changeable } from '../../../shared/platform/database/changeable.ts';

/** What was sent to whom, so that a feed is sent when it has changed, by one worker. */
export async function addFeedPushes(db: Changeable): Promise<void> {
  await db.schema
    .createTable('feed_push')
    .addColumn('target', 'text', (column) => column.primaryKey())
    .addColumn('hash', 'text')
    .addColumn('cars', 'integer')
    .addColumn('pushed_at', 'text')
    .addColumn('claimed_until', 'text')
    .addColumn('failures', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('next_attempt_at', 'text')
    .addColumn('problem', 'text')
    .execute();
}
