import { spawn } from 'node:child_process';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
// @ts-expect-error: plain JavaScript, because nothing is installed when it runs
import { buildSites } from '../bootstrap/build-sites.mjs';
import { send } from '../cluster/http-client.ts';
import type { AskedSites } from './verify.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const root = join(import.meta.dirname, '../..');
const START_MS = 120_000;

/** Runs the built server of this version while `work` asks it; it delivers nothing and opens no studio. */
export async function withBuiltSites<Result>(
  env: Environment,
  work: (asked: AskedSites) => Promise<Result>,
): Promise<Result> {
  await buildSites();
  const port = await freePort();
  const get = async (host: string, path: string) => {
    const { status, text } = await send({ port, host, path });
    return { status, body: text };
  };
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: root,
    env: {
      ...(env as NodeJS.ProcessEnv),
      PORT: String(port),
      ROLES: 'sites',
      STUDIO: '0',
      METRICS_PORT: '',
      LOG_LEVEL: 'fatal',
    },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let said = '';
  child.stderr?.on('data', (data: Buffer) => {
    said = `${said}${data}`.slice(-2000);
  });
  try {
    const sites = await new Promise<AskedSites['sites']>((resolve, reject) => {
      child.once('message', (ready) => resolve((ready as { sites: AskedSites['sites'] }).sites));
      child.once('exit', () => reject(new Error(`the server of this version ended at its start:\n${said}`)));
      setTimeout(
        () => reject(new Error('the server of this version did not open in time')),
        START_MS,
      ).unref();
    });
    return await work({ sites, get });
  } finally {
    child.removeAllListeners('exit');
    child.kill('SIGTERM');
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
