import { type PublishInfo, publishInfo } from './publish-info.ts';
import { storiesTag } from './stories.ts';
import type { StoriesContext } from './stories-context.ts';

export type PublishInfoData = PublishInfo | undefined;

export function loadPublishInfo({ author }: { author: string }, context: StoriesContext): PublishInfoData {
  const { site, language, path, log, services } = context;
  context.tag(storiesTag(site.name, language));
  return publishInfo({ stories: services.stories, site: site.name, language, path, log }, author);
}
