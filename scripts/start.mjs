// From a fresh clone to running sites. Uses Node built-ins only: nothing is installed when it begins.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import {
  buildSites,
  explain,
  Failure,
  installPackages,
  root,
  run,
  siteNode,
  step,
} from './bootstrap/steps.mjs';

const port = Number(process.env.PORT?.trim() || 3000);

try {
  console.log('Forecourt\n');
  await needFreePort();
  await step('Packages', installPackages);
  await step('Build', buildSites);
  if (process.env.DEMO !== '0')
    await step('Demo content', () => run(siteNode(), ['scripts/load-demo.ts'], { show: !quiet() }));
  await open();
} catch (problem) {
  explain(problem);
}

/** Says so before a minute of installing, not after. A wrong PORT is explained by the server, with all other settings. */
async function needFreePort() {
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new Failure(
      `PORT is '${process.env.PORT}'.`,
      'Give a whole number from 1 to 65535, for example: PORT=3000 npm start',
    );
  }
  const taken = await new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (problem) => resolve(problem.code === 'EADDRINUSE'));
    probe.listen(port, '::', () => probe.close(() => resolve(false)));
  });
  if (taken)
    throw new Failure(
      `Port ${port} is taken.`,
      `Stop what uses it, or choose another: PORT=${port + 1} npm start`,
    );
}

function quiet() {
  return !process.stdout.isTTY;
}

function open() {
  const server = spawn(siteNode(), ['--enable-source-maps', 'dist/server/main.js'], {
    cwd: root,
    // A newcomer wants to read the addresses below, not a line per request.
    env: { LOG_LEVEL: 'warn', ...process.env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  server.on('message', (said) => announce(said));
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
  return new Promise((resolve) => {
    server.on('close', (code, signal) => {
      process.exitCode = code ?? (signal ? 1 : 0);
      resolve(undefined);
    });
  });
}

function announce({ sites, madeUp }) {
  const width = Math.max(0, ...sites.map(({ name }) => name.length));
  const lines = sites.map(({ name, url }) => `  ${name.padEnd(width)}  ${url}`);
  const keys = Object.entries(madeUp).map(([name, value]) => `  ${name}=${value}`);
  console.log(`\nOpen:  http://localhost:${port}\n\n${lines.join('\n')}\n`);
  if (keys.length > 0)
    console.log(`Keys made up for this start (set them yourself to keep them):\n${keys.join('\n')}\n`);
  console.log('Stop with Ctrl+C.');
}
