import type { Changeable } from '../../../shared/platform/database/changeable.ts';

export async function renameIdempotencyKey(db: Changeable): Promise<void> {
  await db.schema.alterTable('workshop_booking').renameColumn('attempt_key', 'idempotency_key').execute();
}
