// Runs before anything is installed, on whatever Node the machine has: built-ins only.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';

export const root = join(import.meta.dirname ?? dirname(new URL(import.meta.url).pathname), '../..');

/** Says what happens and how long it took; on failure shows what the command had to say. */
export async function step(title, work) {
  const started = Date.now();
  const show = (sign, rest = '') =>
    process.stdout.write(`${process.stdout.isTTY ? '\r\x1b[K' : ''}${sign} ${title}${rest}`);
  const seconds = () => `${Math.round((Date.now() - started) / 1000)} s`;
  show('…', process.stdout.isTTY ? '' : '\n');
  const ticking = process.stdout.isTTY ? setInterval(() => show('…', `  ${seconds()}`), 1000) : undefined;
  try {
    const done = await work();
    show('✓', `${done === 'nothing to do' ? '  nothing to do' : `  ${seconds()}`}\n`);
  } catch (problem) {
    show('✗', '\n');
    throw problem;
  } finally {
    clearInterval(ticking);
  }
}

/** Node as the sites need it: the one that came with the packages, or the machine's own if that is new enough. */
export function siteNode() {
  const brought = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(brought)) return brought;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 18)) return process.execPath;
  throw new Failure(
    `This machine has Node ${process.versions.node}, and the Node 24 that comes with the packages is missing.`,
    'Run npm ci without --ignore-scripts, or install Node 24.',
  );
}

export class Failure extends Error {
  constructor(message, mend) {
    super(message);
    this.mend = mend;
  }
}

/** Runs a command to its end. What it prints is kept, and shown only when it fails or when `show` is set. */
export function run(command, args, { env = {}, show = false } = {}) {
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
    });
    const said = [];
    child.stdout?.on('data', (chunk) => said.push(chunk));
    child.stderr?.on('data', (chunk) => said.push(chunk));
    child.on('error', (problem) =>
      reject(new Failure(`${command} could not be run: ${problem.message}`, 'Is it installed?')),
    );
    child.on('close', (code) => {
      if (code === 0) return resolve(undefined);
      const words = Buffer.concat(said).toString().trim();
      reject(Object.assign(new Failure(words || `${command} ended with code ${code}`, ''), { code }));
    });
  });
}

/** Installs the locked packages unless exactly these are there. A half-finished install leaves no stamp. */
export async function installPackages() {
  const stamp = join(root, 'node_modules/.forecourt-installed');
  const wanted = fingerprint(['package.json', 'package-lock.json']);
  if (read(stamp) === wanted) return 'nothing to do';
  await run(process.platform === 'win32' ? 'npm.cmd' : 'npm', [
    'ci',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]);
  writeFileSync(stamp, wanted);
}

/** Builds unless exactly these sources are built. A half-finished build leaves no stamp. */
export async function buildSites() {
  const stamp = join(root, 'dist/.built');
  const wanted = fingerprint([
    'package-lock.json',
    'vite.config.ts',
    'tsconfig.json',
    'scripts/build.ts',
    'src',
  ]);
  if (read(stamp) === wanted) return 'nothing to do';
  rmSync(stamp, { force: true });
  await run(siteNode(), ['scripts/build.ts']);
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(stamp, wanted);
}

export function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** What tools write into the sources' own folders. */
const written = /^(\.next.*|next-env\.d\.ts|node_modules)$/;

export function fingerprint(places) {
  const hash = createHash('sha256');
  const add = (place) => {
    if (written.test(basename(place))) return;
    if (statSync(place).isDirectory()) for (const name of readdirSync(place).sort()) add(join(place, name));
    else if (!/\.test\.tsx?$/.test(place)) hash.update(place.slice(root.length)).update(readFileSync(place));
  };
  for (const place of places) add(join(root, place));
  return hash.digest('hex');
}

/** For the outermost call: a sentence and what to do, never a stack, unless it is a surprise. */
export function explain(problem) {
  if (!(problem instanceof Failure)) console.error(problem);
  else console.error([problem.message, problem.mend].filter(Boolean).join('\n'));
  process.exit(1);
}
