import type { Crumb } from '../../shared/sites/page-context.ts';
import { listTextKeys, type StoriesListProps, type StoriesListTexts } from './list-props.ts';
import { STORIES_PAGE_SIZE } from './page-size.ts';
import { paginateStories, type StoriesPage } from './paginate-stories.ts';
import { storiesIndexFor, storiesTag } from './stories.ts';
import type { StoriesContext } from './stories-context.ts';
import type { StoriesIndex, StoriesLayout, Story, StoryTag } from './story.ts';
import { toStoryCard } from './story-card.ts';
import { findTags, hasAnyTag, normalizeTagId, parseTagIds, tagUrlKey } from './tag-ids.ts';

type Override = 'as the index' | 'yes' | 'no';

/** Settings of one list; each may overrule what the stories index says. */
export type StoriesListFields = {
  title: string;
  titleTag: 'h1' | 'h2';
  highlightLatestStory: Override;
  showDates: Override;
  layout: 'as the index' | StoriesLayout;
  /** Ids of tags, as `{road}|{people}`. */
  tags: string;
};

export type StoriesListData = { trail: readonly Crumb[]; list: StoriesListProps };

/** The page of the list that the address names; the browser loads the next ones. */
export function loadStoriesList(block: StoriesListFields, context: StoriesContext): StoriesListData {
  const { site, language, path, services, query } = context;
  context.tag(storiesTag(site.name, language));
  const found = services.stories.of(site.name, language);
  const index = storiesIndexFor(path, found);
  const under = index?.path ?? '/';
  const stories = paginateStories(found.stories, { first: found.stories.length, under }).stories;
  const tags = index?.tags ?? [];
  const chips = buildChips(block, tags, stories);
  const chosen = findTags(query['tag'] ?? [], tags).filter(({ id }) => chips.some((chip) => chip.id === id));
  const settings = listSettings(block, index);
  const [after] = query['after'] ?? [];
  const page = requestedPage(
    stories,
    chosen.map(({ id }) => normalizeTagId(id)),
    after,
    settings.highlight,
  );
  return {
    trail: context.trail,
    list: {
      initial: {
        selectedTags: chosen.map(tagUrlKey),
        after,
        cards: page.stories.map((story) => toStoryCard(story, { ...context, tags })),
        total: page.total,
        before: page.before,
        hasNext: page.hasNext,
        endCursor: page.endCursor,
      },
      datasource: under,
      address: context.href(path),
      language,
      ...settings,
      level: block.title && block.titleTag === 'h2' ? 'h3' : 'h2',
      totalCount: stories.length,
      chips,
      tags,
      texts: Object.fromEntries(listTextKeys.map((key) => [key, context.texts(key)])) as StoriesListTexts,
    },
  };
}

/** A highlighted story comes on top of a page of four. An invalid cursor shows the list from its start. */
function requestedPage(
  stories: readonly Story[],
  tags: readonly string[],
  after: string | undefined,
  highlight: boolean,
): StoriesPage {
  const start = { first: STORIES_PAGE_SIZE + (highlight && tags.length === 0 ? 1 : 0), tags };
  if (!after) return paginateStories(stories, start);
  try {
    return paginateStories(stories, { first: STORIES_PAGE_SIZE, tags, after });
  } catch {
    return paginateStories(stories, start);
  }
}

function listSettings(block: StoriesListFields, index: StoriesIndex | undefined) {
  const decided = (own: Override, ofIndex: boolean | undefined) =>
    own === 'as the index' ? (ofIndex ?? false) : own === 'yes';
  return {
    showDates: decided(block.showDates, index?.showDates),
    highlight: decided(block.highlightLatestStory, index?.highlightLatestStory),
    layout: block.layout === 'as the index' ? (index?.layout ?? 'Variant 1') : block.layout,
  };
}

function buildChips(
  { tags: wanted }: StoriesListFields,
  tags: readonly StoryTag[],
  stories: readonly Story[],
) {
  const ids = parseTagIds(wanted);
  const offered =
    ids.length === 0 ? tags : ids.flatMap((id) => tags.filter((tag) => normalizeTagId(tag.id) === id));
  return offered.map((tag) => ({
    key: tagUrlKey(tag),
    id: tag.id,
    name: tag.value,
    count: stories.filter((story) => hasAnyTag(story, [normalizeTagId(tag.id)])).length,
  }));
}
