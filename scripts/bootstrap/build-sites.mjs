import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildOnce } from './fingerprint.mjs';
import { nodeBinary } from './node-binary.mjs';
import { root, run } from './run-step.mjs';

const sources = [
  'package-lock.json',
  'vite.config.ts',
  'tsconfig.json',
  'scripts/build.ts',
  'scripts/inline-script-plugin.ts',
  'scripts/extensions/extensions-plugin.ts',
  'src',
  'demo/server',
];

/** What the build takes from outside of this folder: an extension that was added or changed is built. */
function extensionFolders() {
  const folder = process.env.EXTENSIONS_DIR?.trim();
  const packages = (process.env.EXTENSIONS ?? '').split(',').filter((name) => name.trim());
  const installed = packages.map((name) => join(root, 'node_modules', name.trim(), 'package.json'));
  return [...(folder ? [resolve(root, folder)] : []), ...installed].filter((path) => existsSync(path));
}

export function buildSites(signal) {
  // An image is built without the demo.
  const present = sources.filter((path) => existsSync(join(root, path)));
  return buildOnce('dist/.built', [...present, ...extensionFolders()], () =>
    run(nodeBinary(), ['scripts/build.ts'], { signal }),
  );
}
