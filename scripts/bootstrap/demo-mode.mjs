import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { demoKeysFile } from './demo-keys.mjs';
import { root } from './run-step.mjs';

/**
 * Without DEMO the demo runs where nothing of one's own can be hurt by it: with an empty data folder, or one that the demo
 * has filled before. A forgotten DEMO=0 must not fill an installation with demo content and accounts.
 */
export function isDemo(env) {
  const chosen = env.DEMO?.trim();
  if (chosen) return chosen === '1';
  if (env.DATABASE_URL?.trim()) return false;
  const dataDir = resolve(root, env.DATA_DIR?.trim() || './data');
  return existsSync(demoKeysFile(env)) || !existsSync(join(dataDir, 'forecourt.sqlite'));
}
