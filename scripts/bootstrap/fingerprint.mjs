// Compares a build with the sources it was made from. Built-ins only.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { root } from './run-step.mjs';

/** Runs `build` unless `stamp` says that exactly these sources were built. An interrupted build leaves no stamp. */
export async function buildOnce(stamp, sources, build) {
  const file = join(root, stamp);
  const wanted = fingerprint(sources);
  if (readIfExists(file) === wanted) return 'nothing to do';
  rmSync(file, { force: true });
  await build();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, wanted);
}

export function readIfExists(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Generated files that tools write into the source folders. */
const generated = /^(\.next.*|next-env\.d\.ts|node_modules)$/;

export function fingerprint(paths) {
  const hash = createHash('sha256');
  const add = (path) => {
    if (generated.test(basename(path))) return;
    if (statSync(path).isDirectory()) for (const name of readdirSync(path).sort()) add(join(path, name));
    else if (!/\.test\.tsx?$/.test(path)) hash.update(path.slice(root.length)).update(readFileSync(path));
  };
  for (const path of paths) add(resolve(root, path));
  return hash.digest('hex');
}
