import { plainText } from '../../shared/platform/fields/rich-text.ts';
import { listUrl } from './list-state.ts';
import { type PublishInfo, publishInfo } from './publish-info.ts';
import { readingMinutes } from './reading-time.ts';
import { storiesIndexFor, storiesTag } from './stories.ts';
import type { StoriesContext } from './stories-context.ts';
import type { StoryTag } from './story.ts';
import type { StoryArticleFields } from './story-article-fields.ts';
import { type StoryCard, toStoryCard } from './story-card.ts';
import { normalizeTagId, tagUrlKey } from './tag-ids.ts';

export type StoryArticleData = {
  /** None when the block is on a page that is no story. */
  story?: StoryCard | undefined;
  topics: readonly { name: string; href: string }[];
  minutes: number;
  published?: PublishInfo | undefined;
};

export function loadStoryArticle(
  { parts }: Pick<StoryArticleFields, 'parts'>,
  context: StoriesContext,
): StoryArticleData {
  const { site, language, path, href, services, log } = context;
  context.tag(storiesTag(site.name, language));
  const found = services.stories.of(site.name, language);
  const story = found.stories.find((each) => each.path === path);
  const index = story && storiesIndexFor(path, found);
  const tags = index?.tags.filter(({ id }) => story?.tags.includes(normalizeTagId(id))) ?? [];
  const topic = (tag: StoryTag) => ({
    name: tag.value,
    href: listUrl(href(index?.path ?? '/'), [tagUrlKey(tag)]),
  });
  return {
    story: story && toStoryCard(story, { ...context, tags }),
    topics: tags.map(topic),
    minutes: readingMinutes(parts.map(({ text }) => plainText(text)).join(' ')),
    published: publishInfo({ stories: services.stories, site: site.name, language, path, log }, ''),
  };
}
