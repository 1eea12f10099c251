import { PostgresAdapter, sql } from 'kysely';
import type { Database } from './schema.ts';

/** What processes tell each other about; they read the change itself from its table. */
export type ChangeTopic = 'content' | 'stock' | 'deliveries';

export type ChangeNotifications = {
  /**
   * Calls the listener after each change of the topic, by whichever process, and once after a lost connection is back,
   * because changes may have been missed meanwhile.
   */
  subscribe: (topic: ChangeTopic, listener: () => void) => void;
  /** Whether a change would be noticed now. Those who follow changes poll more often without it. */
  isConnected: () => boolean;
  close: () => Promise<void>;
};

/** SQLite tells nobody anything. */
export const noNotifications: ChangeNotifications = {
  subscribe: () => {},
  isConnected: () => false,
  close: async () => {},
};

export const CHANGE_CHANNEL = 'forecourt_change';

/** Within a transaction, all processes are told when it commits, and never of one that was rolled back. */
export async function notifyChange(db: Database, topic: ChangeTopic): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql`select pg_notify(${CHANGE_CHANNEL}, ${topic})`.execute(db);
}
