import {
  loadStoryNavigation,
  type StoryNavigationData,
} from '../../../features/stories/load-story-navigation.ts';
import { StoryNavigation } from '../../../features/stories/views/story-navigation.tsx';
import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { samples } from './sample.ts';

export const block = {
  fields,
  load: (_, context) => loadStoryNavigation(context),
  view: StoryNavigation,
  samples,
} satisfies Block<typeof fields, StoryNavigationData>;
