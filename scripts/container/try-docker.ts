import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';

const project = ['compose', '--project-name', 'forecourt-try'];

/** Whether there is an engine, not only the command. */
export function hasDocker(): boolean {
  return spawnSync('docker', ['info'], { stdio: 'ignore' }).status === 0;
}

/** Builds the image, brings everything of compose.yaml up until it is healthy, asks through the proxy, and removes it again. */
export async function tryDocker(): Promise<void> {
  const secret = () => randomBytes(24).toString('hex');
  const secrets = ['POSTGRES_PASSWORD', 'STUDIO_SECRET', 'PREVIEW_SECRET', 'INVENTORY_API_KEY'];
  const port = '18080';
  const env = {
    ...process.env,
    ...Object.fromEntries([...secrets, 'BOOKING_LINK_SECRET'].map((name) => [name, secret()])),
    ...{ RELEASE: 'try', PUBLIC_PORT: port },
  };
  const docker = (...args: string[]) => {
    console.log(`docker ${args.join(' ')}`);
    const { status } = spawnSync('docker', args, { env, stdio: 'inherit' });
    if (status !== 0) throw new Error(`docker ${args[0]} ended with ${status}`);
  };
  docker('build', '--tag', 'forecourt:try', '.');
  docker('build', '--build-arg', 'STUDIO=0', '--tag', 'forecourt:try-sites', '.');
  try {
    docker(...project, 'up', '--detach', '--wait', 'proxy', 'worker', 'studio');
    const { status } = await fetch(`http://127.0.0.1:${port}/healthz`);
    console.log(`${status === 200 ? '✓' : '✗'} the sites answer through the proxy: ${status}`);
    if (status !== 200) process.exitCode = 1;
  } finally {
    docker(...project, 'down', '--volumes');
  }
}
