import { resolve } from 'node:path';
import { readSettings } from '../src/main/read-settings.ts';
import { OperatorError } from '../src/shared/platform/operator-error.ts';
import { backUp } from './backup/back-up.ts';
import { runCommand } from './run-command.ts';

const usage = 'Say: npm run backup -- FOLDER [--without-media]';

/** Backs up the installation of these settings into a new folder; it may go on running. */
async function backup(): Promise<void> {
  const given = process.argv.slice(2);
  const [folder, ...others] = given.filter((each) => each !== '--without-media');
  if (!folder || others.length > 0) throw new OperatorError('No folder is given.', usage);
  const settings = readSettings(process.env);
  const withMedia = !given.includes('--without-media');
  await backUp(settings, resolve(folder), { withMedia, now: new Date() });
  console.log(`The backup is in ${resolve(folder)}.`);
}

await runCommand(backup);
