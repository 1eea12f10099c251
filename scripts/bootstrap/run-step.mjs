// Runs before anything is installed, on whatever Node the machine has: built-ins only.
import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** A failure with a sentence for the person at the keyboard and what to do about it. */
export class Failure extends Error {
  constructor(message, hint) {
    super(message);
    this.hint = hint;
  }
}

/** Prints a step and how long it took. `work` may call `progress(text)` while it runs. */
export async function runStep(title, work) {
  const started = Date.now();
  const interactive = process.stdout.isTTY;
  let detail = '';
  const print = (sign, rest = '') =>
    process.stdout.write(`${interactive ? '\r\x1b[K' : ''}${sign} ${title}${rest}`);
  const seconds = () => `${Math.round((Date.now() - started) / 1000)} s`;
  const render = () => print('…', `  ${detail ? `${detail}  ` : ''}${seconds()}`);
  print('…', interactive ? '' : '\n');
  const ticker = interactive ? setInterval(render, 1000) : undefined;
  try {
    const result = await work((text) => {
      detail = text;
      if (interactive) render();
    });
    print('✓', `  ${result === 'nothing to do' ? result : seconds()}\n`);
  } catch (error) {
    print('✗', '\n');
    throw error;
  } finally {
    clearInterval(ticker);
  }
}

/**
 * Runs a command to its end. Its output is buffered, and printed only when it fails or when `show` is set. With
 * `ownGroup` it has a process group of its own, so that `stopGroup` also ends its children; an aborted `signal` does so.
 */
export function run(command, args, options = {}) {
  const { env = {}, show = false, signal, ownGroup = signal && processGroups, onSpawn = () => {} } = options;
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: {
        ...process.env,
        ...env,
        PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
      },
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      detached: Boolean(ownGroup),
    });
    onSpawn(child);
    const stop = () => stopGroup(child);
    signal?.addEventListener('abort', stop);
    const output = [];
    child.stdout?.on('data', (chunk) => output.push(chunk));
    child.stderr?.on('data', (chunk) => output.push(chunk));
    child.on('error', (error) =>
      reject(new Failure(`${command} could not be run: ${error.message}`, 'Is it installed?')),
    );
    child.on('close', (code) => {
      signal?.removeEventListener('abort', stop);
      if (code === 0) return resolve(undefined);
      const text = lastLines(Buffer.concat(output).toString());
      reject(Object.assign(new Failure(text || `${command} ended with code ${code}`, ''), { code }));
    });
  });
}

/** Windows has none. */
export const processGroups = process.platform !== 'win32';

export function stopGroup(child) {
  try {
    if (processGroups) process.kill(-child.pid, 'SIGTERM');
    else child.kill('SIGTERM');
  } catch {
    // It has ended already.
  }
}

export function lastLines(text, count = 25) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: terminal colours
  const plain = text.replace(/\x1b\[[0-9;]*m/g, '');
  return plain.trim().split('\n').slice(-count).join('\n');
}

/** For the outermost call: a sentence and what to do, never a stack, unless it is a bug of ours. */
export function exitWith(error) {
  if (!(error instanceof Failure)) console.error(error);
  else console.error([error.message, error.hint].filter(Boolean).join('\n'));
  process.exit(1);
}
