import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Prints the requirement ids that no test names, by area. `npm run requirements -- SITE SHELL` checks some areas only. */
const root = join(import.meta.dirname, '..');
const areas = process.argv.slice(2);

const requirements = (await readFile(join(root, 'docs/requirements.md'), 'utf8'))
  .split('\n')
  .filter((line) => !line.includes('[xref]'))
  .flatMap((line) => /^- \[([A-Z]+-\d+)\]/.exec(line)?.[1] ?? []);

const named = new Set<string>();
for await (const file of glob(
  [
    'src/**/*.{test,contract}.{ts,tsx}',
    'demo/**/*.test.ts',
    'scripts/**/*.test.ts',
    'tools/**/*.test.ts',
    'e2e/**/*.spec.ts',
  ],
  { cwd: root },
)) {
  for (const [id] of (await readFile(join(root, file), 'utf8')).matchAll(/\b[A-Z]+-\d+\b/g)) named.add(id);
}

const byArea = Map.groupBy(requirements, (id) => id.slice(0, id.lastIndexOf('-')));
let missingInTotal = 0;
for (const [area, ids] of byArea) {
  if (areas.length > 0 && !areas.includes(area)) continue;
  const missing = ids.filter((id) => !named.has(id));
  missingInTotal += missing.length;
  const list = missing.map((id) => id.slice(id.lastIndexOf('-') + 1)).join(' ');
  console.log(
    `${area.padEnd(6)} ${String(ids.length - missing.length).padStart(3)} of ${String(ids.length).padStart(3)}  ${list && `missing: ${list}`}`,
  );
}
console.log(
  `\n${requirements.filter((id) => named.has(id)).length} of ${requirements.length} requirements are named by a test; ${missingInTotal} are not.`,
);
