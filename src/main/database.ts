import { type DatabaseSettings, openMigratedDatabase } from '../shared/platform/database/database.ts';
import type { Database } from '../shared/platform/database/schema.ts';
import { migrations } from './migrations.ts';

/** The installation's database, with the tables of all modules. One per process: it is closed with `destroy()`. */
export function openDatabase(settings: DatabaseSettings): Promise<Database> {
  return openMigratedDatabase(settings, migrations);
}

/** For processes that only connect, such as the studio's: its bundle would otherwise contain every feature. */
export async function migrateDatabase(settings: DatabaseSettings): Promise<void> {
  await (await openDatabase(settings)).destroy();
}
