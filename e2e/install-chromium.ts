import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Only where it needs no password and is the distribution's own package. */
export function canInstallChromium(): boolean {
  return existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
}

export function installChromium(): void {
  // biome-ignore lint/suspicious/noConsole: whoever runs the tests should know what is installed
  console.log('No browser found: installing the distribution’s with apt-get install chromium …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium'],
  ]) {
    const { status, stderr } = spawnSync('apt-get', args, { env, encoding: 'utf8' });
    if (status !== 0) throw new Error(`apt-get ${args.join(' ')} failed:\n${stderr.trim()}`);
  }
}
