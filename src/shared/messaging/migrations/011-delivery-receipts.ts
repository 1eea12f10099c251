import type { Changeable } from '../../platform/database/changeable.ts';

export async function addDeliveryReceipts(db: Changeable): Promise<void> {
  await db.schema.alterTable('delivery').addColumn('receipt', 'text').execute();
}
