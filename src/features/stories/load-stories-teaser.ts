import type { Link } from '../../shared/platform/fields/fields.ts';
import { TEASER_SIZE } from './page-size.ts';
import { paginateStories } from './paginate-stories.ts';
import { type StoriesOfLanguage, storiesIndexFor, storiesTag } from './stories.ts';
import type { StoriesContext } from './stories-context.ts';
import { type StoryCard, toStoryCard } from './story-card.ts';
import { indexPathOf } from './story-paths.ts';

/** The stories index whose stories are shown; without one, all stories of the site. */
type StoriesTeaserFields = { storiesIndexPage?: Link | undefined };

export type StoriesTeaserData = {
  cards: readonly StoryCard[];
  showDates: boolean;
  /** Link to all stories; none when there are no stories and no page is set. */
  more?: { href: string; text: string } | undefined;
};

/** An error is logged and leaves the teaser empty; the rest of the page is shown (STORY-17). */
export function loadStoriesTeaser(block: StoriesTeaserFields, context: StoriesContext): StoriesTeaserData {
  context.tag(storiesTag(context.site.name, context.language));
  try {
    return latestStories(block, context);
  } catch (error) {
    const { site, path } = context;
    context.log.error(
      { code: 'STORIES_TEASER_FAILED', site: site.name, path, error },
      'the teaser stays empty',
    );
    return { cards: [], showDates: false, more: moreLink(block, context, undefined) };
  }
}

function latestStories(block: StoriesTeaserFields, context: StoriesContext): StoriesTeaserData {
  const found = context.services.stories.of(context.site.name, context.language);
  const chosen = chosenIndex(block, context, found);
  const all = found.stories.filter((story) => story.path !== context.path);
  const { stories } = paginateStories(all, { first: TEASER_SIZE, under: chosen?.path });
  const [first] = stories;
  const index = chosen ?? (first && storiesIndexFor(first.path, found));
  const paths = found.indices.map(({ path }) => path);
  return {
    cards: stories.map((story) => toStoryCard(story, { ...context, tags: index?.tags ?? [] })),
    showDates: index?.showDates ?? false,
    more: moreLink(block, context, first && indexPathOf(first.path, paths)),
  };
}

function chosenIndex(
  { storiesIndexPage }: StoriesTeaserFields,
  { href }: StoriesContext,
  { indices }: StoriesOfLanguage,
) {
  return indices.find(({ path }) => storiesIndexPage?.href === href(path));
}

function moreLink({ storiesIndexPage }: StoriesTeaserFields, { href, texts }: StoriesContext, path?: string) {
  const to = storiesIndexPage?.href ?? (path && href(path));
  return to ? { href: to, text: storiesIndexPage?.text || texts('storiesShowAll') } : undefined;
}
