import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * The Chromium of an npm package: one version for everyone, and nothing but the page. A whole browser works beside its
 * page (address bar, suggestions, passwords); on few cores that is waited for and measured as well. The package is for
 * Linux; elsewhere it is the machine's own browser. Nothing is ever downloaded.
 */
export async function chromiumPath(): Promise<string> {
  if (process.platform === 'linux') {
    const { default: packed } = await import('@sparticuz/chromium');
    return packed.executablePath();
  }
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const own = folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => existsSync(file));
  if (!own) throw new Error(`No browser found. Put one of these on the PATH: ${names.join(', ')}`);
  return own;
}

/**
 * The address bar's list of suggestions is a page of its own in newer Chromium; it works at every visit and takes the
 * processor from the page. The flag replaces Playwright's, so it names what that one turns off, too.
 */
const featuresLeftOut = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

export const chromiumFlags = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${featuresLeftOut.join(',')}`,
];
