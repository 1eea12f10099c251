import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { studioSchema } from '../../cms/studio-schema.ts';
import { copyMedia } from '../../src/content/publishing/adapters/copy-media.ts';
import { folderObjects } from '../../src/content/publishing/adapters/folder-objects.ts';
import { openMediaObjects } from '../../src/content/publishing/adapters/media-library.ts';
import { copySqliteFiles } from '../../src/shared/platform/database/backup/copy-sqlite-files.ts';
import { dumpPostgres } from '../../src/shared/platform/database/backup/dump-postgres.ts';
import type { Settings } from '../../src/shared/platform/env.ts';
import { OperatorError } from '../../src/shared/platform/operator-error.ts';
import { version as ownVersion } from '../../src/shared/platform/version.ts';
import { progress } from '../progress.ts';
import { MANIFEST_FILE, type Manifest } from './manifest.ts';

export type BackedUp = Pick<Settings, 'dataDir' | 'databaseUrl' | 'mediaBucket'>;

/** The sites' database and the studio's. */
export const sqliteFiles = ['forecourt.sqlite', 'studio.sqlite'] as const;
/** Keys that a demo has made for itself; other installations have theirs in the environment. */
export const keyFiles = ['tyre-hotel.key', 'feed-sources.key', 'privacy.key', 'demo-keys.json'] as const;
export const schemas = ['public', studioSchema];

/**
 * Copies the whole installation into a new folder, while it runs. Databases come first: media are never changed or
 * deleted, so that every file which they name is still there afterwards. `version` is that of the data, where they are not
 * of this one.
 */
export async function backUp(
  settings: BackedUp,
  folder: string,
  { withMedia, now, version = ownVersion }: { withMedia: boolean; now: Date; version?: string },
): Promise<Manifest> {
  await makeEmptyFolder(folder);
  const dataDir = resolve(settings.dataDir);
  const studio = settings.databaseUrl
    ? await backUpPostgres(settings.databaseUrl, folder)
    : await backUpSqlite(dataDir, folder);
  for (const name of keyFiles.filter((each) => existsSync(join(dataDir, each))))
    await copyFile(join(dataDir, name), join(folder, name));
  if (withMedia) {
    const library = openMediaObjects(join(dataDir, 'media'), settings.mediaBucket);
    await copyMedia(library, folderObjects(join(folder, 'media')), (total) => progress('Media', total));
  }
  const database = settings.databaseUrl ? 'postgres' : 'sqlite';
  const manifest: Manifest = {
    ...{ format: 1, version, database, studio, media: withMedia, encrypted: false },
    madeAt: now.toISOString(),
  };
  await writeFile(join(folder, MANIFEST_FILE), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

/** What is in it is as confidential as the databases are. */
export async function makeEmptyFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0)
    throw new OperatorError(`${folder} is not empty.`, 'Name a folder that does not exist yet.');
}

async function backUpSqlite(dataDir: string, folder: string): Promise<boolean> {
  const present = sqliteFiles.filter((name) => existsSync(join(dataDir, name)));
  if (!present.includes('forecourt.sqlite'))
    throw new OperatorError(`There is no database in ${dataDir}.`, 'Set the DATA_DIR of the installation.');
  await copySqliteFiles(present.map((name) => ({ from: join(dataDir, name), to: join(folder, name) })));
  return present.includes('studio.sqlite');
}

async function backUpPostgres(url: string, folder: string): Promise<boolean> {
  await mkdir(join(folder, 'postgres'));
  await dumpPostgres(url, schemas, join(folder, 'postgres'), (total) => progress('Tables', total));
  return (await readdir(join(folder, 'postgres'))).some((name) => name.startsWith(`${studioSchema}.`));
}
