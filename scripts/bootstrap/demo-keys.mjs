import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { root } from './run-step.mjs';

const bytes = { PREVIEW_SECRET: 24, STUDIO_SECRET: 24, STUDIO_DEMO_PASSWORD: 9 };

/** Secrets that sites and studio share, and the demo accounts' password: generated once, stored beside the data. */
export function demoKeys(env) {
  const file = demoKeysFile(env);
  const stored = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const missing = Object.keys(bytes).filter((name) => !env[name]?.trim());
  const keys = Object.fromEntries(
    missing.map((name) => [name, stored[name] ?? randomBytes(bytes[name]).toString('base64url')]),
  );
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ ...stored, ...keys }, null, 2)}\n`, { mode: 0o600 });
  return keys;
}

/** Where it is, the demo has been. */
export function demoKeysFile(env) {
  return join(resolve(root, env.DATA_DIR?.trim() || './data'), 'demo-keys.json');
}
