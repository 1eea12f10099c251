import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const exec = promisify(execFile);

export type Ran = { printed: string; statuses: number[] };

/** What curl was answered, one number for each call, also of a call that it counts as a failure. */
const CURL = `curl() { command curl --silent --show-error --write-out '%{stderr}curl answered %{http_code}\\n' "$@"; }`;

/** Runs a block of commands as somebody would who copied it, after some names have been put in place of others. */
export async function runBlock(
  block: string,
  { cwd, env, replace = {} }: { cwd: string; env: NodeJS.ProcessEnv; replace?: Record<string, string> },
): Promise<Ran> {
  const here = Object.entries(replace).reduce((text, [from, to]) => text.replaceAll(from, to), block);
  const { stdout, stderr } = await exec('bash', ['-euo', 'pipefail', '-c', `${CURL}\n${here}`], { cwd, env });
  const statuses = [...stderr.matchAll(/^curl answered (\d+)$/gm)].map(([, status]) => Number(status));
  return { printed: stdout, statuses };
}
