// The content studio beside the sites: prepared, built and kept open without holding them up. Built-ins only.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { join, resolve } from 'node:path';
import { fingerprint, read, root, siteNode } from './steps.mjs';

/** What two builders at once want; with less they take turns. */
const ROOM_FOR_BOTH_BYTES = 3 * 1024 ** 3;
const LONGEST_PAUSE_S = 60;
const STEADY_AFTER_MS = 60_000;

/** What both processes must agree on, and the password of the demo's accounts: made up once and kept beside the data. */
export function demoKeys(env) {
  const file = join(resolve(root, env.DATA_DIR?.trim() || './data'), 'demo-keys.json');
  const kept = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const names = ['PREVIEW_SECRET', 'STUDIO_SECRET', 'STUDIO_DEMO_PASSWORD'];
  const missing = names.filter((name) => !env[name]?.trim());
  const length = { STUDIO_DEMO_PASSWORD: 9 };
  const keys = Object.fromEntries(
    missing.map((name) => [name, kept[name] ?? randomBytes(length[name] ?? 24).toString('base64url')]),
  );
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ ...kept, ...keys }, null, 2)}\n`, { mode: 0o600 });
  return keys;
}

/** Builds unless exactly these sources are built. A half-finished build leaves no stamp. */
export async function buildStudio(work = plainWork) {
  const stamp = join(root, 'cms/.next/.built');
  const wanted = fingerprint(['package-lock.json', 'tsconfig.json', 'cms', 'src']);
  if (read(stamp) === wanted) return 'nothing to do';
  rmSync(stamp, { force: true });
  await work(['cms/build.ts']);
  writeFileSync(stamp, wanted);
}

/**
 * Prepares the studio's data and its build side by side, both behind the sites, then keeps it open: when it dies it
 * is started again, with growing pauses. `tell` hears how far it is. Answers how to stop.
 */
export function openStudio({ env, say, tell, opened }) {
  const children = new Set();
  let stopped = false;
  const start = (args, more = {}) => {
    const child = spawn(siteNode(), args, { cwd: root, env: { ...process.env, ...env }, ...more });
    children.add(child);
    child.on('close', () => children.delete(child));
    return child;
  };
  const work = (args) => finished(start(args, { stdio: ['ignore', 'pipe', 'pipe'] }), { behindOthers: true });
  const steps = progressOf(tell, ['Bringing in the content', 'Building the studio', 'Opening it']);

  async function prepare() {
    const content = () =>
      steps.during('Bringing in the content', () =>
        shown(say, 'Studio: content', () => work(['cms/prepare.ts'])),
      );
    const build = () =>
      steps.during('Building the studio', () => shown(say, 'Studio: build', () => buildStudio(work)));
    if (os.totalmem() < ROOM_FOR_BOTH_BYTES) {
      await content();
      await build();
    } else await Promise.all([content(), build()]);
  }

  function keepOpen(pause = 1) {
    if (stopped) return;
    const began = Date.now();
    const child = start(['cms/start.ts'], { stdio: ['ignore', 'ignore', 'inherit'] });
    child.on('close', (code, signal) => {
      if (stopped) return;
      const next = Date.now() - began > STEADY_AFTER_MS ? 1 : pause;
      say(
        `! The studio ended (${signal ?? `code ${code}`}); it is started again in ${next} s. The sites go on.`,
      );
      setTimeout(() => keepOpen(Math.min(next * 2, LONGEST_PAUSE_S)), next * 1000);
    });
  }

  async function run() {
    try {
      await prepare();
      keepOpen();
      await steps.during('Opening it', () => ready(env.STUDIO_PORT, () => stopped));
      if (!stopped) opened();
    } catch (problem) {
      if (stopped) return;
      steps.failed(problem.message);
      say(`✗ There is no studio this time; the sites go on.\n${problem.message}\n`);
    }
  }

  void run();
  return () => {
    stopped = true;
    for (const child of children) child.kill('SIGTERM');
  };
}

function progressOf(tell, titles) {
  const states = new Map(titles.map((title) => [title, 'waiting']));
  let problem;
  const report = () => tell({ steps: titles.map((title) => ({ title, state: states.get(title) })), problem });
  const set = (title, state) => {
    states.set(title, state);
    report();
  };
  report();
  return {
    during: async (title, work) => {
      set(title, 'running');
      try {
        await work();
        set(title, 'done');
      } catch (failure) {
        set(title, 'failed');
        throw failure;
      }
    },
    failed: (message) => {
      problem = lastLines(message);
      report();
    },
  };
}

const SAID_EVERY_MS = 15_000;

/** Several of these run at once and the sites may log in between, so that each says whole lines. */
async function shown(say, title, work) {
  const began = Date.now();
  const seconds = () => `${Math.round((Date.now() - began) / 1000)} s`;
  say(`… ${title}`);
  const ticking = setInterval(() => say(`… ${title}  ${seconds()}`), SAID_EVERY_MS);
  try {
    const done = await work();
    say(`✓ ${title}  ${done === 'nothing to do' ? done : seconds()}`);
  } catch (problem) {
    say(`✗ ${title}`);
    throw problem;
  } finally {
    clearInterval(ticking);
  }
}

async function ready(port, given) {
  while (!given()) {
    const answer = await fetch(`http://127.0.0.1:${port}/admin/api/ready`).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

function plainWork(args) {
  const env = { ...process.env };
  return finished(spawn(siteNode(), args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] }));
}

/** What it prints is kept, and told only when it fails. */
function finished(child, { behindOthers = false } = {}) {
  if (behindOthers && child.pid) lower(child.pid);
  const said = [];
  child.stdout.on('data', (chunk) => said.push(chunk));
  child.stderr.on('data', (chunk) => said.push(chunk));
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('close', (code) => {
      if (code === 0) return done(undefined);
      fail(new Error(lastLines(Buffer.concat(said).toString()) || `It ended with code ${code}.`));
    });
  });
}

/** Visitors of the sites come first. */
function lower(pid) {
  try {
    os.setPriority(pid, 10);
  } catch {
    // Not every system lets us; then they share alike.
  }
}

function lastLines(words) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours of the terminal
  const plain = words.replace(/\x1b\[[0-9;]*m/g, '');
  return plain.trim().split('\n').slice(-25).join('\n');
}
