import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LockFile } from './lock/lock-file.ts';
import { nativePackageProblems } from './lock/native-packages.ts';
import { missingPlatformEntries } from './lock/platform-entries.ts';

/** Adds the entries of platforms that the registry in use does not mirror. `--check` only looks. */
const root = join(import.meta.dirname, '..');
const file = join(root, 'package-lock.json');
const lock = JSON.parse(await readFile(file, 'utf8')) as LockFile;

if (!process.argv.includes('--check')) await complete();
const problems = [
  ...missingPlatformEntries(lock).map(([path]) => `package-lock.json lacks ${path}; run npm run lock`),
  ...nativePackageProblems(lock),
];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;

async function complete(): Promise<void> {
  const missing = missingPlatformEntries(lock);
  if (missing.length === 0) return;
  const { '': project = {}, ...rest } = { ...lock.packages, ...Object.fromEntries(missing) };
  const sorted = Object.fromEntries(Object.entries(rest).sort(([one], [other]) => (one < other ? -1 : 1)));
  lock.packages = { '': project, ...sorted };
  await writeFile(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`Added ${missing.length} packages of other platforms to the lock file.`);
}
