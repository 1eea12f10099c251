import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The keys that no program names, neither whole nor by the beginning of a template: `bookingSms${change}`. */
export function unusedKeys(keys: readonly string[], root: string): string[] {
  const source = globSync('src/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => !/\.test\.tsx?$|all-messages\.ts$/.test(path))
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .join('\n');
  const words = new Set(source.match(/\w+/g));
  const beginnings = [...source.matchAll(/`([a-z]\w+)\$\{/g)].flatMap(([, beginning]) => beginning ?? []);
  return keys.filter((key) => !words.has(key) && !beginnings.some((beginning) => key.startsWith(beginning)));
}
