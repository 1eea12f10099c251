import { type StoryWords, storyIn } from '../../../story.ts';
import { block, type DemoPage } from '../../../write.ts';

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

export function story(words: StoryWords<keyof typeof tags>): DemoPage {
  const share = block('social-share', { title: 'Share this story' });
  return storyIn('en', `${storiesPath}/${words.slug}`, words, { share });
}
