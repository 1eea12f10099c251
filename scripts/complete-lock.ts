import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * A registry that mirrors only some platforms makes `npm install` leave the others' packages out of the lock file, and
 * `npm ci` then refuses it everywhere. This puts them back: their versions stand in the packages that want them.
 * `--check` only looks.
 */
type Entry = {
  version?: string;
  dev?: boolean;
  license?: string;
  optionalDependencies?: Record<string, string>;
};
type Lock = { packages: Record<string, Entry> };

const file = join(import.meta.dirname, '../package-lock.json');
const lock = JSON.parse(await readFile(file, 'utf8')) as Lock;
const missing = Object.entries(lock.packages).flatMap(([place, entry]) => missingOf(place, entry));

if (process.argv.includes('--check')) {
  for (const [name] of missing) console.error(`package-lock.json lacks ${name}; run npm run lock`);
  process.exitCode = missing.length > 0 ? 1 : 0;
} else if (missing.length > 0) {
  const { '': root = {}, ...rest } = { ...lock.packages, ...Object.fromEntries(missing) };
  const sorted = Object.fromEntries(Object.entries(rest).sort(([one], [other]) => (one < other ? -1 : 1)));
  await writeFile(file, `${JSON.stringify({ ...lock, packages: { '': root, ...sorted } }, null, 2)}\n`);
  console.log(`Put ${missing.length} packages of other platforms back into the lock file.`);
}

function missingOf(place: string, entry: Entry): [string, object][] {
  return Object.entries(entry.optionalDependencies ?? {})
    .filter(
      ([name]) => !lock.packages[`node_modules/${name}`] && !lock.packages[`${place}/node_modules/${name}`],
    )
    .map(([name, range]) => [`node_modules/${name}`, entryFor(name, range, entry)]);
}

function entryFor(name: string, range: string, wantedBy: Entry): object {
  const words = name.split('-');
  const os = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'].find((each) =>
    words.includes(each),
  );
  const cpu = ['arm64', 'x64', 'ia32', 'arm', 'ppc64', 'riscv64', 's390x', 'wasm32'].find((each) =>
    words.includes(each),
  );
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
