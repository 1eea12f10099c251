import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LockFile } from './lock/lock-file.ts';
import { type LicencedPackage, licenceProblems } from './packages/licence-problems.ts';

/** Every package of the lock file, also those of other platforms, must be under a licence that was agreed to. */
const root = join(import.meta.dirname, '..');
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as LockFile;
const all = Object.entries(packages)
  .filter(([path]) => path.includes('node_modules/'))
  .filter(isNoWorkspace);
const problems = licenceProblems(all.map(([path, entry]) => toPackage(path, entry)));
for (const problem of problems) console.error(problem);
if (problems.length === 0) console.log(`${all.length} packages, each under a licence of the list.`);
process.exitCode = problems.length > 0 ? 1 : 0;

type Entry = LockFile['packages'][string];

function isNoWorkspace([, entry]: [string, Entry]): boolean {
  return !(entry as { link?: boolean }).link;
}

function toPackage(path: string, entry: Entry): LicencedPackage {
  const { version = '', license } = entry as { version?: string; license?: unknown };
  const name = path.split('node_modules/').at(-1) ?? path;
  return { name, version, licence: textOf(license) ?? installedLicence(path) };
}

/** Packages from before the field was agreed on say it only in their own file, some in an older form. */
function installedLicence(path: string): string | undefined {
  const file = join(root, path, 'package.json');
  if (!existsSync(file)) return undefined;
  const { license, licenses } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  return textOf(license) ?? (Array.isArray(licenses) ? licenses.map(textOf).join(' OR ') : undefined);
}

function textOf(license: unknown): string | undefined {
  if (typeof license === 'string') return license;
  const { type } = (license ?? {}) as { type?: unknown };
  return typeof type === 'string' ? type : undefined;
}
