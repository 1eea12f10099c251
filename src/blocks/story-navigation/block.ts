import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { load, type StoryNavigationData } from './load.ts';
import { samples } from './sample.ts';
import { StoryNavigation } from './view.tsx';

export const block = {
  fields,
  load,
  view: StoryNavigation,
  samples,
} satisfies Block<typeof fields, StoryNavigationData>;
