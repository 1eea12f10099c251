import { execFile, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { documentedBlock } from '../scripts/docs/code-blocks.ts';
import { freePort } from '../src/shared/platform/testing/free-port.ts';
import { version } from '../src/shared/platform/version.ts';

const exec = promisify(execFile);
test.describe.configure({ timeout: 240_000 });

/** The data of a version before this one: one site and some of its records. */
function anEarlierInstallation() {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-operated-'));
  const version = readdirSync('scripts/upgrade/versions').sort().at(-2) ?? '';
  const stored = readFileSync(join('scripts/upgrade/versions', version, 'forecourt.sqlite.gz'));
  writeFileSync(join(folder, 'forecourt.sqlite'), gunzipSync(stored));
  const { npm_lifecycle_event: _, ...outside } = process.env;
  const env = {
    ...{ ...outside, DATA_DIR: folder, DEMO: '0', STUDIO: '0', LOG_LEVEL: 'fatal' },
    ...{ INVENTORY_API_KEY: 'key-of-the-operator', SEARCH_API_KEY: 'key-of-the-operator' },
    PREVIEW_SECRET: 'a secret of the operator',
  };
  const run = async (commands: string, replace: Record<string, string> = {}) => {
    const here = Object.entries(replace).reduce((text, [from, to]) => text.replaceAll(from, to), commands);
    const { stdout } = await exec('bash', ['-euo', 'pipefail', '-c', here], { env });
    return stdout;
  };
  return { folder, env, run, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

test('the commands of the upgrade look, rehearse, back up, upgrade and verify', async () => {
  const { folder, run, remove } = anEarlierInstallation();
  try {
    const printed = await run(documentedBlock('docs/operations.md', 'npm run upgrade -- --check'));
    expect(printed).toContain('Nothing was changed. To upgrade: npm run upgrade');
    expect(printed).toContain('✓ The sites answer');
    const [backup = '', ...others] = readdirSync(join(folder, 'backups'));
    expect(others).toEqual([]);
    const manifest = JSON.parse(readFileSync(join(folder, 'backups', backup, 'manifest.json'), 'utf8'));
    // Whoever goes back needs the version before, not the one that made the backup.
    expect(manifest.version).not.toBe(version);
  } finally {
    remove();
  }
});

test('the commands of backup and restore make two backups and bring one into an empty installation', async () => {
  const { folder, run, remove } = anEarlierInstallation();
  try {
    const commands = documentedBlock('docs/operations.md', '--without-media');
    const [first = '', second = '', restore = ''] = commands.trim().split('\n');
    await run(first, { '/backups': join(folder, 'backups') });
    await run(second, { '/backups/2026-11-17': join(folder, 'backups/without-media') });
    for (const name of ['2026-11-17', 'without-media'])
      expect(existsSync(join(folder, 'backups', name, 'manifest.json'))).toBe(true);
    const empty = join(folder, 'empty');
    await run(`DATA_DIR=${empty} ${restore}`, { '/backups': join(folder, 'backups') });
    expect(existsSync(join(empty, 'forecourt.sqlite'))).toBe(true);
  } finally {
    remove();
  }
});

test('the commands of an encrypted backup make a key and a backup, and bring it into an empty installation', async () => {
  const { folder, run, remove } = anEarlierInstallation();
  try {
    const commands = documentedBlock('docs/operations.md', '--new-key');
    const [makeKey = '', backUp = '', restore = ''] = commands.trim().split('\n');
    const places = { 'backup.key': join(folder, 'backup.key'), '/backups': join(folder, 'backups') };
    const [recipient = ''] = /age1[a-z0-9]{58}/.exec(await run(makeKey, places)) ?? [];
    await run(backUp.replace('age1…', recipient), places);
    const files = readdirSync(join(folder, 'backups/2026-11-17'));
    expect(files.filter((file) => !file.endsWith('.age') && file !== 'media')).toEqual(['manifest.json']);
    const empty = join(folder, 'empty');
    await run(`DATA_DIR=${empty} ${restore}`, places);
    expect(existsSync(join(empty, 'forecourt.sqlite'))).toBe(true);
  } finally {
    remove();
  }
});

test('the start with a country of one’s own opens', async () => {
  const { env, remove } = anEarlierInstallation();
  const port = await freePort();
  const command = documentedBlock('docs/countries-and-languages.md', 'LOCALES=').replace(
    '/srv/forecourt',
    join(process.cwd(), 'examples'),
  );
  const started = spawn('bash', ['-c', command], { env: { ...env, PORT: String(port) }, detached: true });
  try {
    await expect
      .poll(
        () =>
          fetch(`http://127.0.0.1:${port}/livez`).then(
            ({ status }) => status,
            () => 0,
          ),
        { timeout: 90_000 },
      )
      .toBe(200);
  } finally {
    if (started.pid) process.kill(-started.pid, 'SIGTERM');
    await new Promise((resolve) => started.once('exit', resolve));
    remove();
  }
});
