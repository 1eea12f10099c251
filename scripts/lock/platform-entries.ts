import { findEntry, type LockEntry, type LockFile } from './lock-file.ts';

/**
 * A registry that mirrors only some platforms makes `npm install` leave the others' packages out of the lock file, and
 * `npm ci` then refuses it everywhere. Their versions are in the packages that depend on them.
 */
export function missingPlatformEntries(lock: LockFile): [string, object][] {
  return Object.entries(lock.packages).flatMap(([path, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([name]) => !findEntry(lock, path, name))
      .map(([name, range]): [string, object] => [`node_modules/${name}`, platformEntry(name, range, entry)]),
  );
}

const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const processors = ['arm64', 'x64', 'ia32', 'arm', 'ppc64', 'riscv64', 's390x', 'wasm32'];

function platformEntry(name: string, range: string, wantedBy: LockEntry): object {
  const words = name.split('-').map((word) => (word === 'win' ? 'win32' : word));
  const os = systems.find((each) => words.includes(each));
  const cpu = processors.find((each) => words.includes(each));
  const libc = name.includes('musl') ? 'musl' : name.includes('-gnu') ? 'glibc' : undefined;
  return {
    version: range.replace(/^[\^~]/, ''),
    ...(cpu && { cpu: [cpu] }),
    ...(wantedBy.dev && { dev: true }),
    ...(libc && { libc: [libc] }),
    ...(wantedBy.license && { license: wantedBy.license }),
    optional: true,
    ...(os && { os: [os] }),
  };
}
