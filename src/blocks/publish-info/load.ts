import type { Shown } from '../../platform/fields/fields.ts';
import { type PublishInfo, publishInfo } from '../../stories/publish-info.ts';
import { storiesTag } from '../../stories/stories.ts';
import type { LoadContext } from '../../sites/page-context.ts';
import type { fields } from './fields.ts';

export type PublishInfoData = PublishInfo | undefined;

export function load({ author }: Shown<typeof fields>, context: LoadContext): PublishInfoData {
  const { site, language, path, log, services } = context;
  context.tag(storiesTag(site.name, language));
  return publishInfo({ stories: services.stories, site: site.name, language, path, log }, author);
}
