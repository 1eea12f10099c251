import { expect, test } from 'vitest';
import { readingMinutes } from './reading-time.ts';
import { neighboursOf, storiesIndexFor } from './stories.ts';
import { anIndex, aStory } from './testing/a-story.ts';

const stories = ['c', 'b', 'a'].map((id, n) => aStory({ id, date: `2026-11-0${3 - n}` }));
const found = { stories, indices: [anIndex()], dateAt: () => '' };
const at = (id: string) => neighboursOf(`/berattelser/2026/${id}`, found);

test('STORY-19 a story’s neighbours are the next ones back and forward in time', () => {
  expect([at('b').older?.id, at('b').newer?.id]).toEqual(['a', 'c']);
});

test('STORY-19 STORY-20 the newest story has no newer neighbour and the oldest no older one', () => {
  expect([at('c').older?.id, at('c').newer]).toEqual(['b', undefined]);
  expect([at('a').older, at('a').newer?.id]).toEqual([undefined, 'b']);
});

test('a page that is no story has no neighbours', () => {
  expect(at('nobody')).toEqual({ older: undefined, newer: undefined });
});

test('neighbours are found under the same index', () => {
  const press = aStory({ id: 'press', path: '/press/2026/p', date: '2026-11-09' });
  const both = {
    ...found,
    stories: [press, ...stories],
    indices: [anIndex(), anIndex({ id: 'p', path: '/press' })],
  };
  expect(neighboursOf('/berattelser/2026/c', both).newer).toBeUndefined();
  expect(neighboursOf('/press/2026/p', both).older).toBeUndefined();
});

test('a list belongs to the index it is on or below, otherwise to the first', () => {
  const indices = [anIndex(), anIndex({ id: 'press', path: '/press' })];
  expect(storiesIndexFor('/press', { indices })?.id).toBe('press');
  expect(storiesIndexFor('/press/2026/x', { indices })?.id).toBe('press');
  expect(storiesIndexFor('/', { indices })?.id).toBe('index');
  expect(storiesIndexFor('/', { indices: [] })).toBeUndefined();
});

test('the reading time is a minute per two hundred words, rounded up, and at least one', () => {
  expect(readingMinutes('')).toBe(1);
  expect(readingMinutes('ord '.repeat(1190))).toBe(6);
});
