import { block, type DemoPage } from '../../../site-builder.ts';
import { createStory, type StoryContent } from '../../../story.ts';

export const storiesPath = '/news-and-events';

/** Ids that stories refer to, and what people read. */
export const tags = {
  road: 'On the road',
  electric: 'Electric',
  owning: 'Owning',
  buying: 'Buying',
  workshop: 'In the workshop',
  people: 'People',
} as const;

export function story(words: StoryContent<keyof typeof tags>): DemoPage {
  const share = block('social-share', { title: 'Share this story' });
  return createStory('en', `${storiesPath}/${words.slug}`, words, { share });
}
