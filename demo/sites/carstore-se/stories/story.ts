import { block, type DemoPage } from '../../../site-builder.ts';
import { createStory, type StoryContent } from '../../../story.ts';

type Words = StoryContent<'buying' | 'owning' | 'electric' | 'workshop' | 'money'>;

export function story(words: Words): DemoPage {
  const path = `/goda-rad/${words.date.slice(0, 4)}/${words.slug}`;
  return createStory('sv', path, words, { teaser: block('stories-teaser', { title: 'Fler goda råd' }) });
}
