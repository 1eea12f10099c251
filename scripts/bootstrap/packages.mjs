// Installs the locked packages in groups, so that the sites open before the studio's and the tests' packages are
// there (docs/decisions/017-package-groups.md). Built-ins only.
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, readIfExists } from './fingerprint.mjs';
import { root, run } from './run-step.mjs';

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const stampFile = join(root, 'node_modules/.forecourt-installed');

/** Each group contains the ones before it. */
const groups = {
  sites: ['--omit=dev', '--workspaces=false'],
  studio: ['--omit=dev'],
  all: [],
};
const order = Object.keys(groups);

/**
 * `npm ci` empties node_modules first, under the feet of a server that runs; so it only makes the first group, and
 * `npm install` adds the others from the same lock file without touching what is there.
 */
export async function installPackages(group, progress = () => {}, options = {}) {
  const wanted = fingerprint(['package.json', 'package-lock.json', 'cms/package.json']);
  const [installed, at] = readIfExists(stampFile)?.split(' ') ?? [];
  const fresh = at !== wanted;
  if (!fresh && order.indexOf(installed) >= order.indexOf(group)) return 'nothing to do';
  const command = fresh ? ['ci'] : ['install', '--no-save', '--prefer-offline'];
  const total = packagesOf(group);
  const ticker = setInterval(() => progress(progressBar(countPackages(), total)), 500);
  try {
    const flags = ['--no-audit', '--no-fund', '--loglevel=error'];
    await run(npm, [...command, ...groups[group], ...flags], options);
  } finally {
    clearInterval(ticker);
  }
  writeFileSync(stampFile, `${group} ${wanted}`);
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

/** How many hoisted packages a group has; other platforms' builds are in the lock file but not installed. */
function packagesOf(group) {
  const { packages } = JSON.parse(readIfExists(join(root, 'package-lock.json')));
  const roots = {
    sites: { ...packages[''].dependencies, ...packages[''].optionalDependencies },
    studio: packages.cms.dependencies,
    all: packages[''].devDependencies,
  };
  const found = new Set();
  const visit = (name) => {
    const entry = packages[`node_modules/${name}`];
    if (!entry || found.has(name) || !fitsThisMachine(entry)) return;
    found.add(name);
    for (const each of Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })) visit(each);
  };
  for (const each of order.slice(0, order.indexOf(group) + 1)) Object.keys(roots[each]).forEach(visit);
  return found.size;
}

function fitsThisMachine({ cpu, os }) {
  return (!cpu || cpu.includes(process.arch)) && (!os || os.includes(process.platform));
}
