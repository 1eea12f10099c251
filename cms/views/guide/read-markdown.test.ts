import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readMarkdown, stretchesOf } from './read-markdown.ts';

test('headings, paragraphs, lists and pictures are told apart', () => {
  const text =
    '# Guide\n\nOne\ntwo.\n\n1. first\n2. second\n   line\n\n![The tree](pictures/editors-tree.webp)\n';
  expect(readMarkdown(text)).toEqual([
    { kind: 'heading', level: 1, text: 'Guide', id: 'guide' },
    { kind: 'paragraph', text: 'One two.' },
    { kind: 'list', ordered: true, items: ['first', 'second line'] },
    { kind: 'picture', alt: 'The tree', file: 'editors-tree.webp' },
  ]);
});

test('words may be strong, typed as they are, or lead somewhere', () => {
  expect(stretchesOf('Press **Publish**, see `/admin` or [the top](#top).')).toEqual([
    { kind: 'plain', text: 'Press ' },
    { kind: 'strong', text: 'Publish' },
    { kind: 'plain', text: ', see ' },
    { kind: 'code', text: '/admin' },
    { kind: 'plain', text: ' or ' },
    { kind: 'link', text: 'the top', href: '#top' },
    { kind: 'plain', text: '.' },
  ]);
});

test('every place that the guide of editors leads to within itself is there', async () => {
  const guide = await readFile(join(import.meta.dirname, '../../../docs/editors.md'), 'utf8');
  const passages = readMarkdown(guide);
  const ids = passages.flatMap((passage) => (passage.kind === 'heading' ? [passage.id] : []));
  const led = [...guide.matchAll(/\]\(#([^)]+)\)/g)].map(([, id]) => id);
  expect(led.length).toBeGreaterThan(5);
  expect(led.filter((id) => !ids.includes(id ?? ''))).toEqual([]);
});
