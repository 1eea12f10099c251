import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { STORIES_PAGE_SIZE } from './page-size.ts';
import { InvalidCursorError, paginateStories, type StoriesQuery } from './paginate-stories.ts';
import type { Story } from './story.ts';
import { decodeCursor, encodeCursor, newestFirst, storyPosition } from './story-cursor.ts';
import { aStory } from './testing/a-story.ts';

const sorted = (stories: readonly Story[]) =>
  stories.toSorted((a, b) => newestFirst(storyPosition(a), storyPosition(b)));
const ids = (stories: readonly Story[]) => stories.map(({ id }) => id);

const day = fc.integer({ min: 1, max: 28 }).map((n) => `2026-11-${String(n).padStart(2, '0')}`);
const someStories = fc
  .uniqueArray(
    fc.record({ id: fc.stringMatching(/^[a-zåÄ0-9]{1,4}$/), date: fc.oneof(day, fc.constant('')) }),
    {
      selector: ({ id }) => id,
      maxLength: 60,
    },
  )
  .map((stories) => sorted(stories.map((story, n) => aStory({ ...story, tags: [n % 2 ? 'odd' : 'even'] }))));

test('STORY-07 a page has four stories, newest first, and the cursor of the next page', () => {
  const stories = sorted(['a', 'b', 'c', 'd', 'e'].map((id, n) => aStory({ id, date: `2026-11-0${n + 1}` })));
  const page = paginateStories(stories, { first: STORIES_PAGE_SIZE });
  expect(ids(page.stories)).toEqual(['e', 'd', 'c', 'b']);
  expect(page).toMatchObject({ total: 5, before: 0, hasNext: true });
  const next = paginateStories(stories, { first: STORIES_PAGE_SIZE, after: page.endCursor });
  expect(ids(next.stories)).toEqual(['a']);
  expect(next).toMatchObject({ total: 5, before: 4, hasNext: false });
});

test('stories with the same date are always in the same order', () => {
  const stories = ['b', 'c', 'a'].map((id) => aStory({ id }));
  expect(ids(sorted(stories))).toEqual(['c', 'b', 'a']);
  expect(ids(sorted(stories.toReversed()))).toEqual(['c', 'b', 'a']);
});

test('a story without a date is older than any', () => {
  expect(ids(sorted([aStory({ id: 'a', date: '' }), aStory({ id: 'b', date: '1999-01-01' })]))).toEqual([
    'b',
    'a',
  ]);
});

test('STORY-02 several tags mean any of them, and the total counts only those', () => {
  const stories = [['road'], ['people'], ['news'], ['news', 'road'], []].map((tags, n) =>
    aStory({ id: `s${n}`, tags }),
  );
  const page = paginateStories(stories, { first: 9, tags: ['road', 'people'] });
  expect(ids(page.stories)).toEqual(['s0', 's1', 's3']);
  expect(page.total).toBe(3);
});

test('only stories below the path match, and a path that merely begins alike does not', () => {
  const stories = ['/news/a', '/news-and-events/b', '/news/2026/c'].map((path) => aStory({ id: path, path }));
  expect(ids(paginateStories(stories, { first: 9, under: '/news' }).stories)).toEqual([
    '/news/a',
    '/news/2026/c',
  ]);
});

describe('cursors', () => {
  test('pagination shows every story once, in order, whatever the page size and direction', () => {
    fc.assert(
      fc.property(someStories, fc.integer({ min: 1, max: 7 }), fc.boolean(), (stories, first, back) => {
        const order = back ? 'oldest first' : 'newest first';
        expect(paginate(stories, { first, order })).toEqual(ids(back ? stories.toReversed() : stories));
      }),
    );
  });

  test('stories published meanwhile neither repeat nor hide one', () => {
    fc.assert(
      fc.property(someStories, someStories, fc.integer({ min: 1, max: 5 }), (stories, later, first) => {
        const known = new Set(ids(stories));
        const arrivals = later.filter(({ id }) => !known.has(id));
        let now = stories;
        const seen: string[] = [];
        let after: string | undefined;
        for (;;) {
          const page = paginateStories(now, { first, after });
          seen.push(...ids(page.stories));
          if (!page.hasNext) break;
          after = page.endCursor;
          const arrival = arrivals.pop();
          if (arrival) now = sorted([...now, arrival]);
        }
        expect(new Set(seen).size).toBe(seen.length);
        expect(seen.filter((id) => known.has(id))).toEqual(ids(stories));
      }),
    );
  });

  test('the story of a cursor may have been deleted', () => {
    const stories = sorted(['a', 'b', 'c', 'd'].map((id, n) => aStory({ id, date: `2026-11-0${n + 1}` })));
    const { endCursor } = paginateStories(stories, { first: 2 });
    const left = stories.filter(({ id }) => id !== 'c');
    expect(ids(paginateStories(left, { first: 2, after: endCursor }).stories)).toEqual(['b', 'a']);
  });

  test('a cursor encodes a position, also with characters of every language', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ unit: 'grapheme' }), (date, id) => {
        expect(decodeCursor(encodeCursor({ date, id }))).toEqual({ date, id });
      }),
    );
  });

  test('an invalid cursor is refused', () => {
    for (const after of ['', 'x', 'WzEsMl0', encodeCursor({ date: 'a', id: 'b' }).slice(0, -3)])
      expect(() => paginateStories([aStory({ id: 'a' })], { first: 1, after })).toThrow(InvalidCursorError);
  });
});

function paginate(stories: readonly Story[], query: StoriesQuery): string[] {
  const seen: string[] = [];
  let after: string | undefined;
  for (;;) {
    const page = paginateStories(stories, { ...query, after });
    expect(page.before).toBe(seen.length);
    seen.push(...ids(page.stories));
    if (!page.hasNext) return seen;
    after = page.endCursor;
  }
}
