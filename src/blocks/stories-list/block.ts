import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { load, type StoriesListData } from './load.ts';
import { samples } from './sample.ts';
import { StoriesList } from './view.tsx';

export const block = {
  fields,
  queryKeys: ['tag', 'after'],
  load,
  view: StoriesList,
  samples,
} satisfies Block<typeof fields, StoriesListData>;
