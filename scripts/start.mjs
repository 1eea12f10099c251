// From a fresh clone to running sites, and the content studio behind them. Uses Node built-ins only: nothing is
// installed when it begins.
import './bootstrap/env-file.mjs';
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { allocatorSettings } from './bootstrap/allocator.mjs';
import { buildSites } from './bootstrap/build-sites.mjs';
import { demoKeys } from './bootstrap/demo-keys.mjs';
import { isDemo } from './bootstrap/demo-mode.mjs';
import { keepRunning } from './bootstrap/keep-running.mjs';
import { nodeBinary } from './bootstrap/node-binary.mjs';
import { installPackages } from './bootstrap/packages.mjs';
import { exitWith, Failure, root, run, runStep } from './bootstrap/run-step.mjs';
import { exitCodeOf, stopSignal } from './bootstrap/stop-signal.mjs';
import { buildStudio, openStudio } from './bootstrap/studio.mjs';

const port = Number(process.env.PORT?.trim() || 3000);
const studioPort = Number(process.env.STUDIO_PORT?.trim() || (port < 65535 ? port + 1 : port - 1));
const demo = isDemo(process.env);
// The programs that are started from here do not guess it once more. A wrong value is explained by the server.
process.env.DEMO ||= demo ? '1' : '0';
// Where another machine runs the studio, this one only passes requests on to it.
const withStudio = process.env.STUDIO?.trim() !== '0' && !process.env.STUDIO_URL?.trim();
/** For a service that may not write into this folder: everything is installed and built beforehand. */
const buildOnly = process.argv.includes('--build-only');

/** Only the demo has them; their password is generated once. */
const accounts = [
  ['admin@solvik.example', 'administrator of all sites'],
  ['redaktor@solvik.example', 'editor of solvik-se'],
  ['skribent@solvik.example', 'author of solvik-se, without publishing'],
  ['integritet@solvik.example', 'personal data, no site'],
  ['toimittaja@carstore.example', 'editor of carstore-fi'],
];

const signal = stopSignal();

try {
  console.log('Forecourt\n');
  process.exitCode = buildOnly ? await buildAll() : await start();
} catch (error) {
  if (signal.aborted) process.exit(exitCodeOf(signal.reason));
  exitWith(error);
}

async function start() {
  await needFreePort('PORT', port);
  if (withStudio) await needFreePort('STUDIO_PORT', studioPort, '127.0.0.1');
  await runStep('Packages', (progress) => installPackages('sites', progress, { signal }));
  if (!signal.aborted) await runStep('Build', () => buildSites(signal));
  if (demo && !signal.aborted) {
    const show = process.stdout.isTTY;
    await runStep('Demo content', () => run(nodeBinary(), ['scripts/load-demo.ts'], { show, signal }));
  }
  return signal.aborted ? exitCodeOf(signal.reason) : openSites();
}

async function buildAll() {
  await runStep('Packages', (progress) => installPackages('studio', progress, { signal }));
  if (!signal.aborted) await runStep('Build', () => buildSites(signal));
  if (withStudio && !signal.aborted)
    await runStep('Studio', () => buildStudio((args) => run(nodeBinary(), args, { signal })));
  return signal.aborted ? exitCodeOf(signal.reason) : 0;
}

/** Says so before a minute of installing, not after. Other settings are explained by the server, all at once. */
async function needFreePort(name, wanted, host = '::') {
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > 65535) {
    throw new Failure(
      `${name} is '${process.env[name]}'.`,
      `Give a whole number from 1 to 65535, for example: ${name}=${name === 'PORT' ? 3000 : 3001} npm start`,
    );
  }
  const taken = await new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (problem) => resolve(problem.code === 'EADDRINUSE'));
    probe.listen(wanted, host, () => probe.close(() => resolve(false)));
  });
  if (!taken) return;
  const forStudio = name === 'STUDIO_PORT' ? ', which the content studio listens on,' : '';
  const without = forStudio ? ', or leave the studio out: STUDIO=0 npm start' : '';
  throw new Failure(
    `Port ${wanted}${forStudio} is taken.`,
    `Stop what uses it, or choose another: ${name}=${wanted + 1} npm start${without}`,
  );
}

/** Serves the sites until a signal ends them, and returns the exit code. */
async function openSites() {
  const stored = demo ? demoKeys(process.env) : {};
  const keys = withStudio ? stored : {};
  const env = { ...keys, STUDIO_PORT: String(studioPort) };
  let server;
  let first;
  let studioState;
  let closeStudio = () => {};
  const reportStudio = (state = studioState) => {
    studioState = state;
    if (state && server.connected) server.send({ studio: state });
  };
  const onReady = (ready) => {
    if (first) return reportStudio();
    first = ready;
    printAddresses(ready, keys);
    if (withStudio) closeStudio = openStudioBehind(reportStudio, env);
  };
  const sites = keepRunning({
    start: () => {
      // The keys that were printed stay valid when the sites are started again.
      server = startServer({ ...first?.madeUp, ...env });
      return server.once('message', onReady);
    },
    stop: (child) => child.kill(signal.reason),
    // What cannot start at all needs a person; what somebody ended on purpose stays so.
    shouldRestart: (code) => first !== undefined && code !== 0,
    onRestart: ({ reason, delaySeconds }) =>
      console.error(`! The sites' process ended (${reason}); it is restarted in ${delaySeconds} s.`),
  });
  const stop = () => {
    closeStudio();
    sites.stop();
  };
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  const code = await sites.ended;
  closeStudio();
  return code;
}

function startServer(env) {
  return spawn(nodeBinary(), ['--enable-source-maps', 'dist/server/main.js'], {
    cwd: root,
    // A newcomer wants to read the addresses below, not a line per request.
    env: { LOG_LEVEL: 'warn', ...allocatorSettings, ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

function openStudioBehind(onProgress, env) {
  const missing = ['STUDIO_SECRET', 'PREVIEW_SECRET'].filter(
    (name) => !(env[name] ?? process.env[name]?.trim()),
  );
  if (missing.length > 0) {
    const problem = `The content studio needs ${missing.join(' and ')}: at least 16 characters each, hard to guess (docs/operations.md, "From nothing to the first car").`;
    onProgress({ steps: [], problem });
    console.log(`! ${problem} The sites go on without it; STUDIO=0 leaves it out without a warning.`);
    return () => {};
  }
  return openStudio({
    env,
    onProgress,
    print: (line) => console.log(line),
    onOpen: () => printStudio(env.STUDIO_DEMO_PASSWORD ?? process.env.STUDIO_DEMO_PASSWORD),
  });
}

function printAddresses({ sites, madeUp }, keys) {
  const width = Math.max(0, ...sites.map(({ name }) => name.length));
  const lines = sites.map(({ name, url }) => `  ${name.padEnd(width)}  ${url}`);
  const { STUDIO_DEMO_PASSWORD: _, ...shared } = keys;
  const printed = Object.entries({ ...madeUp, ...shared }).map(([name, value]) => `  ${name}=${value}`);
  if (sites.length > 0)
    console.log(
      `\nOpen:  http://localhost:${port}\n${demo ? `Read:  http://localhost:${port}/docs\n` : ''}\n${lines.join('\n')}\n`,
    );
  else {
    console.log(
      '\nThere is no site yet. docs/operations.md, "From nothing to the first car", says how to add one.\n',
    );
  }
  if (printed.length > 0)
    console.log(`Keys generated (set them yourself to keep them):\n${printed.join('\n')}\n`);
  console.log(`Stop with Ctrl+C.${withStudio ? ' The content studio follows:' : ''}`);
}

function printStudio(password) {
  console.log(`\nStudio:  http://localhost:${port}/admin\n`);
  if (!demo) return;
  for (const [mail, role] of accounts) console.log(`  ${mail.padEnd(28)}  ${role}`);
  console.log(`\n  Password of each: ${password}\n`);
}
