import type { BlockFields } from '../../../../src/blocks/block-fields.ts';
import type { Written } from '../../../../src/platform/fields/fields.ts';
import { block, type DemoPage, picture } from '../../../write.ts';
import { page } from '../page.ts';

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
    path: `${storiesPath}/artikler/${slug}`,
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
      block('social-share', { title: 'Del artikkelen' }),
      block('story-navigation', { look: 'cards' }),
    ],
  });
}
