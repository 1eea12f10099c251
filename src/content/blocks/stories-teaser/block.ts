import { loadStoriesTeaser, type StoriesTeaserData } from '../../../features/stories/load-stories-teaser.ts';
import { StoriesTeaser } from '../../../features/stories/views/stories-teaser.tsx';
import type { Block } from '../block.ts';
import { fields } from './fields.ts';

export const block = {
  fields,
  load: loadStoriesTeaser,
  view: StoriesTeaser,
} satisfies Block<typeof fields, StoriesTeaserData>;
