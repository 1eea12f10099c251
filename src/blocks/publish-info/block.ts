import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { load, type PublishInfoData } from './load.ts';
import { samples } from './sample.ts';
import { PublishInfo } from './view.tsx';

export const block = {
  fields,
  load,
  view: PublishInfo,
  samples,
} satisfies Block<typeof fields, PublishInfoData>;
