import type { Language } from '../../shared/sites/languages.ts';
import { paginateStories } from './paginate-stories.ts';
import type { StoriesIndex, Story } from './story.ts';
import { encodeCursor, storyPosition } from './story-cursor.ts';
import { indexPathOf } from './story-paths.ts';

/** All published stories. Stories of different sites and languages are never mixed (STORY-30). */
export interface Stories {
  of(site: string, language: Language): StoriesOfLanguage;
}

export type StoriesOfLanguage = {
  /** Newest first. */
  stories: readonly Story[];
  indices: readonly StoriesIndex[];
  /** The date of a page, whether it is a story or not; '' for none. */
  dateAt: (path: string) => string;
};

/** The cache tag of pages that show stories; a change of a story or an index drops them. */
export function storiesTag(site: string, language: string): string {
  return `stories:${site}:${language}`;
}

/** The index that a page is, or is below; on any other page the site's first. */
export function storiesIndexFor(
  path: string,
  { indices }: Pick<StoriesOfLanguage, 'indices'>,
): StoriesIndex | undefined {
  const here = indices.find((index) => index.path === path);
  if (here) return here;
  const paths = indices.map((index) => index.path);
  const above = indexPathOf(path, paths);
  return indices.find((index) => index.path === above) ?? indices[0];
}

export type Neighbours = { older: Story | undefined; newer: Story | undefined };

/** The next story back in time and forward (STORY-19). */
export function neighboursOf(path: string, { stories, indices }: StoriesOfLanguage): Neighbours {
  const story = stories.find((each) => each.path === path);
  if (!story) return { older: undefined, newer: undefined };
  const paths = indices.map((index) => index.path);
  const above = indexPathOf(path, paths);
  const under = paths.includes(above) ? above : '/';
  const after = encodeCursor(storyPosition(story));
  const nextIn = (order: 'newest first' | 'oldest first') =>
    paginateStories(stories, { first: 1, after, under, order }).stories[0];
  return { older: nextIn('newest first'), newer: nextIn('oldest first') };
}
