import { loadStoryArticle, type StoryArticleData } from '../../../features/stories/load-story-article.ts';
import { storyArticleHead } from '../../../features/stories/story-article-head.ts';
import { StoryArticle } from '../../../features/stories/views/story-article.tsx';
import type { Block } from '../block.ts';
import { fields } from './fields.ts';

export const block = {
  fields,
  load: loadStoryArticle,
  head: ({ data, page }) => storyArticleHead(data, page),
  view: StoryArticle,
} satisfies Block<typeof fields, StoryArticleData>;
