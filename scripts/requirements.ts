import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { requirementCoverage, type TestFile } from './testing/requirement-coverage.ts';

/** Prints the requirement ids that no test names, by area. `npm run requirements -- SITE SHELL` checks some areas only. */
const root = join(import.meta.dirname, '..');
const areas = process.argv.slice(2);

const tests: TestFile[] = [];
for await (const path of glob(
  [
    'src/**/*.{test,contract}.{ts,tsx}',
    'demo/**/*.test.{ts,tsx}',
    'scripts/**/*.test.ts',
    'tools/**/*.test.ts',
    'e2e/**/*.spec.ts',
  ],
  { cwd: root },
))
  tests.push({ path, content: await readFile(join(root, path), 'utf8') });

const list = await readFile(join(root, 'docs/requirements.md'), 'utf8');
const coverage = requirementCoverage(list, tests).filter(
  ({ area }) => areas.length === 0 || areas.includes(area),
);
for (const { area, total, missing } of coverage) {
  const numbers = missing.map((id) => id.slice(area.length + 1)).join(' ');
  const covered = `${String(total - missing.length).padStart(3)} of ${String(total).padStart(3)}`;
  console.log(`${area.padEnd(6)} ${covered}  ${numbers && `missing: ${numbers}`}`);
}
const total = coverage.reduce((sum, area) => sum + area.total, 0);
const missing = coverage.reduce((sum, area) => sum + area.missing.length, 0);
console.log(`\n${total - missing} of ${total} requirements are named by a test; ${missing} are not.`);
