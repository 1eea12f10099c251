import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Builds the studio into cms/.next, without telemetry. */
const next = join(import.meta.dirname, '../node_modules/next/dist/bin/next');
const { status } = spawnSync(process.execPath, [next, 'build', import.meta.dirname], {
  stdio: 'inherit',
  env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
});
process.exit(status ?? 1);
