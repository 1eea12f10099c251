import type { BlockContext } from '../blocks/block.ts';
import type { fields } from '../blocks/publish-info/fields.ts';
import type { Resolved } from '../platform/fields/fields.ts';
import { type PublishInfo, publishInfo } from './publish-info.ts';
import { storiesTag } from './stories.ts';

export type PublishInfoData = PublishInfo | undefined;

export function loadPublishInfo({ author }: Resolved<typeof fields>, context: BlockContext): PublishInfoData {
  const { site, language, path, log, services } = context;
  context.tag(storiesTag(site.name, language));
  return publishInfo({ stories: services.stories, site: site.name, language, path, log }, author);
}
