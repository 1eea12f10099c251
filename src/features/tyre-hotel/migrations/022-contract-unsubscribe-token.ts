import type { Changeable } from '../../../shared/platform/database/changeable.ts';

export async function renameUnsubscribeToken(db: Changeable): Promise<void> {
  await db.schema
    .alterTable('tyre_season_reminder')
    .renameColumn('leave_token_hash', 'unsubscribe_token_hash')
    .execute();
}
