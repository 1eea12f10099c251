import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readSettings } from '../src/main/read-settings.ts';
import { OperatorError } from '../src/shared/platform/operator-error.ts';
import { backUp } from './backup/back-up.ts';
import { runCommand } from './run-command.ts';

const usage = `Say: npm run backup -- FOLDER [--without-media]
       npm run backup -- --new-key FILE`;

/** Backs up the installation of these settings into a new folder; it may go on running. */
async function backup(): Promise<void> {
  const { folder, newKey, withMedia } = readArguments();
  if (newKey !== undefined) return makeKey(resolve(newKey));
  const settings = readSettings(process.env);
  const { backupRecipients: recipients } = settings;
  const target = resolve(folder);
  const now = new Date();
  if (recipients) {
    const { backUpEncrypted } = await import('./backup/encrypted-backup.ts');
    await backUpEncrypted(settings, target, { recipients, withMedia, now });
    console.log(`The backup is in ${target}, encrypted.`);
  } else {
    await backUp(settings, target, { withMedia, now });
    console.log(`The backup is in ${target}, in plain text: BACKUP_RECIPIENTS is not set.`);
  }
}

function readArguments() {
  const options = { 'without-media': { type: 'boolean' }, 'new-key': { type: 'string' } } as const;
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [folder = '', ...others] = positionals;
    const newKey = values['new-key'];
    if (others.length === 0 && (folder === '') !== (newKey === undefined))
      return { folder, newKey, withMedia: !values['without-media'] };
  } catch (problem) {
    throw new OperatorError((problem as Error).message, usage);
  }
  throw new OperatorError('No folder is given.', usage);
}

/** The secret key goes into a file that is not overwritten, the public one on the screen. */
async function makeKey(file: string): Promise<void> {
  const { makeIdentity } = await import('./backup/age-files.ts');
  const { file: text, recipient } = await makeIdentity();
  await writeFile(file, text, { flag: 'wx', mode: 0o600 }).catch((problem: NodeJS.ErrnoException) => {
    if (problem.code !== 'EEXIST') throw problem;
    throw new OperatorError(`${file} exists.`, 'Name a new file: a secret key is never overwritten.');
  });
  console.log(`The secret key is in ${file}: store it away from this machine and from the backups.
Set BACKUP_RECIPIENTS=${recipient}`);
}

await runCommand(backup);
