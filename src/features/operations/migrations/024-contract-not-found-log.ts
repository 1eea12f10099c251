import type { Changeable } from '../../../shared/platform/database/changeable.ts';

export async function renameNotFoundLog(db: Changeable): Promise<void> {
  await db.schema.alterTable('address_hit').renameTo('not_found_log').execute();
}
