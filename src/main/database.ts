import { type DatabaseSettings, openMigratedDatabase } from '../shared/platform/database/database.ts';
import type { Database } from '../shared/platform/database/schema.ts';
import { requireSameInstallation, writeInstallationFile } from './installation-file.ts';
import { migrations } from './migrations.ts';

/** The installation's database, with the tables of all modules. One per process: it is closed with `destroy()`. */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  await requireSameInstallation(settings);
  const db = await openMigratedDatabase(settings, migrations);
  await writeInstallationFile(settings);
  return db;
}

/** For processes that only connect, such as the studio's: its bundle would otherwise contain every feature. */
export async function migrateDatabase(settings: DatabaseSettings): Promise<void> {
  await (await openDatabase(settings)).destroy();
}
