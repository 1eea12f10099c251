import { buildOnce } from './fingerprint.mjs';
import { nodeBinary } from './node-binary.mjs';
import { run } from './run-step.mjs';

const sources = [
  'package-lock.json',
  'vite.config.ts',
  'tsconfig.json',
  'scripts/build.ts',
  'scripts/inline-script-plugin.ts',
  'src',
  'demo/server',
];

export function buildSites(signal) {
  return buildOnce('dist/.built', sources, () => run(nodeBinary(), ['scripts/build.ts'], { signal }));
}
