import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { load, type StoryNavigationData } from './load.ts';
import { samples } from './sample.ts';
import { StoryNavigation } from './view.tsx';

export const block = {
  label: 'Story navigation',
  help: 'Back to all stories, and to the ones before and after.',
  fields,
  load,
  view: StoryNavigation,
  samples,
} satisfies Block<typeof fields, StoryNavigationData>;
