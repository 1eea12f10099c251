import type { CollectionConfig, Field, Tab } from 'payload';
import { pageFields } from '../../src/content/publishing/page-document.ts';
import { refuseForeignSite, restrictAuthorsToDrafts } from '../access/author-guard.ts';
import { refuseForeignMedia } from '../access/own-media.ts';
import { draftAccess } from '../access/own-sites.ts';
import { blockNames } from '../forms/blocks.ts';
import { toStudioField } from '../forms/to-studio-fields.ts';
import { refuseForeignLinks } from '../links/refuse-foreign-links.ts';
import { requestField } from '../publishing-requests/request-field.ts';
import { checkStory } from '../stories/check-story.ts';
import { storiesIndexForm, storyForm } from '../stories/story-form.ts';
import { keepBothStates, rememberBothStates } from '../trash/keep-both-states.ts';
import { checkTrashing, separateTrashing } from '../trash/trash-hooks.ts';
import { drafts } from './drafts.ts';
import { refuseDeleteWithChildren, refuseTrashWithChildren, setPagePath } from './page-path-hooks.ts';
import {
  hideInNavigation,
  keyField,
  languagesField,
  nameField,
  parentField,
  pathField,
  slugField,
  titleField,
  usedByField,
} from './page-tree-fields.ts';
import { recomputePaths } from './recompute-paths.ts';
import { refuseUnknownForms } from './refuse-unknown-forms.ts';
import { siteField } from './site-field.ts';
import { setWrittenAt, writtenAtField } from './written-at.ts';

type PageField = keyof typeof pageFields;

const searchFields: readonly PageField[] = [
  'metaTitle',
  'metaDescription',
  'ogDescription',
  'ogImage',
  'canonicalURL',
  'hideFromSearchEngines',
];
const menuFields: readonly PageField[] = [
  'navTitle',
  'order',
  'menuText',
  'menuImage',
  'isNavigableInMenuWhenItHasChildren',
  'externalLink',
];
const storyFields: readonly PageField[] = ['story', 'storiesIndex'];
// Fields that are added later are found among these.
const placed = new Set<string>([...searchFields, ...menuFields, ...storyFields]);
const otherFields = (Object.keys(pageFields) as PageField[]).filter((name) => !placed.has(name));

/** Fields that only apply to pages of one template. */
const templateOf: Partial<Record<PageField, string>> = { story: 'story', storiesIndex: 'stories index' };

/** First of all for a story, and for the page that lists them; others do not have it. */
const storyTab: Tab = {
  ...tab('Story', 'For stories, and for the page that lists them.', storyFields),
  admin: { condition: ({ template }) => template === 'story' || template === 'stories index' },
};

export const pages: CollectionConfig = {
  slug: 'pages',
  labels: { singular: 'Page', plural: 'Pages' },
  admin: {
    group: 'Content',
    useAsTitle: 'title',
    defaultColumns: ['title', 'path', 'site', '_status', 'changedBy', 'updatedAt'],
    listSearchableFields: ['title', 'name', 'path', 'key'],
    description: 'Every page of every site you work on. Nothing is public before it is published.',
    enableListViewSelectAPI: true,
    components: {
      beforeListTable: [
        '/views/page-tree/tree-link.tsx#TreeLink',
        '/components/uses/bulk-deletion-warning.tsx#BulkDeletionWarning',
      ],
      edit: {
        beforeDocumentControls: [
          '/components/preview/preview-clicks.tsx#PreviewClicks',
          '/components/rows/new-row-expander.tsx#NewRowExpander',
          '/components/uses/deletion-warning.tsx#DeletionWarning',
        ],
        editMenuItems: ['/components/duplicate/duplicate-link.tsx#DuplicateLink'],
      },
      views: {
        tree: { Component: '/views/page-tree/page-tree-view.tsx#PageTreeView', path: '/tree', exact: true },
        newPage: {
          Component: '/views/new-document/new-page-view.tsx#NewPageView',
          path: '/create',
          exact: true,
        },
      },
    },
  },
  versions: drafts,
  trash: true,
  access: draftAccess,
  hooks: {
    beforeOperation: [separateTrashing, restrictAuthorsToDrafts],
    beforeChange: [
      refuseForeignSite,
      refuseForeignMedia,
      refuseForeignLinks,
      checkTrashing,
      rememberBothStates,
      refuseTrashWithChildren,
      checkStory,
      refuseUnknownForms,
      setWrittenAt,
      setPagePath,
    ],
    afterChange: [keepBothStates, recomputePaths],
    beforeDelete: [refuseDeleteWithChildren],
  },
  fields: [
    nameField,
    {
      type: 'tabs',
      tabs: [
        storyTab,
        {
          label: 'Content',
          fields: [blocksField('main', 'Content', 'The blocks of the page, from top to bottom.')],
        },
        {
          label: 'Above and below',
          description: 'Blocks outside the content itself; most pages have none.',
          fields: [
            blocksField('header', 'Above the content', 'Right below the menu.'),
            blocksField('footer', 'Below the content', 'Right above the footer.'),
          ],
        },
        tab('Search and sharing', 'What search engines and social media show.', searchFields),
        {
          label: 'In menus',
          description: 'How the page is listed in the menus of the site.',
          fields: [hideInNavigation, ...menuFields.map(pageField)],
        },
        tab('Look and tags', 'Where the page differs from its site.', otherFields),
      ],
    },
    requestField,
    languagesField,
    usedByField,
    siteField(),
    parentField,
    slugField,
    pathField,
    keyField,
    titleField,
    writtenAtField,
  ],
};

function blocksField(name: string, label: string, description: string): Field {
  return {
    name,
    label,
    labels: { singular: 'Block', plural: 'Blocks' },
    type: 'blocks',
    localized: true,
    blocks: [],
    blockReferences: blockNames as never,
    admin: { initCollapsed: true, description },
  };
}

function tab(label: string, description: string, names: readonly PageField[]): Tab {
  return { label, description, fields: names.map(pageField) };
}

function pageField(name: PageField): Field {
  const field = formOf(
    name,
    toStudioField(name, pageFields[name], { localised: true, emptyChoice: 'Like the site' }),
  );
  const template = templateOf[name];
  if (!template) return field;
  const condition = (page: { template?: unknown }) => page.template === template;
  return { ...field, admin: { ...field.admin, condition } } as Field;
}

type OptionQuery = { options: { value: string }[]; data?: { template?: unknown } };

function formOf(name: PageField, field: Field): Field {
  if (name === 'story') return storyForm(field);
  if (name === 'storiesIndex') return storiesIndexForm(field);
  if (name !== 'template') return field;
  // Stories are made as stories; a page does not become one.
  return {
    ...field,
    admin: { ...field.admin, condition: ({ template }: { template?: unknown }) => template !== 'story' },
    filterOptions: ({ options, data }: OptionQuery) =>
      options.filter(({ value }) => value !== 'story' || data?.template === 'story'),
  } as unknown as Field;
}
