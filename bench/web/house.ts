import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type House = { port: number; close: () => Promise<void> };

/** The built sites with the demo's content, in a folder that goes away with them. */
export async function openHouse(port: number): Promise<House> {
  const main = 'dist/server/main.js';
  if (!existsSync(main)) throw new Error('There is no build to measure. Run npm run build first.');
  const dataDir = mkdtempSync(join(tmpdir(), 'forecourt-bench-'));
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error', DEMO: '1' };
  const loaded = spawnSync(process.execPath, ['scripts/load-demo.ts'], { env, encoding: 'utf8' });
  if (loaded.status !== 0) throw new Error(`The demo could not be loaded:\n${loaded.stderr}`);
  const server = spawn(process.execPath, [main], { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  await new Promise((resolve, reject) => {
    server.once('message', resolve);
    server.once('exit', (code) => reject(new Error(`The server ended with code ${code}.`)));
  });
  return {
    port,
    close: async () => {
      await ended(server);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function ended(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    server.removeAllListeners('exit');
    server.once('exit', () => resolve());
    server.kill('SIGTERM');
  });
}
