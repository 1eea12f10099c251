import { z } from 'zod';
import { pageTemplates, storiesIndexFields, storyFields } from '../../features/stories/story.ts';
import type { Stored } from '../../shared/platform/fields/fields.ts';
import {
  address,
  choice,
  flag,
  group,
  link,
  media,
  nameOf,
  number,
  schemaOf,
  text,
} from '../../shared/platform/fields/fields.ts';

/** What an editor may set on any page, per language (SHELL-26). */
export const pageFields = {
  metaTitle: text('Title in search results'),
  navTitle: text('Title in menus'),
  metaDescription: text('Description in search results', { max: 400 }),
  ogDescription: text('Description when shared', { max: 400 }),
  ogImage: media('Picture when shared'),
  canonicalURL: address('Canonical address', { help: 'Only when this page repeats another one.' }),
  hideFromSearchEngines: flag('Not for search engines', {
    help: 'For pages that say something to one visitor only.',
  }),
  BrandDesign: nameOf('theme', 'Brand design', { help: 'Empty: the design of the site.' }),
  gtmID: text('Tag manager id'),
  headerOverContent: flag('Header floats over the first block'),
  externalLink: link('Leads elsewhere', { help: 'The menu links here instead of to the page.' }),
  order: number('Order in menus'),
  menuText: text('Words in the menu', { help: 'Beside the title, in the panel that the page opens.' }),
  menuImage: media('Picture in the menu', { help: 'Shown in the panel of the page above. 3:2.' }),
  isNavigableInMenuWhenItHasChildren: flag('Leads to its page although pages lie below', {
    help: 'Otherwise the menu only opens a panel.',
  }),
  template: choice('Kind of page', pageTemplates, { help: 'Stories are found by it.' }),
  story: group('Story', storyFields, { help: 'When the page is a story.' }),
  storiesIndex: group('Stories index', storiesIndexFields, { help: 'When stories are listed on the page.' }),
};

export type PageFields = Stored<typeof pageFields>;

const blockDocument = z.object({ id: z.string(), block: z.string(), fields: z.unknown() });

/** A page as the studio publishes it. Its blocks are checked one by one, so that a broken one breaks only itself. */
export const pageDocument = z.object({
  path: z.string().regex(/^\/[^?#]*$/, 'a path starts with / and has no ? or #'),
  name: z.string().min(1),
  /** Some content platforms send 1 for true (SITE-28). */
  hideInNavigation: z
    .union([z.boolean(), z.literal(1), z.literal(0)])
    .transform(Boolean)
    .default(false),
  fields: schemaOf(pageFields).prefault({}),
  header: z.array(blockDocument).default([]),
  main: z.array(blockDocument).default([]),
  footer: z.array(blockDocument).default([]),
  changedAt: z.string().default(''),
});

export type BlockDocument = z.infer<typeof blockDocument>;
