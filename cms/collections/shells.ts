import type { CollectionConfig } from 'payload';
import { footerFields } from '../../src/shell/footer/fields.ts';
import { headerFields } from '../../src/shell/header/fields.ts';
import { authorsSaveDrafts, staysInOwnSites } from '../access/author-guard.ts';
import { usesOwnMedia } from '../access/own-media.ts';
import { accessToDrafts } from '../access/own-sites.ts';
import { fieldsFor } from '../forms/fields-for.ts';
import { drafts } from './drafts.ts';
import { editionField, refuseStaleEdition } from './editions.ts';
import { siteField } from './site-field.ts';
import { titleOfSite } from './title-of-site.ts';

export const shells: CollectionConfig = {
  slug: 'shells',
  labels: { singular: 'Header and footer', plural: 'Headers and footers' },
  admin: {
    group: 'Site',
    useAsTitle: 'title',
    defaultColumns: ['title', '_status', 'updatedAt'],
    description: 'What stands above and below every page of a site: logo, extra links, message, footer.',
    enableListViewSelectAPI: true,
    components: {
      edit: { beforeDocumentControls: ['/components/rows/new-rows-open.tsx#NewRowsOpen'] },
      views: {
        newShell: {
          Component: '/views/new-document/new-shell-view.tsx#NewShellView',
          path: '/create',
          exact: true,
        },
      },
    },
  },
  versions: drafts,
  access: accessToDrafts,
  hooks: {
    beforeOperation: [authorsSaveDrafts],
    beforeChange: [staysInOwnSites, usesOwnMedia, refuseStaleEdition],
  },
  fields: [
    titleOfSite,
    siteField({ unique: true }),
    editionField,
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Header and message',
          fields: [
            {
              name: 'header',
              label: 'Header',
              type: 'group',
              localized: true,
              fields: fieldsFor(headerFields),
            },
          ],
        },
        {
          label: 'Footer',
          fields: [
            {
              name: 'footer',
              label: 'Footer',
              type: 'group',
              localized: true,
              fields: fieldsFor(footerFields),
            },
          ],
        },
      ],
    },
  ],
};
