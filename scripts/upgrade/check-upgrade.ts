import { readdirSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { migrations } from '../../src/main/migrations.ts';
import { compareVersions } from '../../src/main/release-record.ts';
import type { DatabaseSettings } from '../../src/shared/platform/database/database.ts';
import type { InstallationState } from './installation-state.ts';

/** What was looked at before an upgrade: it is well, it needs a look, or it stands in the way. */
export type Finding = { level: 'well' | 'look' | 'stop'; text: string; todo?: string };

/** The steps that this version takes and the tables have not had, in their order. */
export type Pending = { sites: readonly string[]; studio: readonly string[] };

export function pendingSteps(state: InstallationState, { databaseUrl }: DatabaseSettings): Pending {
  const folder = join(import.meta.dirname, '../../cms/migrations', databaseUrl ? 'postgres' : 'sqlite');
  const studio = readdirSync(folder)
    .filter((file) => /^\d.*\.ts$/.test(file))
    .map((file) => file.slice(0, -'.ts'.length));
  return {
    sites: migrations.map(({ name }) => name).filter((name) => !state.steps.includes(name)),
    studio: state.studioSteps ? studio.filter((name) => !state.studioSteps?.includes(name)).sort() : [],
  };
}

/** Looks at everything an upgrade depends on, and changes nothing. */
export async function checkUpgrade(
  settings: DatabaseSettings,
  state: InstallationState,
  version: string,
): Promise<readonly Finding[]> {
  return [
    checkDirection(state, version),
    ...checkSteps(pendingSteps(state, settings), state),
    ...(settings.databaseUrl ? [] : [checkFiles(settings.dataDir, state)]),
    ...(settings.databaseUrl ? [] : [await checkSpace(settings.dataDir, state)]),
  ];
}

function checkDirection({ steps, release }: InstallationState, version: string): Finding {
  // Those of extensions begin with x-.
  const unknown = steps.filter((name) => /^\d/.test(name) && !migrations.some((step) => step.name === name));
  const isOlder = release !== undefined && compareVersions(version, release) < 0;
  if (unknown.length > 0 || isOlder)
    return {
      level: 'stop',
      text: `The data are of ${release && isOlder ? `version ${release}` : 'a newer version'}, and this is ${version}.`,
      todo: 'Upgrade with that version or a newer one. To go back, see npm run upgrade -- --back.',
    };
  return { level: 'well', text: `From ${release ?? 'a version that did not note itself'} to ${version}` };
}

function* checkSteps({ sites, studio }: Pending, { running }: InstallationState): Generator<Finding> {
  const count = sites.length + studio.length;
  yield {
    level: 'well',
    text:
      count === 0
        ? 'The tables are up to date'
        : `${count === 1 ? 'One step' : `${count} steps`} of the tables: ${[...sites, ...studio].join(', ')}`,
  };
  const versions = running
    .map(({ host, pid, version }) => `${version} on ${host}, process ${pid}`)
    .join('; ');
  const contracting = sites.find((name) => /^\d+-contract-/.test(name));
  if (contracting && running.length > 0)
    yield {
      level: 'stop',
      text: `${contracting} takes away what running processes need (${versions}).`,
      todo: 'Stop them first, or upgrade to the release before this one and let all of them run it.',
    };
  else if (running.length > 0)
    yield { level: 'look', text: `These go on meanwhile, and are replaced afterwards: ${versions}` };
}

function checkFiles(dataDir: string, { studioSteps }: InstallationState): Finding {
  const damaged = ['forecourt.sqlite', ...(studioSteps ? ['studio.sqlite'] : [])].flatMap((name) => {
    const damage = findDamage(join(resolve(dataDir), name));
    return damage ? [`${name}: ${damage}`] : [];
  });
  if (damaged.length === 0) return { level: 'well', text: 'The database files are whole' };
  return {
    level: 'stop',
    text: `Database files are damaged: ${damaged.join('; ')}`,
    todo: 'Restore the last backup and upgrade that.',
  };
}

function findDamage(file: string): string | undefined {
  try {
    const db = new DatabaseSync(file, { readOnly: true });
    try {
      const { quick_check: result } = db.prepare('pragma quick_check(1)').get() as { quick_check: string };
      return result === 'ok' ? undefined : result;
    } finally {
      db.close();
    }
  } catch (problem) {
    return (problem as Error).message;
  }
}

/** A backup and a rehearsal are copies of the databases, and a step may write a table anew. */
const COPIES = 3;

async function checkSpace(dataDir: string, { bytes }: InstallationState): Promise<Finding> {
  const { bavail, bsize } = await statfs(resolve(dataDir));
  const [free, needed] = [bavail * bsize, bytes * COPIES];
  const text = `${megabytes(free)} of disk are free, up to ${megabytes(needed)} are needed`;
  return free > needed
    ? { level: 'well', text }
    : { level: 'stop', text: `Only ${text}.`, todo: 'Make room on the disk of DATA_DIR.' };
}

function megabytes(bytes: number): string {
  return `${Math.ceil(bytes / 1_000_000).toLocaleString('en')} MB`;
}
