import { readFileSync } from 'node:fs';
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
