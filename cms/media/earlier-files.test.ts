import { expect, test } from 'vitest';
import { type EarlierFile, keepEarlierFile } from './earlier-files.ts';

const now = new Date('2026-11-17T12:00:00Z');
const file = (mediaFile: string) => ({ mediaFile, width: 40 });
const earlier = (...names: string[]): EarlierFile[] =>
  names.map((name) => ({ mediaFile: name, replacedAt: '2026-11-01T00:00:00Z' }));

test('the file that was replaced comes first', () => {
  const kept = keepEarlierFile(earlier('a'), file('b'), file('c'), now);
  expect(kept.map(({ mediaFile }) => mediaFile)).toEqual(['b', 'a']);
  expect(kept[0]).toMatchObject({ width: 40, replacedAt: '2026-11-17T12:00:00.000Z' });
});

test('a file that is used again is no earlier file any more, and the one it replaced is', () => {
  const kept = keepEarlierFile(earlier('b', 'a'), file('c'), file('a'), now);
  expect(kept.map(({ mediaFile }) => mediaFile)).toEqual(['c', 'b']);
});

test('the same bytes again, or a document without a file, add nothing', () => {
  expect(keepEarlierFile([], file('a'), file('a'), now)).toEqual([]);
  expect(keepEarlierFile([], {}, file('a'), now)).toEqual([]);
});

test('twenty are kept', () => {
  const many = earlier(...Array.from({ length: 20 }, (_, at) => `file-${at}`));
  expect(keepEarlierFile(many, file('last'), file('new'), now)).toHaveLength(20);
});
