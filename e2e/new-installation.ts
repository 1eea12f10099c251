import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../src/shared/platform/testing/free-port.ts';
import { documentedCommands } from './documented-commands.ts';

const exec = promisify(execFile);
const documented = documentedCommands('From nothing to the first car');
const FIRST_START_MS = 300_000;

export type NewInstallation = {
  port: number;
  dataDir: string;
  /** Runs the documented command that contains this text, and returns what it printed. */
  run: (part: string) => Promise<string>;
  /** Runs `npm start` as documented until it prints the address of the studio. */
  start: () => Promise<void>;
  close: () => Promise<void>;
};

/** The index of the cars in the operator's guide. */
const DOCUMENTED_INDEX = 'cars-berg-bil-se';

/** A new installation in an empty folder after the operator's guide; only folder, ports, database and index differ. */
export async function newInstallation({
  databaseUrl,
  carIndex = DOCUMENTED_INDEX,
}: {
  databaseUrl?: string;
  carIndex?: string;
} = {}): Promise<NewInstallation> {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-first-run-'));
  const [port, studioPort] = [await freePort(), await freePort()];
  const dataDir = join(folder, 'data');
  const here = (script: string) =>
    script
      .replaceAll('~/forecourt.env', join(folder, 'forecourt.env'))
      .replaceAll('/var/lib/forecourt', dataDir)
      .replaceAll('3000', String(port))
      .replaceAll(DOCUMENTED_INDEX, carIndex)
      .replace(/postgres:\/\/[^']+/, databaseUrl ?? '');
  const env = { ...plainEnvironment(), STUDIO_PORT: String(studioPort) };
  const settings = 'set -a; . ~/forecourt.env; set +a\n';
  const bash = (script: string) => ['-euo', 'pipefail', '-c', here(script)];
  let server: ChildProcess | undefined;

  return {
    port,
    dataDir,
    run: async (part) => {
      const command = documented(part);
      // The second terminal has its settings loaded from the administrator's step on.
      const loaded = command.includes('forecourt.env') ? '' : settings;
      const { stdout } = await exec('bash', bash(loaded + command), { env });
      return stdout;
    },
    start: async () => {
      // A separate process group, so that its children end with it.
      server = spawn('bash', bash(documented('npm start')), {
        env,
        detached: true,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      await printed(server, 'Studio:  http');
    },
    close: async () => {
      if (server) await endGroup(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Without the variables of the test run, which an operator's terminal does not have. */
function plainEnvironment(): NodeJS.ProcessEnv {
  const ours = /^(DEMO|PORT|DATA_DIR|DATABASE_URL|STUDIO.*|.*_(SECRET|KEY|PASSWORD)|LOG_LEVEL|npm_.*)$/;
  const env = { ...process.env };
  for (const name of Object.keys(env).filter((each) => ours.test(each))) delete env[name];
  return env;
}

function printed(child: ChildProcess, awaited: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const fail = (reason: string) => reject(new Error(`npm start ${reason}:\n${output}`));
    const timer = setTimeout(() => fail('did not open the studio'), FIRST_START_MS);
    const read = (chunk: Buffer) => {
      output += chunk;
      if (!output.includes(awaited)) return;
      clearTimeout(timer);
      resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => {
      clearTimeout(timer);
      fail(`ended with ${code}`);
    });
  });
}

async function endGroup({ pid, exitCode, signalCode }: ChildProcess): Promise<void> {
  if (!pid || exitCode !== null || signalCode !== null) return;
  process.kill(-pid, 'SIGTERM');
  while (isRunning(-pid)) await new Promise((resolve) => setTimeout(resolve, 50));
}

function isRunning(group: number): boolean {
  try {
    return process.kill(group, 0);
  } catch {
    return false;
  }
}
