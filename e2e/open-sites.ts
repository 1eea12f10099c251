import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Opens the built sites with the demo content on a free port, in a data folder that goes away with them. */
export default async function openSites() {
  const dataDir = mkdtempSync(join(tmpdir(), 'forecourt-journeys-'));
  const port = process.env['JOURNEYS_PORT'] ?? String(await freePort());
  process.env['SEARCH_API_KEY'] = 'journeys';
  const env = { ...process.env, PORT: port, DATA_DIR: dataDir, LOG_LEVEL: 'error', DEMO: '1' };
  const loaded = spawnSync(process.execPath, ['scripts/load-demo.ts'], { env, encoding: 'utf8' });
  if (loaded.status !== 0) throw new Error(`the demo could not be loaded:\n${loaded.stderr}`);
  const server = spawn(process.execPath, [join(process.env['FORECOURT_DIST'] ?? 'dist', 'server/main.js')], {
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await ready(server);
  process.env['FORECOURT_PORT'] = port;
  process.env['FORECOURT_DATA'] = dataDir;
  return async () => {
    await stop(server);
    rmSync(dataDir, { recursive: true, force: true });
  };
}

function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('message', () => resolve());
    server.once('exit', (code) =>
      reject(new Error(`the server ended with code ${code}; run npm run build first`)),
    );
  });
}

function stop(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    server.once('exit', () => resolve());
    server.kill('SIGTERM');
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
