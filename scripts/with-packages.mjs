// with-packages.mjs GROUP COMMAND…: runs a command of the developers, or says which packages it lacks. Built-ins only.
import './bootstrap/env-file.mjs';
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { nodeBinary } from './bootstrap/node-binary.mjs';
import { requirePackages } from './bootstrap/packages.mjs';
import { exitWith, root } from './bootstrap/run-step.mjs';

const [group, command, ...args] = process.argv.slice(2);

try {
  requirePackages(group);
} catch (error) {
  exitWith(error);
}

const isScript = /\.(ts|mjs)$/.test(command);
const child = spawn(isScript ? nodeBinary() : command, isScript ? [command, ...args] : args, {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}` },
});
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => {
  if (!signal) process.exit(code ?? 1);
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
});
