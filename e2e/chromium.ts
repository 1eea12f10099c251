import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The machine's own Chromium, or the one that lies inside an npm package. Nothing is ever downloaded. */
export async function chromiumPath(): Promise<string> {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const own = folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => existsSync(file));
  if (own) return own;
  const { default: packed } = await import('@sparticuz/chromium');
  return packed.executablePath();
}

export const chromiumFlags = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
