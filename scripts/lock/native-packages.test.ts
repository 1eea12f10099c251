import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { LockFile } from './lock-file.ts';
import { nativePackageProblems } from './native-packages.ts';

const both = { 'binding-linux-arm64-gnu': '1.0.0', 'binding-linux-x64-gnu': '1.0.0' };
const locked = { version: '1.0.0', integrity: 'sha512-x' };

function lockWith(packages: LockFile['packages']): LockFile {
  return { packages: { 'node_modules/bundler': { optionalDependencies: both }, ...packages } };
}

test('two hashed builds are enough', () => {
  const lock = lockWith({
    'node_modules/binding-linux-arm64-gnu': locked,
    'node_modules/binding-linux-x64-gnu': locked,
  });
  expect(nativePackageProblems(lock)).toEqual([]);
});

test('an ARM build without a hash is named with the package that requires it', () => {
  const lock = lockWith({
    'node_modules/binding-linux-arm64-gnu': { version: '1.0.0' },
    'node_modules/binding-linux-x64-gnu': locked,
  });
  expect(nativePackageProblems(lock)).toEqual([expect.stringContaining('binding-linux-arm64-gnu@1.0.0')]);
  expect(nativePackageProblems(lock)[0]).toContain('bundler');
});

test('a nested copy counts before the hoisted one', () => {
  const lock = lockWith({
    'node_modules/binding-linux-arm64-gnu': locked,
    'node_modules/binding-linux-x64-gnu': locked,
    'node_modules/bundler/node_modules/binding-linux-x64-gnu': { version: '1.0.0' },
  });
  expect(nativePackageProblems(lock)).toHaveLength(1);
});

test('a package for one processor alone is refused', () => {
  const lock: LockFile = {
    packages: {
      'node_modules/tool': { optionalDependencies: { '@tool/cli-linux-x64': '1.0.0' } },
      'node_modules/@tool/cli-linux-x64': locked,
    },
  };
  expect(nativePackageProblems(lock)).toEqual([expect.stringContaining('no @tool/cli-linux-arm64')]);
});

test('the project itself installs on Linux with x64 and with ARM', () => {
  const read = (name: string) => JSON.parse(readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8'));
  expect(nativePackageProblems(read('package-lock.json'))).toEqual([]);
});
