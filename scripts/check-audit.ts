import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { auditOutcome } from './packages/audit-outcome.ts';

/** Asks the registry for known vulnerabilities of what runs in production, where the registry answers that. */
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const { stdout } = spawnSync(npm, ['audit', '--omit=dev', '--audit-level=high', '--json'], {
  cwd: join(import.meta.dirname, '..'),
  encoding: 'utf8',
  maxBuffer: 64 * 1024 ** 2,
  timeout: 60_000,
});
const outcome = auditOutcome(stdout ?? '');
if (outcome.state === 'vulnerable') for (const line of outcome.problems) console.error(line);
else if (outcome.state === 'unknown') console.log(`Not audited: ${outcome.reason}`);
else console.log('No known vulnerability of high or critical severity.');
process.exitCode = outcome.state === 'vulnerable' ? 1 : 0;
