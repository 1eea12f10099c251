import { type DatabaseSettings, openMigratedDatabase } from '../shared/platform/database/database.ts';
import type { Database } from '../shared/platform/database/schema.ts';
import type { Settings } from '../shared/platform/env.ts';
import { dataEncryption, requireDataKeys } from './data-encryption.ts';
import { requireSameInstallation, writeInstallationFile } from './installation-file.ts';
import { migrations } from './migrations.ts';

type InstallationSettings = DatabaseSettings & Partial<Pick<Settings, 'dataKeys'>>;

/** The installation's database, with the tables of all modules. One per process: it is closed with `destroy()`. */
export async function openDatabase(settings: InstallationSettings): Promise<Database> {
  await requireSameInstallation(settings);
  const db = await openMigratedDatabase({ ...settings, encryption: dataEncryption(settings) }, migrations);
  try {
    await requireDataKeys(db, settings.dataKeys);
  } catch (problem) {
    await db.destroy();
    throw problem;
  }
  await writeInstallationFile(settings);
  return db;
}

/** For processes that only connect, such as the studio's: its bundle would otherwise contain every feature. */
export async function migrateDatabase(settings: InstallationSettings): Promise<void> {
  await (await openDatabase(settings)).destroy();
}
