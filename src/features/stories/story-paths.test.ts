import { expect, test } from 'vitest';
import { blockItemPath, grandparentPath, indexPathOf, publishDateOf } from './story-paths.ts';

test('STORY-14 STORY-18 all stories are found at a story’s path without its last two segments', () => {
  expect(grandparentPath('/a/b/c/d')).toBe('/a/b');
  expect(indexPathOf('/a/b/c/d', [])).toBe('/a/b');
  expect(grandparentPath('/a')).toBe('/');
});

test('the nearest stories index above wins, so that stories may be directly below it', () => {
  const indices = ['/news-and-events', '/news-and-events/press', '/stories'];
  expect(indexPathOf('/news-and-events/open-day', indices)).toBe('/news-and-events');
  expect(indexPathOf('/news-and-events/press/2026/results', indices)).toBe('/news-and-events/press');
  expect(indexPathOf('/stories/2026/coast', indices)).toBe('/stories');
  expect(indexPathOf('/elsewhere/2026/coast', indices)).toBe('/elsewhere');
});

test('STORY-26 a publish info’s date is that of its grandparent: the page it is on', () => {
  const dates: Record<string, string> = { '/a/b/c': '2026-11-04', '/a/b/c/chapters/two': '' };
  const dateAt = (path: string) => dates[path] ?? '';
  expect(publishDateOf(blockItemPath('/a/b/c', 'publish-info'), dateAt)).toBe('2026-11-04');
  expect(publishDateOf(blockItemPath('/', 'publish-info'), dateAt)).toBe('');
});

test('STORY-26 a page without a date takes that of the page two above it', () => {
  const dateAt = (path: string) => (path === '/stories/coast' ? '2026-11-04' : '');
  expect(publishDateOf(blockItemPath('/stories/coast/chapters/two', 'publish-info'), dateAt)).toBe(
    '2026-11-04',
  );
  expect(publishDateOf(blockItemPath('/stories/coast/two', 'publish-info'), dateAt)).toBe('');
});
