import type { BlockFields } from '../../../../src/blocks/block-fields.ts';
import type { Written } from '../../../../src/platform/fields/fields.ts';
import { block, type DemoPage, picture } from '../../../write.ts';
import { page } from '../page.ts';

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

type Draft = {
  slug: string;
  title: string;
  preamble: string;
  /** YYYY-MM-DD */
  date: string;
  image: ReturnType<typeof picture>;
  tags: readonly (keyof typeof tags)[];
  author: string;
  article: Written<BlockFields['story-article']>;
};

export function story({ slug, title, preamble, date, image, author, article, ...draft }: Draft): DemoPage {
  return page({
    path: `${storiesPath}/${slug}`,
    name: title,
    description: preamble,
    hidden: true,
    more: {
      ogImage: picture(image.media),
      template: 'story',
      story: { title, preamble, date, image, author, tags: draft.tags.map((id) => `{${id}}`).join('|') },
    },
    main: [
      block('story-navigation', {}),
      block('story-article', article),
      block('social-share', { title: 'Share this story' }),
      block('story-navigation', { look: 'cards' }),
    ],
  });
}
