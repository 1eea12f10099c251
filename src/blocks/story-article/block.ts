import { loadStoryArticle, type StoryArticleData } from '../../stories/load-story-article.ts';
import { storyArticleHead } from '../../stories/story-article-head.ts';
import { StoryArticle } from '../../stories/views/story-article.tsx';
import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { samples } from './sample.ts';

export const block = {
  fields,
  load: loadStoryArticle,
  head: ({ data, page }) => storyArticleHead(data, page),
  view: StoryArticle,
  samples,
} satisfies Block<typeof fields, StoryArticleData>;
