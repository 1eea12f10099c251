import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import { z } from 'zod';
import { connectDatabase, type DatabaseSettings } from '../shared/platform/database/database.ts';
import { OperatorError } from '../shared/platform/operator-error.ts';

const FILE = 'installation.json';
/** How the folder is laid out; raised when files get other names, so that an older release does not begin anew beside them. */
const LAYOUT = 1;

const installationFile = z.object({
  layout: z.int(),
  /** Where the data of this installation are. */
  database: z.enum(['sqlite', 'postgres']),
});

/** Refuses to begin an empty installation where the data folder says that there is one with data. */
export async function requireSameInstallation(settings: DatabaseSettings): Promise<void> {
  const { dataDir, databaseUrl } = settings;
  const known = dataDir === '' ? undefined : await readInstallationFile(dataDir);
  if (!known) return;
  const file = join(resolve(dataDir), FILE);
  const beginAnew = `To begin an empty installation all the same, name another DATA_DIR or remove ${file}.`;
  if (known.layout > LAYOUT)
    throw new OperatorError(
      `${resolve(dataDir)} was laid out by a newer version of Forecourt.`,
      'Start that version, or a newer one; or put back a backup from before it into another DATA_DIR.',
    );
  if (known.database === 'postgres' && !databaseUrl)
    throw new OperatorError(
      `${resolve(dataDir)} belongs to an installation on PostgreSQL, and DATABASE_URL is not set.`,
      `Set DATABASE_URL to its database. ${beginAnew}`,
    );
  if (known.database === 'sqlite' && !databaseUrl && !existsSync(join(resolve(dataDir), 'forecourt.sqlite')))
    throw new OperatorError(
      `${resolve(dataDir)} belongs to an installation whose database, forecourt.sqlite, is not there.`,
      `Put it back, from a backup if need be. ${beginAnew}`,
    );
  if (known.database === 'sqlite' && databaseUrl && (await isEmpty(settings)))
    throw new OperatorError(
      `DATABASE_URL names an empty database, and the data of this installation are in ${resolve(dataDir)}, on SQLite.`,
      `Start without DATABASE_URL to go on with them. ${beginAnew}`,
    );
}

/** Says for the next start where the data are. */
export async function writeInstallationFile({ dataDir, databaseUrl }: DatabaseSettings): Promise<void> {
  if (dataDir === '') return;
  const wanted = { layout: LAYOUT, database: databaseUrl ? 'postgres' : 'sqlite' } as const;
  const known = await readInstallationFile(dataDir);
  if (known?.layout === wanted.layout && known.database === wanted.database) return;
  const file = join(resolve(dataDir), FILE);
  try {
    await mkdir(resolve(dataDir), { recursive: true });
    await writeFile(`${file}.${process.pid}`, `${JSON.stringify(wanted, null, 2)}\n`, { mode: 0o600 });
    await rename(`${file}.${process.pid}`, file);
  } catch {
    // Sites on PostgreSQL may have a folder that cannot be written; a full disk is told of by what needs it.
  }
}

async function readInstallationFile(dataDir: string) {
  const file = join(resolve(dataDir), FILE);
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch {
    return undefined;
  }
  const parsed = installationFile.safeParse(fromJson(text));
  if (parsed.success) return parsed.data;
  throw new OperatorError(
    `${file} cannot be read as what an installation says about itself.`,
    'Put it back from a backup; or remove it when the settings of this start are right.',
  );
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function isEmpty(settings: DatabaseSettings): Promise<boolean> {
  const db = await connectDatabase(settings);
  try {
    const { rows } = await sql<{ there: boolean }>`
      select exists (select 1 from information_schema.tables
                     where table_schema = current_schema() and table_name = 'migration') as there`.execute(
      db,
    );
    return rows[0]?.there !== true;
  } finally {
    await db.destroy();
  }
}
