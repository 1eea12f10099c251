import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { docsLink, docsPages } from './docs-pages.ts';

const pages = docsPages('.');

test('every page has its file, and an address of its own', () => {
  expect(pages.filter(({ file }) => !existsSync(file))).toEqual([]);
  expect(new Set(pages.map(({ slug }) => slug)).size).toBe(pages.length);
});

test('every guide in docs/ is a page, but the list of requirements', () => {
  const guides = readdirSync('docs').filter((name) => name.endsWith('.md') && name !== 'requirements.md');
  const shown = pages.map(({ file }) => file);
  expect(guides.filter((name) => !shown.includes(`docs/${name}`))).toEqual([]);
});

test('a link to another page leads there, one to code leads nowhere', () => {
  const tour = pages.find(({ slug }) => slug === 'tour');
  if (!tour) throw new Error('There is no tour.');
  expect(docsLink(tour, 'glossary.md', pages)).toBe('/docs/glossary');
  expect(docsLink(tour, '../CONTRIBUTING.md#add-a-block', pages)).toBe('/docs/contributing#add-a-block');
  expect(docsLink(tour, 'decisions/017-package-groups.md', pages)).toBe('/docs/decisions/017-package-groups');
  expect(docsLink(tour, '../src/main/compose.ts', pages)).toBeUndefined();
  expect(docsLink(tour, '#where-is', pages)).toBe('#where-is');
});

test('the landing page names pictures that exist', () => {
  const source = readFileSync('demo/server/docs/views/landing.tsx', 'utf8');
  const named = [...source.matchAll(/'([\w-]+\.webp)'/g)].map(([, file]) => `docs/pictures/${file}`);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});
