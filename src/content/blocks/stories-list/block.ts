import { loadStoriesList, type StoriesListData } from '../../../features/stories/load-stories-list.ts';
import { StoriesListSection } from '../../../features/stories/views/stories-list-section.tsx';
import type { Block } from '../block.ts';
import { fields } from './fields.ts';

export const block = {
  fields,
  queryKeys: ['tag', 'after'],
  load: loadStoriesList,
  view: StoriesListSection,
} satisfies Block<typeof fields, StoriesListData>;
