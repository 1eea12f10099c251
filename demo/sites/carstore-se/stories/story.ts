import type { BlockFields } from '../../../../src/blocks/block-fields.ts';
import type { Written } from '../../../../src/platform/fields/fields.ts';
import { block, type DemoPage, type picture } from '../../../write.ts';

type Words = {
  slug: string;
  name: string;
  title: string;
  preamble: string;
  description: string;
  /** 2026-11-05 */
  date: string;
  image: ReturnType<typeof picture>;
  tags: readonly Tag[];
  author: string;
  article: Written<BlockFields['story-article']>;
};

/** Ids that stories refer to; what people read stands on the index. */
type Tag = 'buying' | 'owning' | 'electric' | 'workshop' | 'money';

export function story(words: Words): DemoPage {
  const { slug, name, title, preamble, description, date, image, tags, author, article } = words;
  const year = date.slice(0, 4);
  return {
    id: `stories.${year}.${slug}`,
    language: 'sv',
    path: `/goda-rad/${year}/${slug}`,
    name,
    hideInNavigation: true,
    fields: {
      metaTitle: title,
      navTitle: name,
      metaDescription: description,
      ogImage: image,
      template: 'story',
      story: { title, preamble, date, image, tags: tags.map((tag) => `{${tag}}`).join('|'), author },
    },
    main: [
      block('story-navigation', {}),
      block('story-article', article),
      block('story-navigation', { look: 'cards' }),
      block('stories-teaser', { title: 'Fler goda råd' }),
    ],
  };
}
