import {
  loadStoryNavigation,
  type StoryNavigationData,
} from '../../../features/stories/load-story-navigation.ts';
import { StoryNavigation } from '../../../features/stories/views/story-navigation.tsx';
import type { Block } from '../block.ts';
import { fields } from './fields.ts';

export const block = {
  fields,
  load: (_, context) => loadStoryNavigation(context),
  view: StoryNavigation,
} satisfies Block<typeof fields, StoryNavigationData>;
