import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../src/shared/platform/testing/free-port.ts';
import { whenReady } from './demo-server.ts';

export const password = 'a password of the journeys';
export const inventoryKey = 'brings-the-stock-of-the-journeys-in';
export const previewSecret = 'seals the previews of the journeys';

/** Runs once before all studio tests: imports the demo's content into a studio. Returns the clean-up. */
export default async function prepareStudio() {
  const build = join('cms', process.env['STUDIO_BUILD'] ?? '.next', 'BUILD_ID');
  if (!existsSync(build)) throw new Error('There is no studio to open. Run npm run studio:build first.');
  const given = process.env['FORECOURT_STUDIO_DATA'];
  const dataDir = given ?? mkdtempSync(join(tmpdir(), 'forecourt-studio-'));
  const [port, studioPort] = [process.env['JOURNEYS_PORT'], process.env['JOURNEYS_STUDIO_PORT']];
  Object.assign(process.env, {
    FORECOURT_DATA: dataDir,
    FORECOURT_PORT: port ?? (await freePort()),
    FORECOURT_STUDIO_PORT: studioPort ?? (await freePort()),
  });
  for (const script of ['scripts/load-demo.ts', 'cms/prepare.ts']) {
    const { status, stderr } = spawnSync(process.execPath, [script], { env: settings(), encoding: 'utf8' });
    if (status !== 0) throw new Error(`${script} failed:\n${stderr}`);
  }
  return () => {
    if (!given) rmSync(dataDir, { recursive: true, force: true });
  };
}

export type ServerProcess = {
  start: () => Promise<void>;
  /** With SIGKILL, so without a clean-up. */
  kill: () => Promise<void>;
};

export type StudioServers = { site: ServerProcess; studio: ServerProcess };

/** The built site and the built studio beside it, each a separate process that tests may kill. */
export function createStudioServers(): StudioServers {
  const main = join(process.env['FORECOURT_DIST'] ?? 'dist', 'server/main.js');
  return {
    site: createServerProcess([main], whenReady, ['ipc']),
    studio: createServerProcess(['cms/start.ts'], whenStudioReady, []),
  };
}

function createServerProcess(
  args: string[],
  opened: (child: ChildProcess) => Promise<void>,
  talk: 'ipc'[],
): ServerProcess {
  let child: ChildProcess | undefined;
  return {
    async start() {
      if (child?.exitCode === null && child.signalCode === null) return;
      child = spawn(process.execPath, args, {
        env: settings(),
        stdio: ['ignore', 'ignore', 'inherit', ...talk],
      });
      await opened(child);
    },
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      child.removeAllListeners('exit');
      const gone = new Promise((resolve) => child?.once('exit', resolve));
      child.kill('SIGKILL');
      await gone;
    },
  };
}

function settings(): NodeJS.ProcessEnv {
  return {
    ...process.env,
    PORT: process.env['FORECOURT_PORT'],
    STUDIO: '1',
    STUDIO_PORT: process.env['FORECOURT_STUDIO_PORT'],
    DATA_DIR: process.env['FORECOURT_DATA'],
    DEMO: '1',
    PICTURE_EFFORT: '0',
    LOG_LEVEL: 'error',
    STUDIO_SECRET: 'seals the sessions of the journeys',
    PREVIEW_SECRET: previewSecret,
    STUDIO_DEMO_PASSWORD: password,
    INVENTORY_API_KEY: inventoryKey,
    // Of a dealer whose photos are fetched.
    OUTBOUND_PRIVATE_HOSTS: '127.0.0.1',
  };
}

async function whenStudioReady(child: ChildProcess): Promise<void> {
  const address = `http://127.0.0.1:${process.env['FORECOURT_STUDIO_PORT']}/admin/api/ready`;
  while (child.exitCode === null && child.signalCode === null) {
    const response = await fetch(address).catch(() => undefined);
    await response?.body?.cancel();
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`The studio ended with ${child.signalCode ?? `code ${child.exitCode}`}.`);
}
