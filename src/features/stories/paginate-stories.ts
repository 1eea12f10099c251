import type { Story } from './story.ts';
import {
  decodeCursor,
  encodeCursor,
  newestFirst,
  type StoryPosition,
  storyPosition,
} from './story-cursor.ts';
import { hasAnyTag } from './tag-ids.ts';

export type StoriesQuery = {
  first: number;
  /** Where the page before ended. */
  after?: string | undefined;
  /** Ids of tags; a story needs one of them. */
  tags?: readonly string[] | undefined;
  /** Only stories below this path. */
  under?: string | undefined;
  order?: 'newest first' | 'oldest first' | undefined;
};

export type StoriesPage = {
  /** Of all stories that match the query, on this page and others. */
  total: number;
  /** How many of them come before this page. */
  before: number;
  stories: readonly Story[];
  hasNext: boolean;
  endCursor: string | undefined;
};

export class InvalidCursorError extends Error {
  constructor() {
    super('The cursor is none of ours.');
    this.name = 'BadCursor';
  }
}

/** A page out of all stories of a site and language, which come newest first. */
export function paginateStories(all: readonly Story[], query: StoriesQuery): StoriesPage {
  const { first, after, tags = [], under = '/', order = 'newest first' } = query;
  const matching = all.filter((story) => isUnder(story.path, under) && hasAnyTag(story, tags));
  const inOrder = order === 'newest first' ? matching : matching.toReversed();
  const before = after === undefined ? 0 : countThrough(inOrder, decodeOrThrow(after), order);
  const stories = inOrder.slice(before, before + first);
  const last = stories.at(-1);
  return {
    total: matching.length,
    before,
    stories,
    hasNext: before + stories.length < matching.length,
    endCursor: last && encodeCursor(storyPosition(last)),
  };
}

export function isUnder(path: string, above: string): boolean {
  return above === '/' || path.startsWith(`${above}/`);
}

function decodeOrThrow(cursor: string): StoryPosition {
  const position = decodeCursor(cursor);
  if (!position) throw new InvalidCursorError();
  return position;
}

/** How many stories come before the cursor or are at it; the story of the cursor may be gone. */
function countThrough(
  stories: readonly Story[],
  cursorPosition: StoryPosition,
  order: StoriesQuery['order'],
): number {
  const isBeyond = (story: Story) => {
    const direction = newestFirst(storyPosition(story), cursorPosition);
    return order === 'oldest first' ? direction < 0 : direction > 0;
  };
  const next = stories.findIndex(isBeyond);
  return next === -1 ? stories.length : next;
}
