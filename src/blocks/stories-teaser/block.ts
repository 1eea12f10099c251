import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { load, type StoriesTeaserData } from './load.ts';
import { samples } from './sample.ts';
import { StoriesTeaser } from './view.tsx';

export const block = {
  label: 'Stories teaser',
  help: 'The three latest stories and a way to all of them.',
  fields,
  load,
  view: StoriesTeaser,
  samples,
} satisfies Block<typeof fields, StoriesTeaserData>;
