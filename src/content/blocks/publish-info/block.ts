import { loadPublishInfo, type PublishInfoData } from '../../../features/stories/load-publish-info.ts';
import { PublishInfo } from '../../../features/stories/views/publish-info.tsx';
import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { samples } from './sample.ts';

export const block = {
  fields,
  load: loadPublishInfo,
  view: PublishInfo,
  samples,
} satisfies Block<typeof fields, PublishInfoData>;
