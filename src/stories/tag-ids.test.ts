import fc from 'fast-check';
import { expect, test } from 'vitest';
import { carriesAny, tagIds, tagsNamed, writtenTags } from './tag-ids.ts';

test('STORY-09 ids lose their braces and match whatever their letters’ size', () => {
  expect(tagIds('{ABC}|{def}')).toEqual(['abc', 'def']);
  expect(carriesAny({ tags: tagIds('{ABC}|{def}') }, tagIds('abc'))).toBe(true);
  expect(carriesAny({ tags: tagIds('{ABC}|{def}') }, tagIds('{ab}'))).toBe(false);
});

test('empty pieces, spaces and repetitions are nobody’s tags', () => {
  expect(tagIds('')).toEqual([]);
  expect(tagIds('|{}| { A } |{a}||b')).toEqual(['a', 'b']);
});

test('STORY-02 a story with either of the chosen tags is listed, one with neither is not', () => {
  expect(carriesAny({ tags: ['road'] }, ['road', 'people'])).toBe(true);
  expect(carriesAny({ tags: ['people'] }, ['road', 'people'])).toBe(true);
  expect(carriesAny({ tags: ['news'] }, ['road', 'people'])).toBe(false);
  expect(carriesAny({ tags: [] }, [])).toBe(true);
});

test('what is written as ids reads as the same ids', () => {
  const id = fc.stringMatching(/^[a-z0-9-]{1,12}$/);
  fc.assert(
    fc.property(fc.uniqueArray(id), (ids) => {
      expect(tagIds(writtenTags(ids))).toEqual(ids);
      expect(tagIds(writtenTags(ids).toUpperCase())).toEqual(ids);
    }),
  );
});

test('an address names a tag by its key or its id, and what names none is left out', () => {
  const tags = [
    { id: 'ROAD', key: 'pa-vag', value: 'På väg' },
    { id: 'people', key: '', value: 'Folk' },
  ];
  expect(tagsNamed(['pa-vag', 'nonsense'], tags).map(({ id }) => id)).toEqual(['ROAD']);
  expect(tagsNamed(['{road}', 'PEOPLE'], tags).map(({ id }) => id)).toEqual(['ROAD', 'people']);
});
