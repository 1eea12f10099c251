import type { CollectionConfig } from 'payload';
import { footerFields } from '../../src/web/shell/footer/fields.ts';
import { headerFields } from '../../src/web/shell/header/fields.ts';
import { refuseForeignSite, restrictAuthorsToDrafts } from '../access/author-guard.ts';
import { refuseForeignMedia } from '../access/own-media.ts';
import { draftAccess } from '../access/own-sites.ts';
import { toStudioFields } from '../forms/to-studio-fields.ts';
import { refuseForeignLinks } from '../links/refuse-foreign-links.ts';
import { requestField } from '../publishing-requests/request-field.ts';
import { keepBothStates, rememberBothStates } from '../trash/keep-both-states.ts';
import { checkTrashing, refuseSecondBesideTrash, separateTrashing } from '../trash/trash-hooks.ts';
import { drafts } from './drafts.ts';
import { siteField } from './site-field.ts';
import { siteTitleField } from './site-title-field.ts';

export const shells: CollectionConfig = {
  slug: 'shells',
  labels: { singular: 'Header and footer', plural: 'Headers and footers' },
  admin: {
    group: 'Site',
    useAsTitle: 'title',
    defaultColumns: ['title', '_status', 'updatedAt'],
    description: 'What is shown above and below every page of a site: logo, extra links, message, footer.',
    enableListViewSelectAPI: true,
    components: {
      edit: {
        beforeDocumentControls: [
          '/components/preview/preview-clicks.tsx#PreviewClicks',
          '/components/rows/new-row-expander.tsx#NewRowExpander',
        ],
      },
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
  trash: true,
  access: draftAccess,
  hooks: {
    beforeOperation: [separateTrashing, restrictAuthorsToDrafts],
    beforeValidate: [refuseSecondBesideTrash],
    beforeChange: [
      refuseForeignSite,
      refuseForeignMedia,
      refuseForeignLinks,
      checkTrashing,
      rememberBothStates,
    ],
    afterChange: [keepBothStates],
  },
  fields: [
    requestField,
    siteTitleField,
    siteField({ unique: true }),
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
              fields: toStudioFields(headerFields),
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
              fields: toStudioFields(footerFields),
            },
          ],
        },
      ],
    },
  ],
};
