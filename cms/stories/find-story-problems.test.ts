import { expect, test } from 'vitest';
import { findStoryProblems, isDate } from './find-story-problems.ts';

const tags = [{ id: 'road', key: 'pa-vag', value: 'På väg' }];
const whole = {
  name: 'Fyrtio mil kust',
  story: { date: '2026-11-04', preamble: 'En väg.', image: { media: 7 }, tags: '{road}' },
};
const around = { place: { state: 'public' }, tags, language: 'en' } as const;

test('a whole story has no problem', () => {
  expect(findStoryProblems(whole, around)).toEqual([]);
});

test('everything that is missing is named at its own field', () => {
  const found = findStoryProblems({}, { ...around, place: { state: 'no list' } });
  expect(found.map(({ path }) => path)).toEqual([
    'name',
    'story.date',
    'story.preamble',
    'story.image.media',
    'story.tags',
    'parent',
  ]);
  expect(found.every(({ message }) => /^[A-Z].*\.$/.test(message))).toBe(true);
});

test('STORY-09 a tag of another site is refused, and a site without tags needs none', () => {
  const foreign = { ...whole, story: { ...whole.story, tags: '{ROAD}|{people}' } };
  expect(findStoryProblems(foreign, around)).toMatchObject([{ path: 'story.tags' }]);
  const untagged = { ...whole, story: { ...whole.story, tags: '' } };
  expect(findStoryProblems(untagged, { ...around, tags: [] })).toEqual([]);
});

test('a list that nobody sees is named in the language of the studio', () => {
  const place = { state: 'not public', title: 'Berättelser' } as const;
  expect(findStoryProblems(whole, { ...around, place, language: 'sv' })[0]?.message).toContain(
    'Publicera listan först',
  );
});

test('a date is a day, with or without a time of 24 hours', () => {
  expect(['2026-11-04', '2026-11-04T18:30'].map(isDate)).toEqual([true, true]);
  expect(['4 november', '2026-13-40', '2026-11-04T6:30 pm', ''].map(isDate)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
