// The content studio behind the sites: installed, filled, built and supervised in the background.
import { spawn } from 'node:child_process';
import os from 'node:os';
import { buildOnce } from './fingerprint.mjs';
import { keepRunning } from './keep-running.mjs';
import { nodeBinary } from './node-binary.mjs';
import { installPackages } from './packages.mjs';
import { lastLines, processGroups, root, run, stopGroup } from './run-step.mjs';

/** Memory that the build and the content import need side by side; with less they run one after the other. */
const PARALLEL_BUILD_BYTES = 3 * 1024 ** 3;
const REPORT_EVERY_MS = 15_000;

const steps = {
  packages: 'Fetching its packages',
  content: 'Importing the content',
  build: 'Building it',
  open: 'Starting it',
};

const sources = ['package-lock.json', 'tsconfig.json', 'cms', 'src'];

export function buildStudio(execute = (args) => run(nodeBinary(), args)) {
  return buildOnce('cms/.next/.built', sources, () => execute(['cms/build.ts']));
}

/**
 * Prepares the studio behind the sites and keeps it running: when it ends it is started again, with growing delays.
 * `onProgress` receives the state of every step. Returns a function that stops everything.
 */
export function openStudio({ env, print, onProgress, onOpen }) {
  const children = new Set();
  let stopped = false;
  const track = (child) => {
    children.add(child);
    child.on('close', () => children.delete(child));
    if (stopped) stopGroup(child);
    return child;
  };
  let supervised;
  const background = { env, ownGroup: processGroups, onSpawn: (child) => lowerPriority(track(child).pid) };
  const execute = (args) => run(nodeBinary(), args, background);
  const progress = stepProgress(onProgress);
  const step = (name, work) => progress.during(name, () => printed(print, `Studio: ${name}`, work));

  async function prepare() {
    await step('packages', (report) => installPackages('studio', report, background));
    const content = () => step('content', () => execute(['cms/prepare.ts']));
    const build = () => step('build', () => buildStudio(execute));
    if (os.totalmem() < PARALLEL_BUILD_BYTES) {
      await content();
      await build();
    } else await Promise.all([content(), build()]);
  }

  const supervise = () =>
    keepRunning({
      start: () =>
        track(
          spawn(nodeBinary(), ['cms/start.ts'], {
            cwd: root,
            env: { ...process.env, ...env },
            // The IPC channel closes when this process is gone, however it ended.
            stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
            detached: processGroups,
          }),
        ),
      stop: stopGroup,
      onRestart: ({ reason, delaySeconds }) =>
        print(`! The studio ended (${reason}); it is restarted in ${delaySeconds} s. The sites go on.`),
    });

  async function open() {
    try {
      await prepare();
      if (stopped) return;
      supervised = supervise();
      await progress.during('open', () => untilReady(env.STUDIO_PORT, () => stopped));
      if (!stopped) onOpen();
    } catch (error) {
      if (stopped) return;
      progress.failed(error.message);
      print(`✗ There is no studio this time; the sites go on.\n${error.message}\n`);
    }
  }

  void open();
  return () => {
    stopped = true;
    supervised?.stop();
    for (const child of children) stopGroup(child);
  };
}

function stepProgress(onProgress) {
  const states = new Map(Object.keys(steps).map((name) => [name, 'waiting']));
  let problem;
  const report = () =>
    onProgress({
      steps: [...states].map(([name, state]) => ({ title: steps[name], state })),
      problem,
    });
  const set = (name, state) => {
    states.set(name, state);
    report();
  };
  report();
  return {
    during: async (name, work) => {
      set(name, 'running');
      try {
        await work();
        set(name, 'done');
      } catch (error) {
        set(name, 'failed');
        throw error;
      }
    },
    failed: (message) => {
      problem = lastLines(message);
      report();
    },
  };
}

/** Several steps run at once and the sites may log in between, so each line is complete. */
async function printed(print, title, work) {
  const began = Date.now();
  let detail = '';
  const seconds = () => `${Math.round((Date.now() - began) / 1000)} s`;
  print(`… ${title}`);
  const ticker = setInterval(
    () => print(`… ${title}  ${detail ? `${detail}  ` : ''}${seconds()}`),
    REPORT_EVERY_MS,
  );
  try {
    const result = await work((text) => {
      detail = text;
    });
    print(`✓ ${title}  ${result === 'nothing to do' ? result : seconds()}`);
  } catch (error) {
    print(`✗ ${title}`);
    throw error;
  } finally {
    clearInterval(ticker);
  }
}

async function untilReady(port, isStopped) {
  while (!isStopped()) {
    const response = await fetch(`http://127.0.0.1:${port}/admin/api/ready`).catch(() => undefined);
    await response?.body?.cancel();
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/** The sites' server has precedence. */
function lowerPriority(pid) {
  try {
    if (pid) os.setPriority(pid, 10);
  } catch {
    // Not every system allows it; then both have the same priority.
  }
}
