import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type DemoServer = { dataDir: string; pid: number; close: () => Promise<void> };

/** The built sites with the demo's content on a port, in a temporary data folder. */
export async function startDemoServer(
  port: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<DemoServer> {
  const main = join(process.env['FORECOURT_DIST'] ?? 'dist', 'server/main.js');
  if (!existsSync(main)) throw new Error('There is no build to open. Run npm run build first.');
  const dataDir = mkdtempSync(join(tmpdir(), 'forecourt-demo-'));
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    DEMO: '1',
    STUDIO: '0',
    PICTURE_EFFORT: '0',
    ...settings,
  };
  const loaded = spawnSync(process.execPath, ['scripts/load-demo.ts'], { env, encoding: 'utf8' });
  if (loaded.status !== 0) throw new Error(`The demo could not be loaded:\n${loaded.stderr}`);
  const server = spawn(process.execPath, [main], { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  await whenReady(server);
  const close = async () => {
    await stopServer(server);
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { dataDir, pid: server.pid ?? 0, close };
}

/** A server notifies its parent process when it is ready. */
export function whenReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('message', () => resolve());
    server.once('exit', (code) => reject(new Error(`The server ended with code ${code}.`)));
  });
}

export function stopServer(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    server.removeAllListeners('exit');
    server.once('exit', () => resolve());
    server.kill('SIGTERM');
  });
}
