import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';

// Benchmarks are bundled, so the place of this file says nothing; npm runs all scripts in the folder of the project.
const root = process.cwd();
const START_LIMIT_MS = 120_000;

export type ServerProcess = {
  name: string;
  port: number;
  url: string;
  pid: number | undefined;
  isRunning: () => boolean;
  /** Sends the signal and waits until the process has ended. */
  end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>;
};

export type ServerProcessOptions = {
  name: string;
  port: number;
  /** Beside those of this process. */
  env: Readonly<Record<string, string>>;
  /** What it prints goes there; nowhere without it. */
  logFile?: string | undefined;
  /** The built server without it. */
  entry?: string | undefined;
  isReady?: ((port: number) => Promise<boolean>) | undefined;
  /** Another version of the project; this one without it. */
  folder?: string | undefined;
};

/** A process of the built server (`npm run build` first), ready to be asked. It ends with the process that started it. */
export async function startServerProcess(options: ServerProcessOptions): Promise<ServerProcess> {
  const {
    name,
    port,
    env,
    logFile,
    entry = 'dist/server/main.js',
    isReady = isHealthy,
    folder = root,
  } = options;
  const child = fork(join(folder, entry), [], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const output = collectOutput(child, logFile);
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (!isRunning()) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  const deadline = Date.now() + START_LIMIT_MS;
  while (!(await isReady(port))) {
    if (!isRunning()) throw new Error(`${name} ended while it started:\n${output()}`);
    if (Date.now() > deadline) {
      await end('SIGKILL');
      throw new Error(`${name} was not ready within two minutes:\n${output()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return { name, port, url: `http://127.0.0.1:${port}`, pid: child.pid, isRunning, end };
}

async function isHealthy(port: number): Promise<boolean> {
  const response = await fetch(`http://127.0.0.1:${port}/api/healthz`).catch(() => undefined);
  await response?.body?.cancel();
  return response?.ok ?? false;
}

function collectOutput(child: ChildProcess, logFile: string | undefined): () => string {
  let latest = '';
  const file = logFile ? createWriteStream(logFile, { flags: 'a' }) : undefined;
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      latest = (latest + text).slice(-4000);
      file?.write(text);
    });
  child.once('close', () => file?.end());
  return () => latest;
}
