import type { Resolved } from '../../platform/fields/fields.ts';
import { type PublishInfo, publishInfo } from '../../stories/publish-info.ts';
import { storiesTag } from '../../stories/stories.ts';
import type { BlockContext } from '../block.ts';
import type { fields } from './fields.ts';

export type PublishInfoData = PublishInfo | undefined;

export function load({ author }: Resolved<typeof fields>, context: BlockContext): PublishInfoData {
  const { site, language, path, log, services } = context;
  context.tag(storiesTag(site.name, language));
  return publishInfo({ stories: services.stories, site: site.name, language, path, log }, author);
}
