import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

// Decisions say how things were.
const pages = globSync(['*.md', 'docs/*.md', 'docs/recipes/*.md', 'cms/*.md']).filter(
  (page) => page !== 'CHANGELOG.md',
);
const read = (page: string) => readFileSync(page, 'utf8');

test.each(pages)('%s links to files that exist', (page) => {
  const targets = [...read(page).matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, target = '']) => target);
  const files = targets
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => join(dirname(page), target));
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test.each(pages)('%s names files and folders that exist', (page) => {
  const prose = read(page).replace(/^```[\s\S]*?^```$/gm, '');
  const touched = page.startsWith('docs/recipes/') ? prose.replace(/^Touches: .*(?:\n.+)*/m, '') : prose;
  const names = [
    ...touched.matchAll(/`((?:src|demo|scripts|cms|docs|tools|e2e|bench|deploy|examples)\/[^`\s]*)`/g),
  ];
  const paths = names.map(([, path = '']) => path).filter((path) => !/[{*…]/.test(path));
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});

test('the table of the README has every module, under its shelf, and no other', () => {
  const shelves = ['features', 'content', 'web', 'shared'];
  const modules = shelves.flatMap((shelf) => [
    `${shelf}/`,
    ...readdirSync(`src/${shelf}`, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? entry.name : [],
    ),
  ]);
  const [, table = ''] = /## The modules\n([\s\S]*?)\n## /.exec(read('README.md')) ?? [];
  const named = [...table.matchAll(/^\| (?:\*\*)?`([\w/-]+)`/gm)].map(([, name]) => name);
  expect(named.toSorted()).toEqual(modules.toSorted());
});
