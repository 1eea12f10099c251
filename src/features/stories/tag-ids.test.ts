import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findTags, formatTagIds, hasAnyTag, parseTagIds } from './tag-ids.ts';

test('STORY-09 braces are removed from ids, and ids match case-insensitively', () => {
  expect(parseTagIds('{ABC}|{def}')).toEqual(['abc', 'def']);
  expect(hasAnyTag({ tags: parseTagIds('{ABC}|{def}') }, parseTagIds('abc'))).toBe(true);
  expect(hasAnyTag({ tags: parseTagIds('{ABC}|{def}') }, parseTagIds('{ab}'))).toBe(false);
});

test('empty pieces, spaces and repetitions are no tags', () => {
  expect(parseTagIds('')).toEqual([]);
  expect(parseTagIds('|{}| { A } |{a}||b')).toEqual(['a', 'b']);
});

test('STORY-02 a story with either of the chosen tags is listed, one with neither is not', () => {
  expect(hasAnyTag({ tags: ['road'] }, ['road', 'people'])).toBe(true);
  expect(hasAnyTag({ tags: ['people'] }, ['road', 'people'])).toBe(true);
  expect(hasAnyTag({ tags: ['news'] }, ['road', 'people'])).toBe(false);
  expect(hasAnyTag({ tags: [] }, [])).toBe(true);
});

test('what is written as ids reads as the same ids', () => {
  const id = fc.stringMatching(/^[a-z0-9-]{1,12}$/);
  fc.assert(
    fc.property(fc.uniqueArray(id), (ids) => {
      expect(parseTagIds(formatTagIds(ids))).toEqual(ids);
      expect(parseTagIds(formatTagIds(ids).toUpperCase())).toEqual(ids);
    }),
  );
});

test('an address names a tag by its key or its id, and what names none is left out', () => {
  const tags = [
    { id: 'ROAD', key: 'pa-vag', value: 'På väg' },
    { id: 'people', key: '', value: 'Folk' },
  ];
  expect(findTags(['pa-vag', 'nonsense'], tags).map(({ id }) => id)).toEqual(['ROAD']);
  expect(findTags(['{road}', 'PEOPLE'], tags).map(({ id }) => id)).toEqual(['ROAD', 'people']);
});
