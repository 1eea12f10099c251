import type { MediaReference, Stored } from '../../shared/platform/fields/fields.ts';
import { choice, flag, list, longText, media, text } from '../../shared/platform/fields/fields.ts';

/*
 * How a story is written. A story is a page like any other; these fields make it one.
 *
 *   The index, once per language (there may be several, such as news and stories):
 *     path '/berattelser'
 *     fields: {
 *       template: 'stories index',
 *       storiesIndex: {
 *         showDates: true, highlightLatestStory: true, layout: 'Variant 1',
 *         tags: [{ id: 'road', key: 'pa-vag', value: 'På väg' }],   // key: in addresses; value: what people read
 *       },
 *     }
 *     main: [block('stories-list', { title: 'Berättelser', lead: 'Om vägar, bilar och folket som lagar dem' })]
 *
 *   Each story, below its index (with a year between them, or directly):
 *     path '/berattelser/2026/fyrtio-mil-kust', hideInNavigation: true
 *     fields: {
 *       template: 'story',
 *       story: { title, preamble, date: '2026-11-04', image: picture(…), tags: '{road}|{people}', author: 'Linn Hedvall' },
 *       metaTitle, metaDescription, ogImage …
 *     }
 *     main: [block('story-navigation', {}), block('story-article', { parts: [{ text: prose(`…`) }] }),
 *            block('stories-teaser', { title: 'Senaste berättelserna' })]
 *
 * The article shows title, preamble, picture, author and date from the story's own fields: write them once.
 */

/** What makes a page a story. Lists, teasers, the article and the content API all read these. */
export const storyFields = {
  title: text('Title', { help: 'Empty: the name of the page.' }),
  preamble: longText('Preamble', { help: 'One or two sentences, on cards and above the article.' }),
  date: text('Date', {
    help: 'As 2026-11-04, or 2026-11-04T08:30 to order stories of one day.',
  }),
  image: media('Picture'),
  tags: text('Tags', {
    max: 2000,
    help: 'Ids of tags of the stories index, as {road}|{people}.',
  }),
  author: text('Author'),
};

/** Set on the stories index page: how its stories are shown, and the tags they may carry. */
export const storiesIndexFields = {
  showDates: flag('Dates on cards'),
  highlightLatestStory: flag('The latest story is large'),
  layout: choice('Layout', ['Variant 1', 'Variant 2'], {
    help: 'Variant 1: two columns. Variant 2: one column, picture beside the words.',
  }),
  tags: list('Tags', {
    id: text('Id', { help: 'What stories refer to; never change it.' }),
    key: text('Key', { help: 'Stands in addresses, such as pa-vag.' }),
    value: text('Name', { help: 'What people read.' }),
  }),
};

/** A page is a story, an index of stories, or neither. */
export const pageTemplates = ['page', 'story', 'stories index'] as const;
export type PageTemplate = (typeof pageTemplates)[number];

export type StoryTag = Stored<typeof storiesIndexFields>['tags'][number];
export type StoriesLayout = Stored<typeof storiesIndexFields>['layout'];

export type Story = {
  id: string;
  /** The page's name in the tree. */
  name: string;
  path: string;
  title: string;
  preamble: string;
  /** '2026-11-04', with or without a time of day; '' when an editor left it out. */
  date: string;
  image: MediaReference | undefined;
  /** Ids of tags, without braces, in lower case. */
  tags: readonly string[];
  author: string;
};

export type StoriesIndex = {
  id: string;
  name: string;
  path: string;
  showDates: boolean;
  highlightLatestStory: boolean;
  layout: StoriesLayout;
  tags: readonly StoryTag[];
};
