import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

const text = readFileSync('docs/security.md', 'utf8');
const files = globSync(['{src,cms,scripts,e2e,bench,demo}/**/*.{ts,tsx,mjs}', 'scripts/packages/*'], {
  exclude: (path) => path.includes('node_modules') || path.includes('.next'),
});

test('every test that the table of security names exists', () => {
  const names = [...text.matchAll(/`([\w./-]+\.(?:test|spec|contract|model\.test)\.tsx?)`/g)].map(
    ([, name = '']) => name,
  );
  expect(names.length).toBeGreaterThan(60);
  const known = new Set(files.map((path) => basename(path)));
  expect(names.filter((name) => !known.has(basename(name)))).toEqual([]);
});

test('every file that it names as the place of a control exists', () => {
  const names = [...text.matchAll(/`([\w-]+(?:\/[\w-]+)+\.tsx?)`/g)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !files.some((path) => path.endsWith(`/${name}`) || path === name))).toEqual(
    [],
  );
});

test('it goes through all seventeen chapters', () => {
  const chapters = [...text.matchAll(/^## V(\d+) /gm)].map(([, number]) => Number(number));
  expect(chapters).toEqual(Array.from({ length: 17 }, (_, at) => at + 1));
});
