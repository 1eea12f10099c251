// Installs the locked packages in groups, so that the sites open before the studio's and the tests' packages are
// there (docs/decisions/017-package-groups.md). Built-ins only.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readIfExists } from './fingerprint.mjs';
import { installedGroup, missingPackages, packageGroups, packagesOf } from './package-groups.mjs';
import { Failure, root, run } from './run-step.mjs';

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

const npmFlags = {
  sites: ['--omit=dev', '--workspaces=false'],
  studio: ['--omit=dev'],
  all: [],
};

/**
 * Fetches what is missing of a group, by npm's own record of what is installed, however it came there. What is there
 * stays: `npm ci` would empty node_modules first, under the feet of a server that runs, so it only makes the first
 * group; and a group is never made smaller.
 */
export async function installPackages(group, progress = () => {}, options = {}) {
  const { lock, record } = readRecords();
  if (missingPackages(group, lock, record).length === 0) return 'nothing to do';
  const there = installedGroup(lock, record);
  const wanted = packageGroups.indexOf(there) > packageGroups.indexOf(group) ? there : group;
  const command = there ? ['install', '--no-save', '--prefer-offline'] : ['ci'];
  const total = [...packagesOf(wanted, lock)].filter(isHoisted).length;
  const ticker = setInterval(() => progress(progressBar(countPackages(), total)), 500);
  try {
    const flags = ['--no-audit', '--no-fund', '--loglevel=error'];
    await run(npm, [...command, ...npmFlags[wanted], ...flags], options);
  } finally {
    clearInterval(ticker);
  }
}

/** For commands that a newcomer may run before the packages are there. */
export function requirePackages(group) {
  const { lock, record } = readRecords();
  // An image may hold the packages without the lock file they were installed from.
  if (!lock) return;
  const missing = missingPackages(group, lock, record).map((place) => place.split('node_modules/').at(-1));
  if (missing.length === 0) return;
  const named = missing.slice(0, 3).join(', ');
  const others = missing.length > 3 ? ` and ${missing.length - 3} others` : '';
  throw new Failure(
    `Packages that this command needs are not installed: ${named}${others}.`,
    'Fetch them with: npm ci',
  );
}

function readRecords() {
  const read = (file) => JSON.parse(readIfExists(join(root, file)) ?? 'null');
  return { lock: read('package-lock.json'), record: read('node_modules/.package-lock.json') };
}

function progressBar(count, total) {
  const filled = Math.min(20, Math.round((count / total) * 20));
  return `${'█'.repeat(filled)}${'░'.repeat(20 - filled)} ${Math.min(count, total)} of ${total}`;
}

function countPackages() {
  const folder = join(root, 'node_modules');
  if (!existsSync(folder)) return 0;
  return readdirSync(folder).reduce(
    (count, name) => count + (name.startsWith('@') ? readdirSync(join(folder, name)).length : 1),
    0,
  );
}

function isHoisted(place) {
  return place.lastIndexOf('node_modules/') === 0;
}
