import type { BlockProps } from '../blocks/block.ts';
import type { fields } from '../blocks/story-article/fields.ts';
import { fallbackWidth } from '../platform/picture.ts';
import type { HeadPart } from '../sites/page-context.ts';
import type { StoryArticleData } from './load-story-article.ts';

/** What search engines are told of a story. */
export function storyArticleHead({ data, page }: BlockProps<typeof fields, StoryArticleData>): HeadPart {
  const { story, published } = data;
  if (!story) return {};
  const { site } = page;
  const { picture } = story;
  const article = {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: story.title,
    description: story.preamble || undefined,
    datePublished: published?.date.value,
    author: published?.author ? { '@type': 'Person', name: published.author } : undefined,
    image:
      picture && !picture.vector
        ? `${site.url}${picture.src}/${fallbackWidth(picture.width)}.webp`
        : undefined,
    mainEntityOfPage: `${site.url}${story.href}`,
    publisher: { '@id': `${site.url}/#organisation` },
  };
  return { structuredData: [article] };
}
