import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readStudioSettings } from '../cms/settings.ts';
import { erasuresFile, readErasures } from '../src/features/privacy/adapters/file-erasures.ts';
import { repeatErasures } from '../src/features/privacy/repeat-erasures.ts';
import { openDatabase } from '../src/main/database.ts';
import { openPersonalData } from '../src/main/personal-data.ts';
import { readSettings } from '../src/main/read-settings.ts';
import type { Settings } from '../src/shared/platform/env.ts';
import { OperatorError } from '../src/shared/platform/operator-error.ts';
import { decrypterFrom } from './backup/age-files.ts';
import { restoreAny } from './backup/encrypted-backup.ts';
import { progress } from './progress.ts';
import { runCommand } from './run-command.ts';

const usage = 'Say: npm run restore -- FOLDER [--identity FILE] [--erasures FILE]';

/** Restores a backup into an empty installation, without those who asked to be erased since it was made. */
async function run(): Promise<void> {
  const { folder, erasures, identity } = readArguments();
  const settings = readSettings(process.env);
  const list = resolve(erasures ?? erasuresFile(settings.dataDir));
  if (erasures && !existsSync(list))
    throw new OperatorError(
      `There is no file ${list}.`,
      'Name the list that npm run privacy -- erasures wrote.',
    );
  const openIdentity = identity === undefined ? undefined : () => decrypterFrom(resolve(identity));
  const { madeAt } = await restoreAny(settings, resolve(folder), makeStudioTables, openIdentity);
  console.log(`Everything is as it was at ${madeAt}.`);
  await eraseAgain(settings, list);
  console.log('Start the installation.');
}

function readArguments(): { folder: string; erasures?: string; identity?: string } {
  try {
    const options = { erasures: { type: 'string' }, identity: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [folder, ...others] = positionals;
    if (folder && others.length === 0) return { folder, ...values };
  } catch (problem) {
    throw new OperatorError((problem as Error).message, usage);
  }
  throw new OperatorError('No folder is given.', usage);
}

async function eraseAgain(settings: Settings, list: string): Promise<void> {
  const erasures = await readErasures(list);
  if (erasures.length === 0)
    return console.log(
      'Nobody was erased since, or the list of erasures is elsewhere: see npm run privacy -- repeat.',
    );
  const database = await openDatabase(settings);
  try {
    const data = await openPersonalData(settings, database);
    const { keys } = data;
    if (!keys)
      throw new OperatorError(
        'PRIVACY_KEY is not set: those who were erased since the backup are back.',
        `Set it and run npm run privacy -- repeat ${list} before you start.`,
      );
    const { records } = await repeatErasures({ ...data, keys }, erasures, new Date(), (total) =>
      progress('Reading', total),
    );
    console.log(`${erasures.length} erasures were repeated: ${records} records are erased again.`);
  } finally {
    await database.destroy();
  }
}

async function makeStudioTables(): Promise<void> {
  // Loaded only now: it takes seconds, and the packages of the studio.
  const { openStudio } = await import('../cms/seed/open-studio.ts');
  const settings = readStudioSettings(process.env);
  const payload = await openStudio({ ...settings, secret: settings.secret || 'only to make the tables' });
  await payload.destroy();
}

await runCommand(run);
process.exit();
