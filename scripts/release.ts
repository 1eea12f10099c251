import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { OperatorError } from '../src/shared/platform/operator-error.ts';
import { version as current } from '../src/shared/platform/version.ts';
import { parseChangelog, type Release, UPGRADING } from './release/changelog.ts';
import { nextVersion, proposedKind, releasedChangelog } from './release/next-version.ts';
import { runCommand } from './run-command.ts';

const usage = 'npm run release -- [patch | minor | major | 1.4.0] [--dry-run]';
const root = join(import.meta.dirname, '..');
const packageFiles = ['package.json', 'package-lock.json'];
/** They name the image of the release. */
const imageFiles = ['deploy/kubernetes/kustomization.yaml', 'docs/operations.md'];

/** Writes version and changelog, commits both and tags the commit. Nothing leaves this machine. */
async function release(): Promise<void> {
  const { asked, dryRun } = readOptions();
  const text = await readFile(join(root, 'CHANGELOG.md'), 'utf8');
  const unreleased = parseChangelog(text).find(({ version }) => version === undefined);
  if (!unreleased?.sections.some((section) => section.text !== ''))
    throw new OperatorError(
      'There is nothing to release.',
      'Write it under "Unreleased" in CHANGELOG.md first.',
    );
  const version = nextVersion(current, asked ?? proposedKind(unreleased, current));
  const notes = notesOf(unreleased);
  console.log(`Version ${current} → ${version}\n\n${notes}\n`);
  if (!unreleased.sections.some(({ title }) => title === UPGRADING))
    console.log(`Operators have nothing to do: there is no section "${UPGRADING}".\n`);
  if (dryRun) return console.log('Nothing was written.');
  requireCleanTree(version);
  await writeFile(
    join(root, 'CHANGELOG.md'),
    releasedChangelog(text, version, new Date().toISOString().slice(0, 10)),
  );
  for (const file of packageFiles) await writeVersion(join(root, file), version);
  for (const file of imageFiles) await renameImage(join(root, file), version);
  git(
    'commit',
    '--quiet',
    '--message',
    `release: ${version}`,
    '--',
    'CHANGELOG.md',
    ...packageFiles,
    ...imageFiles,
  );
  git(
    'tag',
    '--annotate',
    `v${version}`,
    '--message',
    `Forecourt ${version}\n\n${notes}`,
    '--cleanup=verbatim',
  );
  console.log(`✓ Committed and tagged v${version}. To publish it: git push --follow-tags`);
}

function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      options: { 'dry-run': { type: 'boolean' } },
      allowPositionals: true,
    });
    if (positionals.length > 1) throw new Error('One version at a time.');
    return { asked: positionals[0], dryRun: values['dry-run'] };
  } catch (problem) {
    throw new OperatorError((problem as Error).message, usage);
  }
}

function notesOf({ sections }: Release): string {
  return sections.map(({ title, text }) => `${title}\n\n${text}`).join('\n\n');
}

function requireCleanTree(version: string): void {
  if (git('status', '--porcelain') !== '')
    throw new OperatorError('There are changes that are not committed.', 'Commit them first.');
  if (git('tag', '--list', `v${version}`) !== '')
    throw new OperatorError(`There is a tag v${version} already.`, 'Give another version.');
}

async function writeVersion(file: string, version: string): Promise<void> {
  const parsed = JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown> & {
    packages?: Record<string, { version?: string }>;
  };
  parsed['version'] = version;
  if (parsed.packages?.['']) parsed.packages[''].version = version;
  await writeFile(file, `${JSON.stringify(parsed, null, 2)}\n`);
}

async function renameImage(file: string, version: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  await writeFile(
    file,
    text.replaceAll(/(forecourt:|RELEASE=|newTag: ")\d+\.\d+\.\d+[\w.-]*/g, `$1${version}`),
  );
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
}

await runCommand(release);
