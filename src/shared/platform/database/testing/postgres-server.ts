import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { chmod, chown, mkdtemp, readdir, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../../testing/free-port.ts';
import { type RunAs, unprivilegedUser } from '../../testing/run-as.ts';
import { postgresPrograms } from './postgres-programs.ts';

const run = promisify(execFile);
const folderName = 'forecourt-postgres-run-';
const portTries = 5;

export type PostgresServer = {
  url: string;
  /** Ends as an operator's restart does, is away for so long, and is back with all its data. */
  restart: (awayMs: number) => Promise<void>;
  stop: () => Promise<void>;
};

/** A throw-away PostgreSQL: own folder, own port, fast because it need not survive a power cut. */
export async function startPostgres(): Promise<PostgresServer> {
  await removeLeftovers();
  let folder: string | undefined;
  try {
    const user = unprivilegedUser();
    const programs = await postgresPrograms(user);
    folder = await ownFolder(user);
    const password = randomBytes(12).toString('hex');
    await makeCluster(programs, folder, password, user);
    const { port, server } = await serve(programs, folder, user);
    const url = `postgres://forecourt:${password}@127.0.0.1:${port}/postgres`;
    return { url, ...controls({ programs, folder, user, port }, server) };
  } catch (error) {
    if (folder) removeFolder(folder);
    const reason = error instanceof Error ? error.message.trim() : String(error);
    throw new Error(
      `The tests need PostgreSQL and could not start one. ${reason}\nMend that, or start a PostgreSQL yourself and name it in TEST_DATABASE_URL.`,
    );
  }
}

type Running = { programs: string; folder: string; user: RunAs; port: number };

function controls({ programs, folder, user, port }: Running, started: ChildProcess) {
  let server = started;
  // Whatever ends this process, except kill -9, stops the server as well.
  const lastResort = () => {
    server.kill('SIGQUIT');
    removeFolder(folder);
  };
  process.once('exit', lastResort);
  return {
    restart: async (awayMs: number) => {
      await stopped(server, 'SIGINT');
      await pause(awayMs);
      server = launch(programs, folder, user, port);
      const problem = await whyNotReady(server);
      if (problem !== undefined) throw new Error(problem);
    },
    stop: async () => {
      process.off('exit', lastResort);
      await stopped(server, 'SIGQUIT');
      removeFolder(folder);
    },
  };
}

function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

const MEMORY = '/dev/shm';
const ROOM_BYTES = 4 * 1024 ** 3;

/** In memory where there is room: a disk under load makes every new database wait. */
async function parentFolder(): Promise<string> {
  const { bavail, bsize } = await statfs(MEMORY).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize > ROOM_BYTES ? MEMORY : tmpdir();
}

async function ownFolder(user: RunAs): Promise<string> {
  const folder = await mkdtemp(join(await parentFolder(), `${folderName}${process.pid}-`));
  if ('uid' in user) await chown(folder, user.uid, user.gid);
  await chmod(folder, 0o700);
  return folder;
}

// A run that was killed leaves its folder, perhaps its server. A server whose folder is gone notices
// within a minute and ends itself, so removing the folder is enough and no foreign process is touched.
async function removeLeftovers(): Promise<void> {
  for (const parent of [tmpdir(), MEMORY])
    for (const name of await readdir(parent).catch(() => [])) {
      if (!name.startsWith(folderName)) continue;
      const owner = Number.parseInt(name.slice(folderName.length), 10);
      if (!isRunning(owner)) await rm(join(parent, name), { recursive: true, force: true }).catch(() => {});
    }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function makeCluster(programs: string, folder: string, password: string, user: RunAs): Promise<void> {
  const passwordFile = join(folder, 'password');
  await writeFile(passwordFile, password);
  if ('uid' in user) await chown(passwordFile, user.uid, user.gid);
  const options = [
    '--encoding=UTF8',
    '--no-locale',
    '--no-sync',
    '--auth=scram-sha-256',
    '--username=forecourt',
  ];
  await run(
    join(programs, 'initdb'),
    [`--pgdata=${join(folder, 'data')}`, `--pwfile=${passwordFile}`, ...options],
    { ...user, cwd: folder, env: { ...process.env, LC_ALL: 'C' } },
  );
}

async function serve(programs: string, folder: string, user: RunAs) {
  for (let tries = 1; ; tries += 1) {
    const port = await freePort();
    const server = launch(programs, folder, user, port);
    const problem = await whyNotReady(server);
    if (problem === undefined) return { port, server };
    // Between finding the port and using it someone else may have taken it.
    if (tries === portTries || !problem.includes('could not bind')) throw new Error(problem);
  }
}

function launch(programs: string, folder: string, user: RunAs, port: number): ChildProcess {
  return spawn(join(programs, 'postgres'), [...serverOptions(port), '-D', join(folder, 'data')], {
    ...user,
    cwd: folder,
    env: { ...process.env, LC_ALL: 'C' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

function serverOptions(port: number): string[] {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    // Its default place exists only where PostgreSQL is installed, and macOS makes long paths too long for it.
    unix_socket_directories: '',
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: 300,
    shared_buffers: '32MB',
    // Dropping a database waits for clients that have not signed in yet, such as one that was given no password.
    authentication_timeout: '5s',
    // Tests make and drop databases all the time, and both wait for these.
    autovacuum: 'off',
    checkpoint_timeout: '1h',
    wal_level: 'minimal',
    max_wal_senders: 0,
    max_wal_size: '256MB',
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

function whyNotReady(server: ChildProcess): Promise<string | undefined> {
  return new Promise((resolve) => {
    let output = '';
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      // The pipe must be drained, or the server would block once it is full.
      output = (output + text).slice(-4000);
      if (output.includes('ready to accept connections')) resolve(undefined);
    });
    server.once('error', (error) => resolve(error.message));
    server.once('close', () => resolve(output || 'postgres ended without a word'));
  });
}

async function stopped(server: ChildProcess, signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill(signal);
  await ended;
}
