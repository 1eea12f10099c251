import { fallbackWidth } from '../../platform/picture.ts';
import type { HeadPart } from '../../sites/page-context.ts';
import type { BlockProps } from '../block.ts';
import type { fields } from './fields.ts';
import type { StoryArticleData } from './load.ts';

/** What search engines are told of a story. */
export function head({ data, page }: BlockProps<typeof fields, StoryArticleData>): HeadPart {
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
