import type { Changeable } from '../../../shared/platform/database/changeable.ts';

export async function renameKitCheckouts(db: Changeable): Promise<void> {
  await db.schema.alterTable('kit_hand_over').renameTo('kit_checkout').execute();
  await db.schema.alterTable('received_kit_hand_over').renameTo('received_kit_checkout').execute();
  // SQLite cannot rename an index.
  await db.schema.dropIndex('kit_hand_over_received').execute();
  await db.schema.createIndex('kit_checkout_received').on('kit_checkout').column('received_at').execute();
}
