import { expect, test } from 'vitest';
import { applyChoices, findDifferences } from './find-differences.ts';

const base = {
  name: 'Om oss',
  metaTitle: 'Om',
  main: [
    { id: 'a', blockType: 'hero', title: 'Hej' },
    { id: 'b', blockType: 'blurb', text: 'Text' },
  ],
};

test('EDIT-09 a conflict names each field that differs, and who changed it', () => {
  const mine = { ...base, name: 'Mitt', main: [{ ...base.main[0], title: 'Min' }, base.main[1]] };
  const theirs = { ...base, name: 'Ditt', metaTitle: 'Din titel' };
  expect(findDifferences(base, mine, theirs, ['name', 'metaTitle', 'main'])).toEqual([
    { path: ['name'], mine: 'Mitt', theirs: 'Ditt', changedBy: 'both' },
    { path: ['metaTitle'], mine: 'Om', theirs: 'Din titel', changedBy: 'theirs' },
    { path: ['main', '0', 'title'], mine: 'Min', theirs: 'Hej', changedBy: 'mine' },
  ]);
});

test('rows that were added or moved are one difference, and so is a rich text', () => {
  const theirs = { ...base, main: [base.main[1], base.main[0]] };
  expect(findDifferences(base, base, theirs, ['main'])).toMatchObject([
    { path: ['main'], changedBy: 'theirs' },
  ]);
  const text = (words: string) => ({ text: { root: { children: [{ text: words }] } } });
  expect(findDifferences(text('a'), text('b'), text('c'), ['text'])).toMatchObject([
    { path: ['text'], changedBy: 'both' },
  ]);
});

test('empty and missing are no difference', () => {
  expect(findDifferences({}, { a: '', b: false, c: 0 }, { a: null, c: [] }, ['a', 'b', 'c'])).toEqual([]);
});

test('what is chosen of one’s own is put into the colleague’s version', () => {
  const theirs = { ...base, metaTitle: 'Din titel' };
  const merged = applyChoices(theirs, [{ path: ['main', '0', 'title'], value: 'Min' }]);
  expect(merged).toMatchObject({ metaTitle: 'Din titel', main: [{ title: 'Min' }, { text: 'Text' }] });
  expect(theirs.main[0]?.title).toBe('Hej');
});
