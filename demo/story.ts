import type { BlockFields } from '../src/content/blocks/block-fields.ts';
import type { Authored } from '../src/shared/platform/fields/fields.ts';
import { createPage } from './page.ts';
import { block, type DemoBlock, type DemoPage, type picture } from './site-builder.ts';

export type StoryContent<Tag extends string> = {
  slug: string;
  /** In lists of pages; the title when left out. */
  name?: string;
  title: string;
  preamble: string;
  /** In search results; the preamble when left out. */
  description?: string;
  /** 2026-11-04 */
  date: string;
  image: ReturnType<typeof picture>;
  /** Ids; their labels are on the page that lists the stories. */
  tags: readonly Tag[];
  author: string;
  fields?: Partial<DemoPage['fields']>;
  article: Authored<BlockFields['story-article']>;
};

/** A story page: links back and onwards around the article; each site adds what follows. */
export function createStory<Tag extends string>(
  language: DemoPage['language'],
  path: string,
  words: StoryContent<Tag>,
  end: { share?: DemoBlock; teaser?: DemoBlock },
): DemoPage {
  const { title, preamble, date, image, tags, author, article, fields } = words;
  return createPage(language, {
    path,
    name: words.name ?? title,
    title,
    description: words.description ?? preamble,
    hidden: true,
    fields: {
      ogImage: image,
      template: 'story',
      story: { title, preamble, date, image, author, tags: tags.map((tag) => `{${tag}}`).join('|') },
      ...fields,
    },
    main: [
      block('story-navigation', {}),
      block('story-article', article),
      ...(end.share ? [end.share] : []),
      block('story-navigation', { look: 'cards' }),
      ...(end.teaser ? [end.teaser] : []),
    ],
  });
}
