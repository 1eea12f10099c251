import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const API_KEY = 'bench';

export type DemoInstallation = {
  /** The settings of its processes. */
  env: Readonly<Record<string, string>>;
  remove: () => Promise<void>;
};

/** A folder and a database with the demo in it, for processes of the built server. */
export async function demoInstallation(
  more: Readonly<Record<string, string>> = {},
): Promise<DemoInstallation> {
  if (!existsSync('dist/server/main.js'))
    throw new Error('There is no build to run. Run npm run build first.');
  const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-scale-'));
  const env = {
    ...more,
    DATA_DIR: dataDir,
    DEMO: '1',
    STUDIO: '0',
    LOG_LEVEL: 'error',
    SEARCH_API_KEY: API_KEY,
    INVENTORY_API_KEY: API_KEY,
  };
  const loaded = spawnSync(process.execPath, ['scripts/load-demo.ts'], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  if (loaded.status !== 0) throw new Error(`The demo could not be loaded:\n${loaded.stderr}`);
  return { env, remove: () => rm(dataDir, { recursive: true, force: true }) };
}
