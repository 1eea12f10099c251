import type { Language } from '../../shared/sites/languages.ts';
import type { Story } from './story.ts';
import { encodeCursor, storyPosition } from './story-cursor.ts';
import { storyDate } from './story-date.ts';
import { formatTagIds } from './tag-ids.ts';

/** A story as the content API answers it, but for what belongs to every page; `story.graphql` declares it. */
export function toStoryResult(story: Story, language: Language) {
  return {
    id: story.id,
    name: story.name,
    displayName: story.title,
    title: story.title,
    premble: story.preamble,
    date: storyDate(story.date, language),
    tags: formatTagIds(story.tags),
    author: story.author,
    cursor: encodeCursor(storyPosition(story)),
  };
}
