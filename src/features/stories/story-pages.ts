import type { Stored } from '../../shared/platform/fields/fields.ts';
import type { StoriesOfLanguage } from './stories.ts';
import type { PageTemplate, StoriesIndex, Story, storiesIndexFields, storyFields } from './story.ts';
import { newestFirst, storyPosition } from './story-cursor.ts';
import { parseTagIds } from './tag-ids.ts';

/** What stories know of a page. */
export type StoryPage = {
  id: string;
  name: string;
  path: string;
  fields: {
    template: PageTemplate;
    story: Stored<typeof storyFields>;
    storiesIndex: Stored<typeof storiesIndexFields>;
  };
};

/** The stories and their indices among the pages of a language. */
export function storiesAmong(pages: readonly StoryPage[]): Pick<StoriesOfLanguage, 'stories' | 'indices'> {
  return {
    stories: sortStories(pages.filter(({ fields }) => fields.template === 'story').map(toStory)),
    indices: pages.filter(({ fields }) => fields.template === 'stories index').map(toStoriesIndex),
  };
}

function sortStories(stories: readonly Story[]): Story[] {
  const positioned = stories.map((story) => ({ story, position: storyPosition(story) }));
  return positioned.sort((a, b) => newestFirst(a.position, b.position)).map(({ story }) => story);
}

function toStory({ id, name, path, fields: { story } }: StoryPage): Story {
  return { ...story, id, name, path, title: story.title || name, tags: parseTagIds(story.tags) };
}

function toStoriesIndex({ id, name, path, fields: { storiesIndex } }: StoryPage): StoriesIndex {
  return { id, name, path, ...storiesIndex };
}
