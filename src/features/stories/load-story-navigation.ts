import { neighboursOf, storiesTag } from './stories.ts';
import type { StoriesContext } from './stories-context.ts';
import type { Story } from './story.ts';
import { type StoryCard, toStoryCard } from './story-card.ts';
import { indexPathOf } from './story-paths.ts';

export type StoryNavigationData = {
  back: string;
  /** The story before this one in time, and the one after it; none at either end (STORY-20). */
  previous?: StoryCard | undefined;
  next?: StoryCard | undefined;
};

/** An error is logged here and rethrown, so that the section shows its fallback (STORY-22). */
export function loadStoryNavigation(context: StoriesContext): StoryNavigationData {
  const { site, language, path, href, services, log } = context;
  context.tag(storiesTag(site.name, language));
  try {
    const found = services.stories.of(site.name, language);
    const { older, newer } = neighboursOf(path, found);
    const card = (story: Story | undefined) => story && toStoryCard(story, { ...context, tags: [] });
    const indices = found.indices.map((index) => index.path);
    return { back: href(indexPathOf(path, indices)), previous: card(older), next: card(newer) };
  } catch (error) {
    log.error({ code: 'STORY_NEIGHBOURS_FAILED', site: site.name, path, error }, 'neighbours not found');
    throw error;
  }
}
