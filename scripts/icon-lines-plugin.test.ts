import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { linesOnly } from './icon-lines-plugin.ts';

const icon = (name: string) => readFileSync(`node_modules/lucide-react/dist/esm/icons/${name}.mjs`, 'utf8');

test('an icon keeps its lines and loses Lucide’s component', () => {
  const code = linesOnly(icon('phone'));
  expect(code).toContain('__iconData');
  expect(code).toContain('M13.832');
  expect(code).not.toContain('createLucideIcon');
});

test('another name of an icon has its lines, too', () => {
  expect(linesOnly(icon('circle-alert'))).toMatch(/export \{ __iconData, default \} from '\.\/.+\.mjs'/);
});

test('a file of another shape is left as it is', () => {
  expect(linesOnly('export const other = 1;')).toBe('export const other = 1;');
});

// The server would draw it with Lucide's component and the browser from its lines: not the same markup.
test('no icon is imported by another name than its own', () => {
  const sources = globSync('src/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'));
  const names = new Set(sources.flatMap((code) => [...code.matchAll(imported)].map(([, name = '']) => name)));
  expect(names.size).toBeGreaterThan(50);
  expect([...names].filter((name) => !icon(name).includes('__iconData ='))).toEqual([]);
});

const imported = /'lucide-react\/icons\/([a-z0-9-]+)'/g;
