import { loadPublishInfo, type PublishInfoData } from '../../../features/stories/load-publish-info.ts';
import { PublishInfo } from '../../../features/stories/views/publish-info.tsx';
import type { Block } from '../block.ts';
import { fields } from './fields.ts';

export const block = {
  fields,
  load: loadPublishInfo,
  view: PublishInfo,
} satisfies Block<typeof fields, PublishInfoData>;
