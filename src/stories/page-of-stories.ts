import { cursorAt, newestFirst, type Position, positionFrom, positionOf } from './position.ts';
import type { Story } from './story.ts';
import { carriesAny } from './tag-ids.ts';

export type StoriesQuestion = {
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
  /** Of all that the question asks for, on this page and others. */
  total: number;
  /** How many of them come before this page. */
  before: number;
  stories: readonly Story[];
  hasNext: boolean;
  endCursor: string | undefined;
};

export class BadCursor extends Error {
  constructor() {
    super('The cursor is none of ours.');
    this.name = 'BadCursor';
  }
}

/** A page out of all stories of a site and language, which come newest first. */
export function pageOfStories(all: readonly Story[], question: StoriesQuestion): StoriesPage {
  const { first, after, tags = [], under = '/', order = 'newest first' } = question;
  const asked = all.filter((story) => liesUnder(story.path, under) && carriesAny(story, tags));
  const inOrder = order === 'newest first' ? asked : asked.toReversed();
  const before = after === undefined ? 0 : countUpTo(inOrder, bookmark(after), order);
  const stories = inOrder.slice(before, before + first);
  const last = stories.at(-1);
  return {
    total: asked.length,
    before,
    stories,
    hasNext: before + stories.length < asked.length,
    endCursor: last && cursorAt(positionOf(last)),
  };
}

export function liesUnder(path: string, above: string): boolean {
  return above === '/' || path.startsWith(`${above}/`);
}

function bookmark(cursor: string): Position {
  const position = positionFrom(cursor);
  if (!position) throw new BadCursor();
  return position;
}

/** How many stand before the bookmark or exactly at it; the story it was taken from may have gone. */
function countUpTo(stories: readonly Story[], bookmark: Position, order: StoriesQuestion['order']): number {
  const isBeyond = (story: Story) => {
    const direction = newestFirst(positionOf(story), bookmark);
    return order === 'oldest first' ? direction < 0 : direction > 0;
  };
  const next = stories.findIndex(isBeyond);
  return next === -1 ? stories.length : next;
}
