import { type StoryWords, storyIn } from '../../../story.ts';
import { block, type DemoPage } from '../../../write.ts';

type Words = StoryWords<'buying' | 'owning' | 'electric' | 'workshop' | 'money'>;

export function story(words: Words): DemoPage {
  const path = `/goda-rad/${words.date.slice(0, 4)}/${words.slug}`;
  return storyIn('sv', path, words, { teaser: block('stories-teaser', { title: 'Fler goda råd' }) });
}
