import { existsSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { copyMedia } from '../../src/content/publishing/adapters/copy-media.ts';
import { folderObjects } from '../../src/content/publishing/adapters/folder-objects.ts';
import { openMediaObjects } from '../../src/content/publishing/adapters/media-library.ts';
import type { MediaObjects } from '../../src/content/publishing/adapters/media-objects.ts';
import { migrateDatabase } from '../../src/main/database.ts';
import { loadPostgres } from '../../src/shared/platform/database/backup/load-postgres.ts';
import { readTables } from '../../src/shared/platform/database/backup/postgres-tables.ts';
import { OperatorError } from '../../src/shared/platform/operator-error.ts';
import { progress } from '../progress.ts';
import { type BackedUp, keyFiles, schemas, sqliteFiles } from './back-up.ts';
import { type Manifest, readManifest } from './manifest.ts';

/** Brings a backup into an empty installation: one without databases. Media that are there already stay. */
export async function restore(
  settings: BackedUp,
  folder: string,
  makeStudioTables: () => Promise<void>,
  media: MediaObjects = folderObjects(join(folder, 'media')),
): Promise<Manifest> {
  const manifest = await readManifest(folder);
  requireSameDatabase(manifest, settings);
  const dataDir = resolve(settings.dataDir);
  await mkdir(dataDir, { recursive: true });
  if (settings.databaseUrl) {
    await requireEmptyPostgres(settings.databaseUrl);
    // Its tables are made by the migrations.
    await migrateDatabase(settings);
    if (manifest.studio) await makeStudioTables();
    await loadPostgres(settings.databaseUrl, schemas, join(folder, 'postgres'), (total) =>
      progress('Tables', total),
    );
  } else {
    requireNoSqliteFiles(dataDir);
    for (const name of sqliteFiles) await copyIfExists(folder, dataDir, name);
  }
  for (const name of keyFiles) await copyIfExists(folder, dataDir, name);
  if (manifest.media) {
    const library = openMediaObjects(join(dataDir, 'media'), settings.mediaBucket);
    await copyMedia(media, library, (total) => progress('Media', total));
  }
  return manifest;
}

function requireSameDatabase({ database }: Manifest, { databaseUrl }: BackedUp): void {
  if ((database === 'postgres') === (databaseUrl !== undefined)) return;
  throw database === 'postgres'
    ? new OperatorError('The backup is of a PostgreSQL database.', 'Set DATABASE_URL to an empty one.')
    : new OperatorError('The backup is of SQLite databases.', 'Restore it without DATABASE_URL.');
}

function requireNoSqliteFiles(dataDir: string): void {
  // A journal that stays behind would be applied to the restored file.
  const present = sqliteFiles.flatMap((name) => ['', '-wal', '-shm'].map((ending) => `${name}${ending}`));
  const found = present.filter((name) => existsSync(join(dataDir, name)));
  if (found.length === 0) return;
  throw new OperatorError(
    `${dataDir} holds ${found.join(', ')}.`,
    'Stop the installation and move these files away, or name another DATA_DIR.',
  );
}

async function requireEmptyPostgres(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  const tables = await readTables(client, schemas).finally(() => client.end());
  if (tables.length === 0) return;
  throw new OperatorError(
    'The database of DATABASE_URL has tables already.',
    'Stop the installation and name a new, empty database.',
  );
}

async function copyIfExists(from: string, to: string, name: string): Promise<void> {
  if (existsSync(join(from, name))) await copyFile(join(from, name), join(to, name));
}
