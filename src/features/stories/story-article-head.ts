import { fallbackWidth } from '../../shared/platform/picture.ts';
import type { HeadPart, PageContext } from '../../shared/sites/page-context.ts';
import type { StoryArticleData } from './load-story-article.ts';

/** The structured data that search engines read of a story. */
export function storyArticleHead(
  { story, published }: StoryArticleData,
  { site }: Pick<PageContext, 'site'>,
): HeadPart {
  if (!story) return {};
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
