import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../../src/shared/platform/testing/free-port.ts';

type Container = { app: string; data: string; env: Record<string, string>; uid: number };

const WAIT_S = 120;

/** Starts the studio and a site from a folder that the user may only read, and fails unless both answer and end well. */
export async function tryContainer({ app, data, env: image, uid }: Container): Promise<void> {
  const [port, studioPort] = [await freePort(), await freePort()];
  const secrets = { STUDIO_SECRET: 's'.repeat(24), PREVIEW_SECRET: 'p'.repeat(24) };
  const env: NodeJS.ProcessEnv = {
    NODE_ENV: 'production',
    ...{ PATH: process.env['PATH'], ...image, ...secrets, DATA_DIR: data, LOG_LEVEL: 'warn' },
    ...{ PORT: String(port), STUDIO_PORT: String(studioPort), STUDIO_URL: `http://127.0.0.1:${studioPort}` },
  };
  const start = (...args: string[]) =>
    spawn(process.execPath, args, { cwd: app, env, uid, gid: uid, stdio: 'inherit' });
  const began = new Date();
  const [prepared] = await once(start('cms/prepare.ts'), 'exit');
  report('the studio’s tables are made', prepared === 0);
  const server = start('--enable-source-maps', 'dist/server/main.js');
  const studio = start('cms/start.ts');
  report('the server answers', await answers(`http://127.0.0.1:${port}/livez`));
  report('the studio answers', await answers(`http://127.0.0.1:${studioPort}/admin/api/ready`));
  report('the server passes /admin on', await answers(`http://localhost:${port}/admin/login`));
  const health = start('deploy/docker/health-check.mjs');
  report('the health check passes', (await once(health, 'exit'))[0] === 0);
  report('SIGTERM ends the server with 0', await endsWell(server));
  report('SIGTERM ends the studio with 0', await endsWell(studio));
  const written = filesWrittenSince(began, app, uid);
  report(`nothing is written outside of the data folder ${written.join(' ')}`, written.length === 0);
  console.log(`In the data folder: ${filesWrittenSince(began, data, uid).length} files`);
}

function report(what: string, holds: boolean): void {
  console.log(`${holds ? '✓' : '✗'} ${what}`);
  if (!holds) process.exitCode = 1;
}

async function answers(url: string): Promise<boolean> {
  for (let second = 0; second < WAIT_S; second += 1) {
    const response = await fetch(url).catch(() => undefined);
    await response?.body?.cancel();
    if (response?.ok) return true;
    await setTimeout(1000);
  }
  return false;
}

async function endsWell(child: ChildProcess): Promise<boolean> {
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  return (await exited)[0] === 0;
}

/** Of this user, wherever it could have written. */
function filesWrittenSince(began: Date, folder: string, uid: number): string[] {
  const since = `@${Math.floor(began.getTime() / 1000)}`;
  const found = execFileSync('find', [folder, '-uid', String(uid), '-newermt', since, '-type', 'f']);
  return found.toString().trim().split('\n').filter(Boolean);
}
