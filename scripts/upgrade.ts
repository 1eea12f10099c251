import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readSettings } from '../src/main/read-settings.ts';
import type { Settings } from '../src/shared/platform/env.ts';
import { OperatorError } from '../src/shared/platform/operator-error.ts';
import { version } from '../src/shared/platform/version.ts';
import { backUp } from './backup/back-up.ts';
import { parseChangelog, upgradeNotes } from './release/changelog.ts';
import { runCommand } from './run-command.ts';
import { bringUpToDate } from './upgrade/bring-up-to-date.ts';
import { checkExtensions } from './upgrade/check-extensions.ts';
import { checkUpgrade, type Finding, pendingSteps } from './upgrade/check-upgrade.ts';
import { goBack } from './upgrade/go-back.ts';
import { type InstallationState, readInstallationState } from './upgrade/installation-state.ts';
import { rehearse } from './upgrade/rehearse.ts';
import { withBuiltSites } from './upgrade/run-built-sites.ts';
import { countRows, lostRows, pagesThatFail } from './upgrade/verify.ts';

const usage = `npm run upgrade                    checks, rehearses on a copy (SQLite), backs up, upgrades, verifies
npm run upgrade -- --check         checks and rehearses, and changes nothing
npm run upgrade -- --backup FOLDER puts the backup there
npm run upgrade -- --back FOLDER   puts the backup of before an upgrade back`;

async function run(): Promise<void> {
  const { check, backup, back } = readOptions();
  const settings = readSettings(process.env);
  const now = new Date();
  const state = await readInstallationState(settings, now);
  if (back) return sayGoneBack(await goBack(settings, resolve(back), { isRunning: isRunning(state), now }));
  if (!state)
    return console.log(
      `There is nothing to upgrade: no database in ${settings.databaseUrl ? 'DATABASE_URL' : resolve(settings.dataDir)}. Are the settings of the installation loaded?`,
    );

  await showNotes(state);
  show([
    ...(await checkUpgrade(settings, state, version)),
    ...(await checkExtensions(process.env, settings.extensions.off)),
  ]);
  if (!settings.databaseUrl) {
    console.log('… A rehearsal on a copy of the databases');
    refuse(
      await rehearse(settings.dataDir, process.env, failingPages),
      'Nothing was changed. Report this with the lines above.',
    );
    console.log('✓ The rehearsal went well: every row is there, and the sites answer');
  }
  if (check) return console.log('\nNothing was changed. To upgrade: npm run upgrade');
  await upgrade(settings, state, resolve(backup ?? defaultBackupFolder(settings, now)), now);
}

async function upgrade(
  settings: Settings,
  state: InstallationState,
  folder: string,
  now: Date,
): Promise<void> {
  const { sites, studio } = pendingSteps(state, settings);
  const rows = await countRows(settings);
  // The tables are still those of the version before, which alone can go on with them.
  const before = state.release ?? `older than ${version}`;
  await backUp(settings, folder, { withMedia: false, now, version: before });
  console.log(`✓ A backup is in ${folder} (media are never changed and stay where they are)`);
  const wayBack = `To go back: stop everything, then npm run upgrade -- --back ${folder}`;
  try {
    await bringUpToDate(settings, process.env, { studio: state.studioSteps !== undefined });
    console.log(`✓ The tables are up to date: ${sites.length + studio.length} steps`);
    const lost = isRunning(state) ? [] : lostRows(rows, await countRows(settings));
    refuse([...lost, ...(await failingPages(process.env))], wayBack);
  } catch (problem) {
    if (problem instanceof OperatorError) throw problem;
    throw new OperatorError(`The upgrade did not end: ${(problem as Error).message}`, wayBack, problem);
  }
  console.log(`✓ The sites answer\n\nThe data are of version ${version}. Start it. ${wayBack}`);
}

function failingPages(env: NodeJS.ProcessEnv | Record<string, string | undefined>): Promise<string[]> {
  return withBuiltSites(env, pagesThatFail);
}

function readOptions() {
  try {
    const options = {
      check: { type: 'boolean' },
      backup: { type: 'string' },
      back: { type: 'string' },
    } as const;
    return parseArgs({ options }).values;
  } catch (problem) {
    throw new OperatorError((problem as Error).message, usage);
  }
}

function isRunning(state: InstallationState | undefined): boolean {
  return (state?.running.length ?? 0) > 0;
}

function defaultBackupFolder({ dataDir }: Settings, now: Date): string {
  return join(dataDir, 'backups', `before-${version}-${now.toISOString().slice(0, 19).replace(/:/g, '-')}`);
}

async function showNotes({ release }: InstallationState): Promise<void> {
  const changelog = parseChangelog(await readFile(join(import.meta.dirname, '../CHANGELOG.md'), 'utf8'));
  for (const note of upgradeNotes(changelog, release, version))
    console.log(`To know before (${note.version}):\n${note.text}\n`);
}

function show(findings: readonly Finding[]): void {
  const signs = { well: '✓', look: '!', stop: '✗' } as const;
  for (const { level, text, todo } of findings)
    console.log(`${signs[level]} ${text}${todo ? `\n  ${todo}` : ''}`);
  if (findings.some(({ level }) => level === 'stop'))
    throw new OperatorError('The upgrade cannot begin.', 'Nothing was changed.');
}

function refuse(problems: readonly string[], hint: string): void {
  if (problems.length > 0) throw new OperatorError(problems.join('\n'), hint);
}

function sayGoneBack({ manifest, kept }: Awaited<ReturnType<typeof goBack>>): void {
  console.log(
    `The data are as they were at ${manifest.madeAt}, of version ${manifest.version}: install and start that version.\nWhat was there is kept in ${kept}.`,
  );
}

await runCommand(run);
process.exit();
