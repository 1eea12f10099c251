import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { load, type StoryArticleData } from './load.ts';
import { samples } from './sample.ts';
import { head } from './structured-data.ts';
import { StoryArticle } from './view.tsx';

export const block = {
  fields,
  load,
  head,
  view: StoryArticle,
  samples,
} satisfies Block<typeof fields, StoryArticleData>;
