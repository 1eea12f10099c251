import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { load, type StoriesTeaserData } from './load.ts';
import { samples } from './sample.ts';
import { StoriesTeaser } from './view.tsx';

export const block = {
  fields,
  load,
  view: StoriesTeaser,
  samples,
} satisfies Block<typeof fields, StoriesTeaserData>;
