import { block, type DemoPage } from '../../../site-builder.ts';
import { createStory, type StoryContent } from '../../../story.ts';

export const storiesPath = '/aktuelt';

/** Ids that stories refer to, the word in addresses, and what people read. */
export const tags = {
  road: { key: 'pa-veien', value: 'På veien' },
  electric: { key: 'elbil', value: 'Elbil' },
  owning: { key: 'eie-bil', value: 'Eie bil' },
  workshop: { key: 'verksted', value: 'Verksted' },
  bikes: { key: 'to-hjul', value: 'To hjul' },
  people: { key: 'folk', value: 'Folk' },
} as const;

export function story(words: StoryContent<keyof typeof tags>): DemoPage {
  const share = block('social-share', { title: 'Del artikkelen' });
  return createStory('nb', `${storiesPath}/artikler/${words.slug}`, words, { share });
}
