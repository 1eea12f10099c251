import { resolve } from 'node:path';
import { readStudioSettings } from '../cms/settings.ts';
import { readSettings } from '../src/main/read-settings.ts';
import { OperatorError } from '../src/shared/platform/operator-error.ts';
import { restore } from './backup/restore.ts';
import { runCommand } from './run-command.ts';

/** Restores a backup into an empty installation. */
async function run(): Promise<void> {
  const [folder, ...others] = process.argv.slice(2);
  if (!folder || others.length > 0)
    throw new OperatorError('No folder is given.', 'Say: npm run restore -- FOLDER');
  const settings = readSettings(process.env);
  const { madeAt } = await restore(settings, resolve(folder), makeStudioTables);
  console.log(`Everything is as it was at ${madeAt}. Start the installation.`);
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
