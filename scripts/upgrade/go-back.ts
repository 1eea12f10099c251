import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Settings } from '../../src/shared/platform/env.ts';
import { OperatorError } from '../../src/shared/platform/operator-error.ts';
import { sqliteFiles } from '../backup/back-up.ts';
import { type Manifest, readManifest } from '../backup/manifest.ts';
import { restore } from '../backup/restore.ts';

/**
 * Puts the backup of before an upgrade in the place of the databases, which are kept beside it. The version that made
 * the backup has to be installed then.
 */
export async function goBack(
  settings: Pick<Settings, 'dataDir' | 'databaseUrl' | 'mediaBucket'>,
  backup: string,
  { isRunning, now }: { isRunning: boolean; now: Date },
): Promise<{ manifest: Manifest; kept: string }> {
  const manifest = await readManifest(backup);
  if (settings.databaseUrl)
    throw new OperatorError(
      'On PostgreSQL a backup is restored into a new database, by the version that made it.',
      `Install version ${manifest.version}, make a database (createdb forecourt_before), set DATABASE_URL to it, run npm run restore -- ${backup}, and start.`,
    );
  if (isRunning)
    throw new OperatorError('The installation is running.', 'Stop it first, the studio and workers too.');
  const dataDir = resolve(settings.dataDir);
  const kept = join(dataDir, `before-going-back-${now.toISOString().replace(/[:.]/g, '-')}`);
  await mkdir(kept, { mode: 0o700 });
  for (const name of sqliteFiles.flatMap((each) => [each, `${each}-wal`, `${each}-shm`]))
    if (existsSync(join(dataDir, name))) await rename(join(dataDir, name), join(kept, name));
  await restore(settings, backup, () => Promise.resolve());
  return { manifest, kept };
}
