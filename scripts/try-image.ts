import { execFileSync, spawn } from 'node:child_process';
import { chmod, chown, cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ignoredBy } from './container/ignored-files.ts';
import { parseDockerfile, type Stage } from './container/parse-dockerfile.ts';
import { tryContainer } from './container/try-container.ts';
import { hasDocker, tryDocker } from './container/try-docker.ts';

/** The user of the image. */
const UID = 1000;

/**
 * With Docker, the image and compose.yaml are built and started. Without, the Dockerfile is performed in a folder: what
 * .dockerignore lets through is copied, the same commands are run, and the result is started as a user who may write
 * nothing but its data folder. As root, on Linux; `--keep` leaves the folder. `STUDIO=0` tries the image without a studio.
 */
async function tryImage(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-image-'));
  await chmod(folder, 0o755);
  const stages = parseDockerfile(await readFile('Dockerfile', 'utf8'));
  try {
    for (const stage of stages) await perform(stage, folder);
    const [app, data] = [join(folder, 'runtime'), join(folder, 'data')];
    await mkdir(data);
    await chown(data, UID, UID);
    const env = environmentOf(stages.at(-1));
    await tryContainer({ app, data, env, uid: UID });
  } finally {
    if (process.argv.includes('--keep')) console.log(`Left in ${folder}`);
    else await rm(folder, { recursive: true, force: true });
  }
}

async function perform({ name, instructions }: Stage, folder: string): Promise<void> {
  const app = join(folder, name);
  await mkdir(app);
  const env = { ...process.env, ...environmentOf({ name, image: '', instructions }) };
  for (const { name: instruction, args } of instructions) {
    if (instruction === 'COPY') await copy(args, app, folder);
    // /data is the volume; it is made for each container.
    if (instruction !== 'RUN' || args.includes('/data')) continue;
    console.log(`${name}: ${args}`);
    await runShell(args, app, env);
  }
}

function environmentOf(stage: Stage | undefined): Record<string, string> {
  const lines = stage?.instructions.filter(({ name }) => ['ARG', 'ENV'].includes(name)) ?? [];
  return Object.fromEntries(
    lines.flatMap(({ name, args }) =>
      args
        .split(/\s+/)
        .map((each) => each.split('='))
        // As `--build-arg` gives it.
        .map(([key = '', value = '']) => [key, (name === 'ARG' && process.env[key]) || value] as const),
    ),
  );
}

async function copy(args: string, app: string, folder: string): Promise<void> {
  const [, stage] = /^--from=(\S+)/.exec(args) ?? [];
  if (stage) return cp(join(folder, stage), app, { recursive: true, verbatimSymlinks: true });
  const sources = args.split(/\s+/).slice(0, -1);
  const ignored = ignoredBy(await readFile('.dockerignore', 'utf8'));
  const listed = execFileSync('git', [
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    '--',
    ...sources,
  ]);
  for (const file of listed.toString().trim().split('\n')) {
    if (ignored(file)) continue;
    await mkdir(join(app, dirname(file)), { recursive: true });
    await cp(file, join(app, file));
  }
}

function runShell(command: string, cwd: string, env: NodeJS.ProcessEnv): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('sh', ['-c', command], { cwd, env, stdio: 'inherit' });
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} ended with ${code}`)),
    );
  });
}

if (hasDocker()) await tryDocker();
else await tryImage();
