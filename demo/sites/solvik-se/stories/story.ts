import { block, type DemoPage } from '../../../site-builder.ts';
import { createStory, type StoryContent } from '../../../story.ts';

/** What people read stands on the index of each language. */
type Words = StoryContent<'road' | 'owning' | 'workshop' | 'news' | 'people' | 'city'>;

export function swedishStory(words: Words): DemoPage {
  return story('sv', words, 'Fler berättelser');
}

export function englishStory(words: Words): DemoPage {
  return story('en', words, 'More stories');
}

function story(language: DemoPage['language'], words: Words, more: string): DemoPage {
  const path = `/berattelser/${words.date.slice(0, 4)}/${words.slug}`;
  return createStory(language, path, words, { teaser: block('stories-teaser', { title: more }) });
}
