import { expect, test } from 'vitest';
import { registry } from '../../content/blocks/registry.ts';
import type { PageBlock } from '../../content/publishing/page.ts';
import { kindOfPage } from './kind-of-page.ts';

const aBlock = (name: string): PageBlock => ({ state: 'unknown', id: name, name }) as never;
const kindOf = (path: string, ...names: string[]) => kindOfPage({ path, main: names.map(aBlock) });

test('a page is of the kind that its main block is about', () => {
  expect(kindOf('/kop-bil/,-w-,', 'rich-text', 'car-page')).toBe('car');
  expect(kindOf('/kop-bil/alla', 'car-list', 'faq')).toBe('car-list');
  expect(kindOf('/om', 'rich-text')).toBe('content');
});

test('the home page is the home page, whatever is on it', () => expect(kindOf('/', 'car-list')).toBe('home'));

test('a page about a record has a kind of its own', () => {
  const subjects = Object.keys(registry).filter(
    (name) => 'outcome' in registry[name as keyof typeof registry],
  );
  expect(subjects.length).toBeGreaterThan(0);
  for (const name of subjects) expect([name, kindOf('/x', name)]).not.toEqual([name, 'content']);
});
