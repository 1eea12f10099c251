import { resolve } from 'node:path';
import { parseEnvironment } from '../src/shared/platform/env.ts';
import { OperatorError } from '../src/shared/platform/operator-error.ts';
import { backUp } from './backup/back-up.ts';

const usage = 'Say: npm run backup -- FOLDER [--without-media]';

/** Backs up the installation of these settings into a new folder; it may go on running. */
async function backup(): Promise<void> {
  const given = process.argv.slice(2);
  const [folder, ...others] = given.filter((each) => each !== '--without-media');
  if (!folder || others.length > 0) throw new OperatorError('No folder is given.', usage);
  const parsed = parseEnvironment(process.env);
  if (!parsed.ok)
    throw new OperatorError(parsed.problems.join('\n  '), 'Correct these settings and try again.');
  const withMedia = !given.includes('--without-media');
  await backUp(parsed.settings, resolve(folder), { withMedia, now: new Date() });
  console.log(`The backup is in ${resolve(folder)}.`);
}

try {
  await backup();
} catch (problem) {
  if (problem instanceof OperatorError) console.error(`${problem.message}\n${problem.hint}`);
  else console.error(problem);
  process.exitCode = 1;
}
