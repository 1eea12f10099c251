import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { freePort } from '../src/shared/platform/testing/free-port.ts';

const inventoryKey = 'inventory-key-of-this-test';

type Started = { starter: ChildProcess; port: number; processes: number[] };

/** Started as a supervisor does, without a terminal; without demo and studio it is up in a second. */
async function start(command: string[], use: (started: Started) => Promise<void>): Promise<void> {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'forecourt-start-'));
  const keys = { SEARCH_API_KEY: 'search-key-of-this-test', INVENTORY_API_KEY: inventoryKey };
  // npm sets this for whatever runs inside of npm test.
  const { npm_lifecycle_event: _, ...outside } = process.env;
  const env = { ...outside, ...keys, PORT: String(port), DATA_DIR: dataDir, DEMO: '0', STUDIO: '0' };
  const [program = '', ...args] = command;
  const starter = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  const output: string[] = [];
  starter.stdout.on('data', (chunk) => output.push(String(chunk)));
  starter.stderr.on('data', (chunk) => output.push(String(chunk)));
  try {
    await expect.poll(() => isUp(port), { timeout: 60_000, message: output.join('') }).toBe(true);
    await use({ starter, port, processes: [starter.pid ?? 0, ...childrenOf(starter.pid ?? 0)] });
  } finally {
    killGroup(starter);
    rmSync(dataDir, { recursive: true, force: true });
  }
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

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function expectNothingRemains({ processes }: Started): Promise<void> {
  await expect.poll(() => processes.filter(isRunning), { timeout: 20_000 }).toEqual([]);
}

function killGroup({ pid = 0 }: ChildProcess): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}

for (const signal of ['SIGTERM', 'SIGKILL'] as const)
  test(`${signal} to npm start alone ends everything that it has started`, async () => {
    await start(['npm', 'start'], async (started) => {
      expect(started.processes.length).toBeGreaterThan(2);
      started.starter.kill(signal);
      await expectNothingRemains(started);
    });
  });

test('SIGKILL to npm start and its children ends the server, too', async () => {
  await start(['npm', 'start'], async (started) => {
    for (const pid of started.processes.slice(0, -1)) process.kill(pid, 'SIGKILL');
    await expectNothingRemains(started);
  });
});

test('a signal to the whole process group lets the request under way finish', async () => {
  await start(['npm', 'start'], async (started) => {
    const upload = slowUpload(started.port);
    await setTimeout(300);
    process.kill(-(started.starter.pid ?? 0), 'SIGTERM');
    await setTimeout(1500);
    upload.finish();
    expect(await upload.status).toBe(404);
    await expectNothingRemains(started);
  });
});

test('a supervisor that runs the starter itself sees it end with 0', async () => {
  await start([process.execPath, 'scripts/start.mjs'], async (started) => {
    const ended = once(started.starter, 'exit');
    started.starter.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    await expectNothingRemains(started);
  });
});

test('a server that is killed is started again, and the next signal still ends everything', async () => {
  await start(['npm', 'start'], async ({ starter, port, processes }) => {
    process.kill(processes.at(-1) ?? 0, 'SIGKILL');
    await expect.poll(() => isUp(port), { timeout: 5000 }).toBe(false);
    await expect.poll(() => isUp(port), { timeout: 30_000 }).toBe(true);
    const all = [starter.pid ?? 0, ...childrenOf(starter.pid ?? 0)];
    starter.kill('SIGTERM');
    await expectNothingRemains({ starter, port, processes: all });
  });
});

/** A feed that is still being sent. */
function slowUpload(port: number): { status: Promise<number | undefined>; finish: () => void } {
  const headers = { 'x-api-key': inventoryKey, 'content-type': 'application/x-ndjson' };
  const sending = request({ port, method: 'PUT', path: '/api/inventory/cars-nowhere', headers });
  const status = once(sending, 'response').then(
    ([response]) => (response as { statusCode?: number }).statusCode,
  );
  sending.write('{"car_id":"1"');
  return { status, finish: () => sending.end('}\n') };
}
