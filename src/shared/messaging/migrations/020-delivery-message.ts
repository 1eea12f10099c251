import { sql } from 'kysely';
import type { Changeable } from '../../platform/database/changeable.ts';

/** Which message of a booking a delivery is, which was decoded from its key before. */
export async function addDeliveryMessage(db: Changeable): Promise<void> {
  await db.schema.alterTable('delivery').addColumn('message', 'text').execute();
  const { rows } = await sql<{ key: string; about: string }>`
    select key, about from delivery
    where channel in ('booking-mail', 'booking-sms') and state in ('waiting', 'dead')`.execute(db);
  for (const { key, about } of rows) {
    const message = JSON.stringify(messageIn(key, about));
    await sql`update delivery set message = ${message} where key = ${key}`.execute(db);
  }
}

/** 'W7K3M.2.booking-mail', 'W7K3M.2.reminder.booking-mail', 'W7K3M.2.amended.booking-mail' */
function messageIn(key: string, about: string): object {
  const [sequence, what] = key.slice(about.length + 1).split('.');
  return { sequence: Number(sequence), ...((what === 'reminder' || what === 'amended') && { what }) };
}
