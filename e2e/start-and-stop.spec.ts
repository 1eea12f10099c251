import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../src/platform/testing/free-port.ts';

/** `npm start` as an operator's supervisor runs it; without demo and studio it is up in a second. */
async function npmStart(): Promise<{ npm: ChildProcess; port: number; cleanUp: () => void }> {
  // Without this record npm start would install again, while other tests use node_modules.
  if (!existsSync('node_modules/.forecourt-installed'))
    throw new Error('The packages were installed by hand. Run npm test once, which installs them itself.');
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'forecourt-start-'));
  const keys = { SEARCH_API_KEY: 'search-key-of-this-test', INVENTORY_API_KEY: 'inventory-key-of-this-test' };
  const env = { ...process.env, ...keys, PORT: String(port), DATA_DIR: dataDir, DEMO: '0', STUDIO: '0' };
  const npm = spawn('npm', ['start'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const output: string[] = [];
  npm.stdout.on('data', (chunk) => output.push(String(chunk)));
  npm.stderr.on('data', (chunk) => output.push(String(chunk)));
  await expect.poll(() => isUp(port), { timeout: 60_000, message: output.join('') }).toBe(true);
  return { npm, port, cleanUp: () => rmSync(dataDir, { recursive: true, force: true }) };
}

async function isUp(port: number): Promise<boolean> {
  const response = await fetch(`http://127.0.0.1:${port}/livez`).catch(() => undefined);
  await response?.body?.cancel();
  return response !== undefined;
}

function childrenOf(pid: number): number[] {
  const lines = execFileSync('ps', ['-e', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  const pairs = lines.map((line) => line.trim().split(/\s+/).map(Number));
  const direct = pairs.flatMap(([child = 0, parent]) => (parent === pid ? [child] : []));
  return direct.flatMap((child) => [child, ...childrenOf(child)]);
}

test('SIGTERM to npm start ends the server', async () => {
  const { npm, port, cleanUp } = await npmStart();
  npm.kill('SIGTERM');
  await expect.poll(() => isUp(port), { timeout: 20_000 }).toBe(false);
  cleanUp();
});

test('SIGKILL to npm start and its children ends the server, too', async () => {
  const { npm, port, cleanUp } = await npmStart();
  const processes = [npm.pid ?? 0, ...childrenOf(npm.pid ?? 0)];
  const [server] = processes.slice(-1);
  for (const pid of processes.filter((pid) => pid !== server)) process.kill(pid, 'SIGKILL');
  await expect.poll(() => isUp(port), { timeout: 20_000 }).toBe(false);
  cleanUp();
});
