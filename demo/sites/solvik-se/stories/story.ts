import type { BlockFields } from '../../../../src/blocks/block-fields.ts';
import type { Written } from '../../../../src/platform/fields/fields.ts';
import { block, type DemoPage, type picture } from '../../../write.ts';

type Words = {
  slug: string;
  name: string;
  title: string;
  preamble: string;
  description: string;
  /** 2026-11-04 */
  date: string;
  image: ReturnType<typeof picture>;
  tags: readonly Tag[];
  author: string;
  design?: 'mini';
  article: Written<BlockFields['story-article']>;
};

/** Ids that stories refer to; what people read stands on the index of each language. */
type Tag = 'road' | 'owning' | 'workshop' | 'news' | 'people' | 'city';

export function swedishStory(words: Words): DemoPage {
  return story('sv', words, 'Fler berättelser');
}

export function englishStory(words: Words): DemoPage {
  return story('en', words, 'More stories');
}

function story(language: DemoPage['language'], words: Words, more: string): DemoPage {
  const { slug, name, title, preamble, description, date, image, tags, author, design, article } = words;
  const year = date.slice(0, 4);
  return {
    id: `berattelser.${year}.${slug}`,
    language,
    path: `/berattelser/${year}/${slug}`,
    name,
    hideInNavigation: true,
    fields: {
      metaTitle: title,
      navTitle: name,
      metaDescription: description,
      ogImage: image,
      ...(design && { BrandDesign: design }),
      template: 'story',
      story: { title, preamble, date, image, tags: tags.map((tag) => `{${tag}}`).join('|'), author },
    },
    main: [
      block('story-navigation', {}),
      block('story-article', article),
      block('story-navigation', { look: 'cards' }),
      block('stories-teaser', { title: more }),
    ],
  };
}
