import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ignoredBy } from './ignored-files.ts';
import { buildPackages, isUnused, servingPackages } from './unused-files.ts';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const serving = [...servingPackages(lock)].filter((place) => existsSync(place));
const MEGABYTE = 1_000_000;
/** Debian 12 and what Node's own slim image puts beside Node: npm, yarn, headers. Such an image has some 230 MB with it. */
const DISTRIBUTION = 110 * MEGABYTE;

test('without the studio an image is no larger than 400 MB: packages, build, sources, Node and its distribution', () => {
  const packages = serving
    .filter((place) => !/\/node-(linux|darwin|win|bin)/.test(place))
    .reduce((sum, place) => sum + bytesOf(place), 0);
  // npm test builds first; without a build it counts with more than one has ever weighed.
  const build = existsSync('dist/server/main.js') ? bytesOf('dist', () => false) : 40 * MEGABYTE;
  const sources = bytesOfSources();
  const node = statSync(process.execPath).size;
  const parts = { packages, build, sources, node, distribution: DISTRIBUTION };
  expect(
    Object.values(parts).reduce((sum, each) => sum + each, 0),
    JSON.stringify(parts),
  ).toBeLessThan(400 * MEGABYTE);
});

test('nothing that serves imports what only builds use', () => {
  const files = globSync(['src/**/*.{ts,tsx}', 'scripts/{backup,upgrade,restore,leads,media}*{,/**}/*.ts'], {
    exclude: (path) => /\.test\.tsx?$|\/testing\//.test(path),
  });
  const found = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return buildPackages
      .filter((name) => new RegExp(`from '${name}(/[^']*)?'`).test(text))
      .map((name) => `${file}: ${name}`);
  });
  expect(found).toEqual([]);
});

/** As layers count: the bytes of files, without packages within the package, which are counted by themselves. */
function bytesOf(folder: string, isRemoved = isUnused): number {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? sum : sum + bytesOf(path, isRemoved);
    return entry.isFile() && !isRemoved(path) ? sum + statSync(path).size : sum;
  }, 0);
}

function bytesOfSources(): number {
  const ignored = ignoredBy(readFileSync('.dockerignore', 'utf8'));
  const files = execFileSync('git', ['ls-files']).toString().trim().split('\n');
  return files
    .filter((file) => !ignored(file) && existsSync(file))
    .reduce((sum, file) => sum + statSync(file).size, 0);
}
