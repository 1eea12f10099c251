import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { canInstallChromium, installChromium } from './install-chromium.ts';

const programs = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * The Chromium that browser tests, benches and picture tools use: `CHROMIUM_PATH` if set; the one in the npm package
 * where it runs, because it is the same version everywhere and runs nothing but the page; else the machine's own; else,
 * on Debian and Ubuntu as root, the distribution's. The result is written to CHROMIUM_PATH for the worker processes.
 */
export async function chromiumPath(): Promise<string> {
  const path =
    process.env['CHROMIUM_PATH'] || (await packagedChromium()) || systemChromium() || installedChromium();
  process.env['CHROMIUM_PATH'] = path;
  return path;
}

/** The package holds a program for Linux on x64 only, and some distributions cannot run it. */
async function packagedChromium(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const { default: packaged } = await import('@sparticuz/chromium');
  const path = await packaged.executablePath();
  return spawnSync(path, ['--version']).status === 0 ? path : undefined;
}

function systemChromium(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const candidates = folders.flatMap((folder) => programs.map((name) => join(folder, name)));
  return [...candidates, ...macApplications].find((file) => existsSync(file));
}

const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function installedChromium(): string {
  if (canInstallChromium()) installChromium();
  const path = systemChromium();
  if (path) return path;
  throw new Error(
    'No browser found for the tests. Install one (on Debian and Ubuntu: sudo apt-get install chromium), or set CHROMIUM_PATH to a Chromium or Chrome.',
  );
}
