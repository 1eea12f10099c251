import { findEntry, type LockFile } from './lock-file.ts';

/**
 * The project must install on Linux with x64 and with ARM processors, whichever machine wrote the lock file: every
 * native package needs both builds, each with the hash that proves it was there when the lock was written.
 */
export function nativePackageProblems(lock: LockFile): string[] {
  return Object.entries(lock.packages).flatMap(([path, entry]) => {
    const names = Object.keys(entry.optionalDependencies ?? {});
    return names.filter(isNativeBuild).flatMap((name) => buildProblems(lock, path, name, names));
  });
}

/** musl builds are left out: they are for distributions that the project does not promise to run on. */
function isNativeBuild(name: string): boolean {
  return /(^|[-/])linux-(x64|arm64)(-gnu)?$/.test(name);
}

function buildProblems(lock: LockFile, path: string, name: string, siblings: string[]): string[] {
  const owner = path === '' ? 'the project' : path.replace(/^.*node_modules\//, '');
  const counterpart = otherProcessor(name);
  // A build for one processor brings its own libraries for that processor only.
  if (!siblings.includes(counterpart) && !isNativeBuild(owner)) {
    return [`${owner} has ${name} but no ${counterpart}: choose a version that has both`];
  }
  const entry = findEntry(lock, path, name);
  if (!entry) return [`package-lock.json lacks ${name}; run npm run lock`];
  if (!entry.integrity) {
    return [
      `${name}@${entry.version} has no integrity hash: it did not exist when the lock was written. Choose a version of ${owner} that has it, then run npm run lock`,
    ];
  }
  return [];
}

function otherProcessor(name: string): string {
  return name.includes('arm64') ? name.replace('arm64', 'x64') : name.replace('x64', 'arm64');
}
